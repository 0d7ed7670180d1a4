import {type IntegrationId, integrations} from '../integrations';
import {type SolutionId} from '../solutions';

/** Systems for a medical practice's charts and schedule. */
const medical = [
  'epic',
  'cerner',
  'athenahealth',
  'eclinicalworks',
  'nextgen',
  'drchrono',
  'practice-fusion',
] as const satisfies readonly IntegrationId[];

/**
 * Which listed systems serve a specialty. Where none does, a visit goes into a calendar that the
 * practice shares and everything else to the team as a note, and no page may say more
 * (plugins/solution-pages).
 */
export const systemsOf = {
  'family-medicine': medical,
  gynecologist: medical,
  pharmacies: [],
  dental: ['dentrix', 'eaglesoft', 'curve-dental', 'open-dental'],
  optometry: [],
  physiotherapy: ['drchrono', 'practice-fusion', 'athenahealth'],
  chiropractors: ['drchrono', 'practice-fusion'],
  acupuncture: [],
  'medical-spas': [],
  dietitians: ['drchrono', 'practice-fusion'],
  veterinarians: [],
} as const satisfies Readonly<Record<SolutionId, readonly IntegrationId[]>>;

/** What happens where no listed system serves the specialty. */
export const withoutSystem =
  'No listed system serves it yet: visits go into a calendar that you share with us, and everything else reaches your team as a note.';

/** 'Dentrix, Eaglesoft and Curve Dental', or what happens without one. */
export const systemNames = (id: SolutionId): readonly string[] =>
  systemsOf[id].map((system) => integrations[system].name);
