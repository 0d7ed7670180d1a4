import {loadCallScript} from '@site/src/components/shared/call/loadCallScript';
import type {SpecialtyId} from '@site/src/data/specialties';
import type {CallScript} from '@site/src/data/specialties/callScript';
import type {Specialty} from '@site/src/data/specialties/schema';

/** Loads a specialty's script and page, each a separate chunk, when its practice is chosen. */
export const loadPractice = async (
  id: SpecialtyId,
): Promise<{readonly script: CallScript; readonly specialty: Specialty}> => {
  const [script, page] = await Promise.all([
    loadCallScript(id),
    import(`@site/src/data/specialties/${id}/page`) as Promise<{specialty: Specialty}>,
  ]);
  return {script, specialty: page.specialty};
};
