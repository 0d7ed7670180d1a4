/** Stands in for `@generated/globalData` in component tests, with the real list of specialty pages. */
import {specialties} from '../../../src/features/specialties/data/all.ts';
import {specialtyMenu} from '../../../src/features/specialties/rules/menu.ts';

const globalData = {'specialty-pages': {default: specialtyMenu(specialties)}};

export default globalData;
