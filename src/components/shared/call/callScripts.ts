import type {CallScript} from '@site/src/data/calls/callScript';
import type {SolutionId} from '@site/src/data/solutions';

type Load = () => Promise<{readonly script: CallScript}>;

/** Each in a chunk of its own, fetched when its call is taken. */
const scripts: Readonly<Partial<Record<SolutionId, Load>>> = {
  'family-medicine': () => import('@site/src/data/calls/family-medicine'),
  gynecologist: () => import('@site/src/data/calls/gynecologist'),
  pharmacies: () => import('@site/src/data/calls/pharmacies'),
  dental: () => import('@site/src/data/calls/dental'),
  optometry: () => import('@site/src/data/calls/optometry'),
  physiotherapy: () => import('@site/src/data/calls/physiotherapy'),
  chiropractors: () => import('@site/src/data/calls/chiropractors'),
  acupuncture: () => import('@site/src/data/calls/acupuncture'),
  'medical-spas': () => import('@site/src/data/calls/medical-spas'),
  dietitians: () => import('@site/src/data/calls/dietitians'),
  veterinarians: () => import('@site/src/data/calls/veterinarians'),
};

/** Specialties whose call can be had; the others show their sample alone. */
export const hasScript = (id: SolutionId): boolean => scripts[id] !== undefined;

export const loadScript = async (id: SolutionId): Promise<CallScript> => {
  const load = scripts[id];
  if (load === undefined) throw new Error(`There is no script for ${id}`);
  return (await load()).script;
};
