const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** Formats a day, the same in every time zone: '2025-09-18' → 'Sep 18, 2025'. */
export const formatDay = (isoDay: string): string => day.format(new Date(isoDay));

/** Formats the UTC day of a date: '2025-09-18'. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Checks for a date up to today, in UTC. */
export const isPublished = (date: Date, now: Date): boolean => isoDay(date) <= isoDay(now);
