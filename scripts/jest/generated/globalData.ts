/** What `@generated/globalData` is to component tests: the real slim list of specialty pages. */
import {specialties} from '../../../src/data/specialties/all';
import {specialtyMenu} from '../../../src/data/specialties/menu';

const globalData = {'specialty-pages': {default: specialtyMenu(specialties)}};

export default globalData;
