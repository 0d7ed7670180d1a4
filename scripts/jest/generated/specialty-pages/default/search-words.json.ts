import {specialties} from '../../../../../src/data/specialties/all.ts';
import {searchWords} from '../../../../../src/domain/specialties/pageData.ts';

const words = searchWords({specialties});
export default words;
