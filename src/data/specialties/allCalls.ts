import type {CallScript} from './callScript.ts';
import {type SpecialtyId, specialtyIds} from './index.ts';

/** Every call's script, for programs in Node. Apart from the pages, which the handbook shows. */
export const callScripts = Object.fromEntries(
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- as in all.ts
  specialtyIds.map((id) => [id, (require(`./${id}/call`) as {script: CallScript}).script]),
) as Readonly<Record<SpecialtyId, CallScript>>;
