/** Time zone of the office in Toronto. IANA name. */
export const officeZone = 'America/Toronto';

export interface OfficeHours {
  readonly days: string;
  /** Display text; null when closed. */
  readonly hours: string | null;
  /** Weekdays with these hours. */
  readonly weekdays: readonly string[];
  /** Hours from 0 to 24, Eastern Time; null when closed. */
  readonly open: {readonly from: number; readonly to: number} | null;
}

/** Hours from a morning to an afternoon. */
const open = (from: number, to: number): Pick<OfficeHours, 'hours' | 'open'> => ({
  hours: `${from}:00 AM–${to - 12}:00 PM EST`,
  open: {from, to},
});

/** Office hours, fixed by the owner. A holiday is `npm run owner -- close` (private.closed_days). */
export const officeHours: readonly OfficeHours[] = [
  {days: 'Monday–Friday', weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], ...open(8, 18)},
  {days: 'Saturday', weekdays: ['Sat'], ...open(9, 14)},
  {days: 'Sunday', hours: null, weekdays: ['Sun'], open: null},
];
