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

/** Office hours, fixed by the owner. */
export const officeHours: readonly OfficeHours[] = [
  {
    days: 'Monday–Friday',
    hours: '8:00 AM–6:00 PM EST',
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    open: {from: 8, to: 18},
  },
  {
    days: 'Saturday',
    hours: '9:00 AM–2:00 PM EST',
    weekdays: ['Sat'],
    open: {from: 9, to: 14},
  },
  {days: 'Sunday', hours: null, weekdays: ['Sun'], open: null},
];
