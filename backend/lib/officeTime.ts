/// <reference lib="esnext.temporal" />
import {officeZone} from '../../src/data/officeHours.ts';
import {momentParts} from '../../src/lib/format/momentParts.ts';

/** Returns the office's calendar day, such as `2026-11-25`, and the hour of its clock. */
export const officeTime = (now: Date): {readonly day: string; readonly hour: number} => {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(officeZone);
  return {day: at.toPlainDate().toString(), hour: at.hour};
};

/** Formats a time as `Tuesday, December 1 at 9:40 am Eastern Time`. @param timeZone IANA name */
export const formatMoment = (at: Date, timeZone = officeZone): string => {
  const {day, time, zone} = momentParts(at, timeZone);
  return `${day} at ${time} ${zone}`;
};
