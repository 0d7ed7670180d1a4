/** What `@generated/globalData` is to component tests: the real slim list of solution pages. */
import {solutions} from '../../../src/domain/solutions/all';
import {solutionMenu} from '../../../src/data/specialties/menu';

const globalData = {'solution-pages': {default: solutionMenu(solutions)}};

export default globalData;
