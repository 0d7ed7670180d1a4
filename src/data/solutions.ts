import type {Solution} from './solutions/types';

/**
 * The solution pages: key = slug under /solutions, order = order in the menus.
 *
 * Adding a page is adding an object here. Route, header, footer, overview, sitemap, page-view title
 * and tests follow from it; the build says what is wrong with it.
 */
export const solutions = {
  'family-medicine': {
    group: 'medical',
    icon: 'stethoscope',
    menuLabel: 'Family medicine',
    pageViewTitle: 'Family Medicine Solutions',
  },
  gynecologist: {
    group: 'medical',
    icon: 'gender-female',
    menuLabel: 'Gynecology',
    pageViewTitle: 'Gynecology Solutions',
  },
  pharmacies: {
    group: 'medical',
    icon: 'pill',
    menuLabel: 'Pharmacies',
    pageViewTitle: 'Pharmacy Solutions',
  },
  dental: {
    group: 'dental-and-eye',
    icon: 'tooth',
    menuLabel: 'Dental',
    pageViewTitle: 'Dental Solutions',
  },
  optometry: {
    group: 'dental-and-eye',
    icon: 'eyeglasses',
    menuLabel: 'Optometry',
    pageViewTitle: 'Optometry Solutions',
  },
  physiotherapy: {
    group: 'body-and-movement',
    icon: 'person-simple-walk',
    menuLabel: 'Physiotherapy',
    pageViewTitle: 'Physiotherapy Solutions',
  },
  chiropractors: {
    group: 'body-and-movement',
    icon: 'bone',
    menuLabel: 'Chiropractic',
    pageViewTitle: 'Chiropractic Solutions',
  },
  acupuncture: {
    group: 'body-and-movement',
    icon: 'needle',
    menuLabel: 'Acupuncture',
    pageViewTitle: 'Acupuncture Solutions',
  },
  'medical-spas': {
    group: 'wellness-and-animals',
    icon: 'flower-lotus',
    menuLabel: 'Medical spas',
    pageViewTitle: 'Medical Spa Solutions',
  },
  dietitians: {
    group: 'wellness-and-animals',
    icon: 'carrot',
    menuLabel: 'Dietitians',
    pageViewTitle: 'Dietitian Solutions',
  },
  veterinarians: {
    group: 'wellness-and-animals',
    icon: 'paw-print',
    menuLabel: 'Veterinarians',
    pageViewTitle: 'Veterinary Solutions',
  },
} as const satisfies Record<string, Solution>;

export type SolutionId = keyof typeof solutions;

export const solutionIds = Object.keys(solutions) as SolutionId[];

/** For links from typed data: a slug that has no page does not compile. */
export const solutionPath = (id: SolutionId): `/solutions/${SolutionId}` => `/solutions/${id}`;
