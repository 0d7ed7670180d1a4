export interface OfficeHours {
  readonly days: string;
  /** As shown; null when closed. */
  readonly hours: string | null;
  /** The days that these hours hold on. */
  readonly weekdays: readonly string[];
  /** Hour of the day, 24-hour clock, Eastern time; null when closed. */
  readonly open: {readonly from: number; readonly to: number} | null;
}

/** Fixed by the owner. */
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
