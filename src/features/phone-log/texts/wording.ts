import {clockTime, formatHour} from '../../../lib/format/clock.ts';
import {formatNumber, formatRange} from '../../../lib/format/numbers.ts';
import type {OpeningHours, Span} from '../count/hours.ts';
import {DAY, secondOfDay} from '../read/time.ts';
import {weekdayOrder} from '../count/week.ts';
import type {LogFigures} from '../count/figures.ts';

/** A format of wall-clock time in seconds. */
const formatFor = (options: Intl.DateTimeFormatOptions): ((clock: number) => string) => {
  const {format} = new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'});
  return (clock) => format(clock * 1000);
};
/** 'Monday, October 5'. */
export const dayAndDate = formatFor({weekday: 'long', month: 'long', day: 'numeric'});
/** 'Monday'. */
export const weekdayText = formatFor({weekday: 'long'});
/** '2026'. */
export const yearText = formatFor({year: 'numeric'});
const monthAndYear = formatFor({month: 'long', year: 'numeric'});
const monthAndDay = formatFor({month: 'long', day: 'numeric'});
const dayOfMonth = formatFor({day: 'numeric'});

/** Sunday first; January 4, 1970 was one. */
export const weekdays = Array.from({length: 7}, (_, day) => weekdayText((day + 3) * DAY));
export const formatWhole = (value: number): string => formatNumber(Math.round(value), 0);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'October 5'. @param day since 1970 */
export const dateText = (day: number): string => monthAndDay(day * DAY);

/** 'October 2026', or 'October 6 to 16, 2026'. */
export const periodText = ({from, to, isWholeMonth}: LogFigures): string => {
  const last = to * DAY;
  if (isWholeMonth) return monthAndYear(last);
  const isOneMonth = monthAndYear(from * DAY) === monthAndYear(last);
  return `${dateText(from)} to ${isOneMonth ? dayOfMonth(last) : dateText(to)}, ${yearText(last)}`;
};

/** Half-hours since midnight: 17 is '8:30 am', 24 'noon'. */
const halfHourText = (half: number): string => {
  if (half % 24 === 0) return half === 24 ? 'noon' : 'midnight';
  return formatHour(Math.floor(half / 2)).replace(' ', half % 2 ? ':30 ' : ' ');
};
/** '8 am to 5 pm', '1 to 2:30 pm'. */
export const spanText = ({from, to}: Span): string => formatRange(from, to, halfHourText);

/** 'Before 7 am', '8 am', 'After 6 pm'. @param row in hours */
export const rowName = ({from, to}: Span): string => {
  if (from === 0) return `Before ${halfHourText(to * 2)}`;
  return to === 24 ? `After ${halfHourText(from * 2)}` : capital(halfHourText(from * 2));
};

export const clockText = (clock: number): string => {
  const minute = Math.floor(secondOfDay(clock) / 60);
  return `${clockTime(minute)} ${minute < 720 ? 'am' : 'pm'}`;
};
/** Minutes and seconds: '2:43'. */
export const minutesText = (seconds: number): string => {
  const all = Math.round(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};
/** '4 min 15 sec'. */
export const durationText = (seconds: number): string => {
  const all = Math.round(seconds);
  const parts = [
    [Math.floor(all / 3600), 'hr'],
    [Math.floor(all / 60) % 60, 'min'],
    [all % 60, 'sec'],
  ] as const;
  const named = parts.flatMap(([count, unit]) => (count > 0 ? [`${count} ${unit}`] : []));
  return named.join(' ') || 'under a second';
};

/** 'Monday to Friday 8 am to 5 pm; Saturday and Sunday closed; lunch noon to 1 pm'. */
export const openingText = ({days, lunch}: OpeningHours): string => {
  const groups: {hours: string; from: number; to: number}[] = [];
  for (const weekday of weekdayOrder) {
    const day = days[weekday];
    const hours = day ? spanText(day) : 'closed';
    const last = groups.at(-1);
    if (last?.hours === hours) last.to = weekday;
    else groups.push({hours, from: weekday, to: weekday});
  }
  const texts = groups.map(({hours, from, to}) =>
    from === to
      ? `${weekdays[from]} ${hours}`
      : `${weekdays[from]} ${from === 6 ? 'and' : 'to'} ${weekdays[to]} ${hours}`,
  );
  return [...texts, ...(lunch ? [`lunch ${spanText(lunch)}`] : [])].join('; ');
};
