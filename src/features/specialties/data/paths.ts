import {CALL_PARAMETER} from '../../call/callScript.ts';
import {type SpecialtyId, specialtyPath} from '../../../data/specialtyIds.ts';

/** Path of a specialty's page that opens with its call answered. */
export const callPath = (id: SpecialtyId): string => `${specialtyPath(id)}?${CALL_PARAMETER}=start`;
