import {CALL_PARAMETER} from '../../call/callScript.ts';
import type {SpecialtyId} from '../../../data/specialtyIds.ts';

/** Builds a path from a typed slug, so that a slug without a page doesn't compile. */
export const specialtyPath = <Id extends SpecialtyId>(id: Id): `/solutions/${Id}` =>
  `/solutions/${id}`;

/** Path of a specialty's page that opens with its call answered. */
export const callPath = (id: SpecialtyId): string => `${specialtyPath(id)}?${CALL_PARAMETER}=start`;
