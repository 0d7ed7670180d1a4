import {specialties} from '../../../../../src/features/specialties/data/all.ts';
import {contactPractices} from '../../../../../src/features/specialties/rules/pageData.ts';

const practices = contactPractices({specialties});
export default practices;
