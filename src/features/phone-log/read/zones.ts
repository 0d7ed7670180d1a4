import {clockAt} from './time.ts';

/** Time zones as logs name them, and the zone that a practice's clock is on. */

/** Seconds that a zone is ahead of UTC when its clocks show a time (seconds since 1970). */
export type Zone = (clock: number) => number;

/** Hours ahead of UTC. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  ...{EST: -5, EDT: -4, CST: -6, CDT: -5, MST: -7, MDT: -6, PST: -8, PDT: -7},
  ...{AKST: -9, AKDT: -8, HST: -10, UTC: 0, GMT: 0, ZULU: 0},
};
const PLACES: Readonly<Record<string, string>> = {
  ...{eastern: 'America/New_York', central: 'America/Chicago', mountain: 'America/Denver'},
  ...{pacific: 'America/Los_Angeles', alaska: 'America/Anchorage', hawaii: 'Pacific/Honolulu'},
  ...{ET: 'America/New_York', CT: 'America/Chicago', MT: 'America/Denver'},
  ...{PT: 'America/Los_Angeles', AKT: 'America/Anchorage', HT: 'Pacific/Honolulu'},
};

const OFFSET = /(?:utc|gmt)\s?([+-])(\d{1,2})(?::?(\d{2}))?|^([+-])(\d{1,2})(?::?(\d{2}))?$/i;
const PLACE = /\b(?:[A-Z][a-z]+|US)\/\w+(?:\/\w+)?/;
const NAME =
  /\b(eastern|central|mountain|pacific|alaska|hawaii)(?:an)?\b(?:\s+(standard|daylight))?/i;
const SHORT = /\b(?:UTC|GMT|ZULU|(?:[ECMP]|AK)[SD]?T|HS?T)\b/;

const fixed =
  (hours: number): Zone =>
  () =>
    hours * 3600;

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

const offsetIn = (text: string): number | null => {
  const match = OFFSET.exec(text);
  if (!match) return null;
  const [sign, hours, minutes = '0'] = match[1] ? match.slice(1, 4) : match.slice(4);
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
};

/** Finds the zone that a text names; null for none that is known. */
export const zoneIn = (text: string): Zone | null => {
  const [, name = '', season] = NAME.exec(text.toLowerCase()) ?? [];
  const offset = offsetIn(text.trim());
  // '(UTC-05:00) Eastern Time' is what Windows calls it in summer, too.
  if (offset !== null && (name === '' || season)) return fixed(offset / 3600);
  // 'Date/Time' looks like a place, too.
  const place = zoneOfPlace(PLACE.exec(text)?.[0] ?? '');
  if (place) return place;
  const short = season
    ? `${name.startsWith('ala') ? 'AK' : name.slice(0, 1).toUpperCase()}${season === 'daylight' ? 'D' : 'S'}T`
    : name === ''
      ? (SHORT.exec(text)?.[0] ?? (/\bzulu\b/i.test(text) ? 'UTC' : ''))
      : '';
  const hours = ABBREVIATIONS[short];
  if (hours !== undefined) return fixed(hours);
  const known = PLACES[name] ?? PLACES[short];
  return known === undefined ? null : zoneOfPlace(known);
};

/** Zones that the clock of a US practice may be on. */
export const practiceZones: readonly (readonly [place: string, name: string])[] = [
  ['America/New_York', 'Eastern Time'],
  ['America/Chicago', 'Central Time'],
  ['America/Denver', 'Mountain Time'],
  ['America/Phoenix', 'Arizona time'],
  ['America/Los_Angeles', 'Pacific Time'],
  ['America/Anchorage', 'Alaska Time'],
  ['Pacific/Honolulu', 'Hawaii Time'],
];

/** Zones that a browser names in place of the true one. */
const HIDING = /^(?:UTC|GMT|Etc\/.*|Atlantic\/Reykjavik|Africa\/Abidjan)$/;

/**
 * The zone of this device, as one of the US zones that has the same offsets in a year: Detroit is
 * Eastern Time. Null where the browser hides it.
 */
export const zoneHere = (place: string, year: number): readonly [string, string] | null => {
  if (HIDING.test(place)) return null;
  const offsets = (zone: string): string =>
    [1, 7].map((month) => offsetOfPlace(zone)?.(clockAt(year, month, 2))).join();
  const own = offsets(place);
  return (
    practiceZones.find(([zone]) => offsets(zone) === own) ?? [place, place.replaceAll('_', ' ')]
  );
};
