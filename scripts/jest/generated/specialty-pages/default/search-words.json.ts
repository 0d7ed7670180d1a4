import {specialties} from '../../../../../src/features/specialties/data/all.ts';
import {specialtySearchWords} from '../../../../../src/features/specialties/rules/pageData.ts';

const words = specialtySearchWords({specialties});
export default words;
