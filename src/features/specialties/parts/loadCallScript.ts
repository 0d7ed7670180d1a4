import type {SpecialtyId} from '@site/src/data/specialtyIds';
import type {CallScript} from '@site/src/features/call/callScript';

/** Loads the chunk with a specialty's script. */
export const loadCallScript = async (id: SpecialtyId): Promise<CallScript> => {
  const module = (await import(`@site/src/features/specialties/data/${id}/call`)) as {
    script: CallScript;
  };
  return module.script;
};
