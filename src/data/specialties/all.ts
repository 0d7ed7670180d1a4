import {type SpecialtyId, specialtyIds} from './index.ts';
import type {Specialty} from './schema.ts';

/** Every page as it is written. For programs in Node: a visitor gets one, from the plugin. */
export const specialties = Object.fromEntries(
  // A folder and its id are all that a new specialty needs: imports by name would be a line more for
  // each, and `import()` answers too late for tests that are made from this.
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- see above
  specialtyIds.map((id) => [id, (require(`./${id}/page`) as {specialty: Specialty}).specialty]),
) as Readonly<Record<SpecialtyId, Specialty>>;
