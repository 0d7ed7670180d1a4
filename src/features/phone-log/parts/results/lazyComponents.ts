/** Components and texts that are loaded together before a file is read. */
export {totalsOf, totalsText} from '../../texts/totals';
export {Account, Sheet} from '../sheet/Sheet';
export {Month} from './Month';
export {Verdict} from './Verdict';
