import type {SpecialtyId} from './index.ts';

/** For links from typed data: a slug that has no page does not compile. */
export const specialtyPath = <Id extends SpecialtyId>(id: Id): `/solutions/${Id}` =>
  `/solutions/${id}`;

/** The choices of a call in its page's address, `?call=1-2`; any other value begins it. */
export const CALL_PARAMETER = 'call';

/** A specialty's page with its call picked up. */
export const callPath = (id: SpecialtyId): string => `${specialtyPath(id)}?${CALL_PARAMETER}=start`;
