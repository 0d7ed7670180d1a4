import type {SpecialtyId} from '../../../data/specialtyIds.ts';

/** Builds a path from a typed slug, so that a slug without a page doesn't compile. */
export const specialtyPath = <Id extends SpecialtyId>(id: Id): `/solutions/${Id}` =>
  `/solutions/${id}`;

/** Query parameter with the choices of a call, `?call=1-2`; any other value starts the call. */
export const CALL_PARAMETER = 'call';

/** Path of a specialty's page that opens with its call answered. */
export const callPath = (id: SpecialtyId): string => `${specialtyPath(id)}?${CALL_PARAMETER}=start`;
