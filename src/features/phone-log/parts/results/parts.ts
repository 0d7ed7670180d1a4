/** What is loaded once a file is taken. */
export {Account} from '../sheet/Account';
export {Sheet} from '../sheet/Sheet';
export {Month} from './Month';
export {Verdict} from './Verdict';
