import {HOURS_PER_FTE_WEEK} from '../../data/roiAssumptions.ts';
import type {RoiInputId} from '../../data/roiFields.ts';

/** Ten decimals: enough to be exact for people, few enough to lose 0.1 + 0.2. */
const tidy = (value: number): number => {
  const rounded = Math.round(value * 1e10) / 1e10;
  return Number.isFinite(rounded) && Math.abs(value) < 1e5 ? rounded : value;
};

/** Full-time equivalents to hours a week, all staff together. */
export const fteToWeeklyHours = (fte: number): number => tidy(fte * HOURS_PER_FTE_WEEK);

/** Hours a week, all staff together, to full-time equivalents. */
export const weeklyHoursToFte = (hours: number): number => hours / HOURS_PER_FTE_WEEK;

/** An input in the unit the visitor edits: weekly hours for staff, itself for the rest. */
export const toFieldValue = (id: RoiInputId, value: number): number =>
  id === 'currentReceptionists' ? fteToWeeklyHours(value) : value;

/** A field's number in the unit the formula takes. */
export const fromFieldValue = (id: RoiInputId, fieldValue: number): number =>
  id === 'currentReceptionists' ? weeklyHoursToFte(fieldValue) : fieldValue;
