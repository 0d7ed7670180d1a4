import type {SpecialtyId} from '@site/src/data/specialties';
import type {CallScript} from '@site/src/data/specialties/callScript';

/** Loads a script, a separate chunk, when its call is started. */
export const loadScript = async (id: SpecialtyId): Promise<CallScript> => {
  const module = (await import(`@site/src/data/specialties/${id}/call`)) as {script: CallScript};
  return module.script;
};
