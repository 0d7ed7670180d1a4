import {specialties} from '../../../../../src/data/specialties/all';
import {searchWords} from '../../../../../src/domain/specialties/published';

const words = searchWords({specialties});
export default words;
