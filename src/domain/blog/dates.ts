const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/**
 * '2025-09-18' → 'Sep 18, 2025', the same day for every reader. Not through `Intl`, whose first date
 * takes a browser 5 to 10 ms.
 */
export const formatDay = (isoDay: string): string => {
  const [year = '', month, day] = isoDay.split('-');
  return `${MONTHS[Number(month) - 1]} ${Number(day)}, ${year}`;
};

/** The UTC day of a date, such as '2025-09-18'. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** A post dated today is out; one dated tomorrow (UTC) is not. */
export const isOut = (date: Date, now: Date): boolean => isoDay(date) <= isoDay(now);
