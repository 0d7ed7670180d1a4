import {specialties} from '../../../../../src/data/specialties/all';
import {contactPractices} from '../../../../../src/domain/specialties/published';

const practices = contactPractices({specialties});
export default practices;
