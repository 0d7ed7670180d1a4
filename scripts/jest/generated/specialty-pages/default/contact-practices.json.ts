import {specialties} from '../../../../../src/data/specialties/all.ts';
import {contactPractices} from '../../../../../src/domain/specialties/pageData.ts';

const practices = contactPractices({specialties});
export default practices;
