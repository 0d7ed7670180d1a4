import {acupuncture} from './solutions/acupuncture';
import {chiropractors} from './solutions/chiropractors';
import {dental} from './solutions/dental';
import {dietitians} from './solutions/dietitians';
import {familyMedicine} from './solutions/family-medicine';
import {gynecologist} from './solutions/gynecologist';
import {medicalSpas} from './solutions/medical-spas';
import {optometry} from './solutions/optometry';
import {pharmacies} from './solutions/pharmacies';
import {physiotherapy} from './solutions/physiotherapy';
import {type Solution} from './solutions/types';
import {veterinarians} from './solutions/veterinarians';

/**
 * The solution pages: key = slug under /solutions, order = order in the menus.
 *
 * Adding a page is adding an object here. Route, header, footer, overview, sitemap, page-view title
 * and tests follow from it; the build says what is wrong with it.
 *
 * Components take this module's types only: its data reaches a page through the plugin, each
 * object in the chunk of its own page.
 */
export const solutions = {
  'family-medicine': familyMedicine,
  gynecologist,
  pharmacies,
  dental,
  optometry,
  physiotherapy,
  chiropractors,
  acupuncture,
  'medical-spas': medicalSpas,
  dietitians,
  veterinarians,
} satisfies Record<string, Solution>;

/** A slug that has a page. Links, labels and cards are typed with it. */
export type SolutionId = keyof typeof solutions;

export const solutionIds = Object.keys(solutions) as SolutionId[];

/** The pages that the specification registers. Taking one out does not compile. */
type RegisteredId =
  | 'dental'
  | 'family-medicine'
  | 'physiotherapy'
  | 'optometry'
  | 'medical-spas'
  | 'gynecologist'
  | 'chiropractors'
  | 'acupuncture'
  | 'pharmacies'
  | 'veterinarians'
  | 'dietitians';
solutions satisfies Record<RegisteredId, Solution>;
