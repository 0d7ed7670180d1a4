import {specialties} from '../../../../../src/features/specialties/data/all.ts';
import {searchWords} from '../../../../../src/features/specialties/rules/pageData.ts';

const words = searchWords({specialties});
export default words;
