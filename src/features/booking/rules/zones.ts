import {officeZone} from '../../../data/officeHours.ts';
import {formatTime, minutesOfDay, partsOf} from './times.ts';

/** Zones of the United States, from east to west. The first is used if the browser reports none. */
export const usZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
] as const;

/** Name of a zone, such as 'Eastern Time'. */
export const zoneName = (zone: string): string => partsOf('zone', 0, zone).timeZoneName ?? zone;

/**
 * Returns a zone that this browser can format, or null. Keeps deprecated names (Asia/Calcutta),
 * because browsers name zones by their own data.
 */
export const parseZone = (name: unknown): string | null => {
  if (typeof name !== 'string') return null;
  try {
    return formatTime('clock', 0, name) && name;
  } catch {
    return null;
  }
};

/** Zones without a place, which browsers report when they hide the visitor's. */
const NO_PLACE = /^(?:Etc\/)?(?:UTC|UCT|GMT|Universal|Zulu)$/i;

/**
 * Checks whether a browser probably hides its zone: those that resist fingerprinting report UTC, or
 * Reykjavik, which has the same clock.
 *
 * @param language the browser's language, because browsers in Iceland report Reykjavik, too
 */
export const isZoneHidden = (zone: string | null, language: string): boolean =>
  zone === null ||
  NO_PLACE.test(zone) ||
  (zone === 'Atlantic/Reykjavik' && language.startsWith('en-US'));

/** Minutes from -720 to 720 by which the office's clock is ahead of a zone's. */
const officeLead = (at: number, zone: string): number => {
  const [office, here] = [officeZone, zone].map((each) => minutesOfDay(at, each));
  return (((office ?? 0) - (here ?? 0) + 720 + 1440) % 1440) - 720;
};

/** Formats the difference to the office's zone: 'Eastern Time is 1 hour ahead'; '' without one. */
export const easternDifference = (at: number, zone: string): string => {
  const lead = officeLead(at, zone);
  if (lead === 0) return '';
  const hours = Math.abs(lead) / 60;
  return `Eastern Time is ${hours} ${hours === 1 ? 'hour' : 'hours'} ${lead > 0 ? 'ahead' : 'behind'}`;
};

/**
 * Time in the office's zone, such as '3:20 pm Eastern Time', with the weekday if it differs; '' if
 * both clocks agree.
 */
export const easternTime = (at: number, zone: string): string => {
  if (officeLead(at, zone) === 0) return '';
  const [day, officeDay] = [zone, officeZone].map((each) => formatTime('shortWeekday', at, each));
  return `${day === officeDay ? '' : `${officeDay} `}${formatTime('clock', at, officeZone)} Eastern Time`;
};
