/// <reference lib="esnext.temporal" />
import {officeZone} from '../../src/data/officeHours.ts';

/** Returns a time on the office's clock. */
export const onOfficeClock = (at: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(officeZone);

/** Returns the office's calendar day, such as `2026-11-25`, and the hour of its clock. */
export const officeTime = (now: Date): {readonly day: string; readonly hour: number} => {
  const at = onOfficeClock(now);
  return {day: at.toPlainDate().toString(), hour: at.hour};
};

/** Formats the parts of a time: `Tuesday, December 1`, `9:40 am`, `Eastern Time`. @param timeZone IANA name */
export const momentParts = (
  at: Date,
  timeZone = officeZone,
): {readonly day: string; readonly time: string; readonly zone: string} => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {...options, timeZone});
  const zone = format({timeZoneName: 'longGeneric'}).formatToParts(at);
  return {
    day: format({weekday: 'long', month: 'long', day: 'numeric'}).format(at),
    time: format({hour: 'numeric', minute: '2-digit'})
      .format(at)
      // Not every mail program's font has Intl's narrow space.
      .replace(/\s(.)M$/, (_, half: string) => ` ${half.toLowerCase()}m`),
    zone: zone.find(({type}) => type === 'timeZoneName')?.value ?? timeZone,
  };
};

/** Formats a time as `Tuesday, December 1 at 9:40 am Eastern Time`. @param timeZone IANA name */
export const formatMoment = (at: Date, timeZone = officeZone): string => {
  const {day, time, zone} = momentParts(at, timeZone);
  return `${day} at ${time} ${zone}`;
};
