import {type SolutionId} from '../solutions';
import {solution as acupuncture} from './pages/acupuncture';
import {solution as chiropractors} from './pages/chiropractors';
import {solution as dental} from './pages/dental';
import {solution as dietitians} from './pages/dietitians';
import {solution as familyMedicine} from './pages/family-medicine';
import {solution as gynecologist} from './pages/gynecologist';
import {solution as medicalSpas} from './pages/medical-spas';
import {solution as optometry} from './pages/optometry';
import {solution as pharmacies} from './pages/pharmacies';
import {solution as physiotherapy} from './pages/physiotherapy';
import {solution as veterinarians} from './pages/veterinarians';
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
