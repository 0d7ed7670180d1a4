/** Formats an hour from 0 to 23: 6 → '6 am', 12 → '12 pm', 20 → '8 pm'. */
export const formatHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** Formats minutes since midnight: 490 → '8:10'. */
export const clockTime = (minute: number): string => {
  const hour = Math.floor(minute / 60) % 12;
  return `${hour === 0 ? 12 : hour}:${String(minute % 60).padStart(2, '0')}`;
};

/**
 * Lowercases the end of Intl's text: '4:40 PM' → '4:40 pm'.
 *
 * @param space replaces Intl's narrow space, which not every mail program's font has
 */
export const lowercaseAmPm = (text: string, space = ' '): string =>
  text.replace(/\s([AP])M$/, (_, half: string) => `${space}${half.toLowerCase()}m`);
