/** Time zones as logs name them, and the zone that a practice's clock is on. */

/** Seconds that a zone is ahead of UTC when its clocks show a time (seconds since 1970). */
export type Zone = (clock: number) => number;

/** Zones of US practices: their names, letters of their short names, and hours ahead of UTC in winter. */
const US_ZONES = [
  ['America/New_York', 'Eastern Time', 'E', -5],
  ['America/Chicago', 'Central Time', 'C', -6],
  ['America/Denver', 'Mountain Time', 'M', -7],
  ['America/Phoenix', 'Arizona time', null, -7],
  ['America/Los_Angeles', 'Pacific Time', 'P', -8],
  ['America/Anchorage', 'Alaska Time', 'AK', -9],
  ['Pacific/Honolulu', 'Hawaii Time', 'H', -10],
] as const;

/** Zones that the clock of a US practice may be on. */
export const practiceZones = US_ZONES.map(([place, name]) => [place, name] as const);

const NAMES = '(eastern|central|mountain|pacific|alaska|hawaii)(?:an)?';
/** A zone behind a time: its offset from UTC, place, name, or letters, perhaps in parentheses. */
export const ZONE = `(?:${[
  '\\(?(?:utc|gmt)? ?[+-]\\d{1,2}(?::?\\d{2})?\\)?',
  '\\(?(?:utc|gmt|z|(?:[ECMP]|AK|H)[SD]?T)\\)?(?![\\w/])',
  '\\[?(?:America|US|Pacific)/\\w+(?:/\\w+)?\\]?',
  `${NAMES.replace('(', '(?:')}(?: standard| daylight)? time(?: \\(us & canada\\))?`,
  '\\([^)]* time\\)',
].join('|')})`;

const OFFSET = /(?:utc|gmt|^) ?([+-])(\d{1,2})(?::?(\d{2}))?/i;
const PLACE = /\b(?:[A-Z][a-z]+|US)\/\w+(?:\/\w+)?/;
const NAME = new RegExp(`\\b${NAMES}\\b(?: (standard|daylight))?`, 'i');
const SHORT = /\b(E|C|M|P|H|AK)([SD]?)T\b/;

/**
 * Seconds that a place is ahead of UTC at a moment (seconds since 1970). Null where the browser doesn't
 * know the place.
 */
export const offsetOfPlace = (timeZone: string): ((start: number) => number) | null => {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', {timeZone, timeZoneName: 'longOffset'});
  } catch {
    return null;
  }
  // A log has thousands of lines in a few hundred hours.
  const hours = new Map<number, number>();
  return (start) => {
    const hour = Math.floor(start / 3600);
    const offset = hours.get(hour) ?? offsetIn(format.format(hour * 3_600_000)) ?? 0;
    hours.set(hour, offset);
    return offset;
  };
};

const zoneOfPlace = (timeZone: string): Zone | null => {
  const offsetAt = offsetOfPlace(timeZone);
  return offsetAt && ((clock) => offsetAt(clock - offsetAt(clock)));
};

/** Seconds of the offset in a text such as '-07:00' or 'GMT-7'; null without one. */
const offsetIn = (text: string): number | null => {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(text) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
};

/** Finds the zone that a text names; null if it names no known one. */
export const zoneIn = (text: string): Zone | null => {
  const [, name, season] = NAME.exec(text.toLowerCase()) ?? [];
  const offset = offsetIn(text.trim());
  // '(UTC-05:00) Eastern Time' is what Windows calls it in summer, too.
  if (offset !== null && (!name || season)) return () => offset;
  // 'Date/Time' looks like a place, too.
  const place = zoneOfPlace(PLACE.exec(text)?.[0] ?? '');
  if (place) return place;
  const [, short, letter] = SHORT.exec(text) ?? [];
  const zone = US_ZONES.find(([, zoneName, letters]) =>
    name ? zoneName.toLowerCase().startsWith(name) : letters === short,
  );
  if (!zone) return /\b(?:z|utc|gmt|zulu)\b/i.test(text) ? () => 0 : null;
  const [zonePlace, , , hours] = zone;
  const isSummer = season === 'daylight' || (!name && letter === 'D');
  const isWinter = season === 'standard' || (!name && letter === 'S');
  if (!isSummer && !isWinter) return zoneOfPlace(zonePlace);
  return () => (hours + (isSummer ? 1 : 0)) * 3600;
};

/** Zones that a browser names in place of the true one. */
const HIDING = /^(?:UTC|GMT|Etc\/.*|Atlantic\/Reykjavik|Africa\/Abidjan)$/;

/**
 * The zone of this device, as one of the US zones that has the same offsets in a year: Detroit is
 * Eastern Time. Null where the browser hides it.
 */
export const deviceZone = (timeZone: string, year: number): readonly [string, string] | null => {
  if (HIDING.test(timeZone)) return null;
  const offsets = (zone: string): string =>
    [1, 7].map((month) => offsetOfPlace(zone)?.(Date.UTC(year, month) / 1000)).join();
  const own = offsets(timeZone);
  return (
    practiceZones.find(([zone]) => offsets(zone) === own) ?? [
      timeZone,
      timeZone.replaceAll('_', ' '),
    ]
  );
};
