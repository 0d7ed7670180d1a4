const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'medium', timeZone: 'UTC'});

/** '2025-09-18' → 'Sep 18, 2025', the same day for every reader. */
export const formatDay = (isoDay: string): string => day.format(new Date(isoDay));

/** The UTC day of a date, such as '2025-09-18'. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Checks whether a post is published: today's is, tomorrow's (UTC) is not. */
export const isPublished = (date: Date, now: Date): boolean => isoDay(date) <= isoDay(now);
