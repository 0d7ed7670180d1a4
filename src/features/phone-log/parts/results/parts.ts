/** Components that are loaded together before a file is read. */
export {Account, Sheet} from '../sheet/Sheet';
export {Month} from './Month';
export {Verdict} from './Verdict';
