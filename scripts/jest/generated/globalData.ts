/** Stands in for `@generated/globalData` in component tests, with the real list of specialty pages. */
import {specialties} from '../../../src/data/specialties/all.ts';
import {specialtyMenu} from '../../../src/data/specialties/menu.ts';

const globalData = {'specialty-pages': {default: specialtyMenu(specialties)}};

export default globalData;
