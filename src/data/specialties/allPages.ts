import {type SolutionId} from './index';
import {solution as acupuncture} from './acupuncture/page';
import {solution as chiropractors} from './chiropractors/page';
import {solution as dental} from './dental/page';
import {solution as dietitians} from './dietitians/page';
import {solution as familyMedicine} from './family-medicine/page';
import {solution as gynecologist} from './gynecologist/page';
import {solution as medicalSpas} from './medical-spas/page';
import {solution as optometry} from './optometry/page';
import {solution as pharmacies} from './pharmacies/page';
import {solution as physiotherapy} from './physiotherapy/page';
import {solution as veterinarians} from './veterinarians/page';
import {type AuthoredSolution} from './schema';

/**
 * Every page as it is written, in the order of the menus: for the handbook and for programs in Node.
 * A page of the site gets its own through the plugin, and must not bring the others along.
 */
export const allPages: Readonly<Record<SolutionId, AuthoredSolution>> = {
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
};
