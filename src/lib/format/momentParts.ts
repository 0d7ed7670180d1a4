import {officeZone} from '../../data/officeHours.ts';
import {lowercaseAmPm} from './clock.ts';

/** Formats the parts of a time: `Tuesday, December 1`, `9:40 am`, `Eastern Time`. @param timeZone IANA name */
export const momentParts = (
  at: Date,
  timeZone: string = officeZone,
): {readonly day: string; readonly time: string; readonly zone: string} => {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', {...options, timeZone});
  const zone = format({timeZoneName: 'longGeneric'}).formatToParts(at);
  return {
    day: format({weekday: 'long', month: 'long', day: 'numeric'}).format(at),
    time: lowercaseAmPm(format({hour: 'numeric', minute: '2-digit'}).format(at)),
    zone: zone.find(({type}) => type === 'timeZoneName')?.value ?? timeZone,
  };
};
