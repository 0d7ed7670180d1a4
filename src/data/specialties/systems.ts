import {type IntegrationId} from '../integrations';
import {type SolutionId} from './index';

/**
 * Which of the listed systems (`src/data/integrations.ts`) practices of a specialty run on. Where
 * none does, visits go into a calendar that the practice shares, and requests go to its team as a
 * note. The pages' texts follow from this; plugins/solution-pages refuses a page that says more.
 *
 * The specification lists the systems and not the trades that run on them: an operator confirms
 * this together with `integrations` in `legalOperatorFacts.ts`.
 */
export const systems = {
  'family-medicine': [
    'epic',
    'cerner',
    'athenahealth',
    'eclinicalworks',
    'drchrono',
    'practice-fusion',
    'nextgen',
  ],
  gynecologist: ['epic', 'cerner', 'athenahealth', 'eclinicalworks', 'nextgen'],
  pharmacies: [],
  dental: ['dentrix', 'eaglesoft', 'curve-dental', 'open-dental'],
  optometry: [],
  // The first two where the clinic belongs to a hospital.
  physiotherapy: ['epic', 'cerner', 'drchrono'],
  chiropractors: ['drchrono'],
  acupuncture: [],
  'medical-spas': [],
  dietitians: [],
  veterinarians: [],
} as const satisfies Record<SolutionId, readonly IntegrationId[]>;
