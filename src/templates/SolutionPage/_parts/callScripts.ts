import type {CallScript} from '@site/src/data/specialties/callScript';
import type {SolutionId} from '@site/src/data/specialties';

type Load = () => Promise<{readonly script: CallScript}>;

/** Each in a chunk of its own, fetched when its call is taken. */
const scripts: Readonly<Partial<Record<SolutionId, Load>>> = {
  'family-medicine': () => import('@site/src/data/specialties/family-medicine/call'),
  gynecologist: () => import('@site/src/data/specialties/gynecologist/call'),
  pharmacies: () => import('@site/src/data/specialties/pharmacies/call'),
  dental: () => import('@site/src/data/specialties/dental/call'),
  optometry: () => import('@site/src/data/specialties/optometry/call'),
  physiotherapy: () => import('@site/src/data/specialties/physiotherapy/call'),
  chiropractors: () => import('@site/src/data/specialties/chiropractors/call'),
  acupuncture: () => import('@site/src/data/specialties/acupuncture/call'),
  'medical-spas': () => import('@site/src/data/specialties/medical-spas/call'),
  dietitians: () => import('@site/src/data/specialties/dietitians/call'),
  veterinarians: () => import('@site/src/data/specialties/veterinarians/call'),
};

/** Specialties whose call can be had; the others show their sample alone. */
export const hasScript = (id: SolutionId): boolean => scripts[id] !== undefined;

export const loadScript = async (id: SolutionId): Promise<CallScript> => {
  const load = scripts[id];
  if (load === undefined) throw new Error(`There is no script for ${id}`);
  return (await load()).script;
};
