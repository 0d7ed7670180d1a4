// Made once: a formatter takes longer to make than a hundred dates to format.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});

/** '2025-09-18' → 'Sep 18, 2025'. In UTC, so that a date is the same day for every reader. */
export const formatDay = (isoDay: string): string =>
  dayFormat.format(new Date(`${isoDay}T00:00:00Z`));

/** The UTC day of a date, such as '2025-09-18'. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** A post dated today is out; one dated tomorrow (UTC) is not. */
export const isOut = (date: Date, now: Date): boolean => isoDay(date) <= isoDay(now);
