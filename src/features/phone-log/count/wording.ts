import {formatNumber} from '../../../lib/format/numbers.ts';
import type {OpeningHours, Span} from './hours.ts';
import {DAY, dayOf, secondOfDay, weekdayOf} from '../read/time.ts';
import {weekdayOrder} from './week.ts';
import type {LogFigures} from './figures.ts';

const named = (options: Intl.DateTimeFormatOptions): ((date: Date) => string) =>
  new Intl.DateTimeFormat('en-US', {...options, timeZone: 'UTC'}).format;
const monthName = named({month: 'long'});
const weekdayName = named({weekday: 'long'});

/** Sunday first. February 1, 2026 is one. */
export const weekdays = Array.from({length: 7}, (_, day) =>
  weekdayName(new Date(Date.UTC(2026, 1, 1 + day))),
);
export const formatWhole = (value: number): string => formatNumber(Math.round(value), 0);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const dateOf = (day: number): Date => new Date(day * DAY * 1000);
const monthOf = (day: number): string => monthName(dateOf(day));
export const dateText = (day: number): string => `${monthOf(day)} ${dateOf(day).getUTCDate()}`;
/** 'Monday, October 5'. @param clock seconds on the wall clock */
export const dayAndDate = (clock: number): string =>
  `${weekdayText(clock)}, ${dateText(dayOf(clock))}`;
/** 2026. @param clock seconds on the wall clock */
export const yearOf = (clock: number): number => dateOf(dayOf(clock)).getUTCFullYear();
/** 'Monday'. @param clock seconds on the wall clock */
export const weekdayText = (clock: number): string => weekdays[weekdayOf(dayOf(clock))] ?? '';

/** 'October 2026', or 'October 6 to 16, 2026'. */
export const periodText = ({from, to, isWholeMonth}: LogFigures): string => {
  const [first, last] = [dateOf(from), dateOf(to)];
  if (isWholeMonth) return `${monthOf(from)} ${first.getUTCFullYear()}`;
  const end = monthOf(from) === monthOf(to) ? String(last.getUTCDate()) : dateText(to);
  return `${dateText(from)} to ${end}, ${last.getUTCFullYear()}`;
};

/** Half-hours since midnight: 17 is '8:30 am', 24 'noon'. */
const halfHourText = (half: number): string => {
  if (half % 24 === 0) return half === 24 ? 'noon' : 'midnight';
  return `${Math.floor(half / 2) % 12 || 12}${half % 2 ? ':30' : ''} ${half < 24 ? 'am' : 'pm'}`;
};
/** '8 am to 5 pm', '1 to 2:30 pm'. */
export const spanText = ({from, to}: Span): string => {
  const [start, end] = [halfHourText(from), halfHourText(to)];
  const half = / [ap]m$/.exec(end)?.[0];
  return `${half && start.endsWith(half) ? start.slice(0, -3) : start} to ${end}`;
};

/** 'Before 7 am', '8 am', 'After 6 pm'. @param row in hours */
export const rowName = ({from, to}: Span): string => {
  if (from === 0) return `Before ${halfHourText(to * 2)}`;
  return to === 24 ? `After ${halfHourText(from * 2)}` : capital(halfHourText(from * 2));
};

export const clockText = (clock: number): string => {
  const minute = Math.floor(secondOfDay(clock) / 60);
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
};
/** Minutes and seconds: '2:43'. */
export const minutesText = (seconds: number): string => {
  const all = Math.round(seconds);
  return `${Math.floor(all / 60)}:${String(all % 60).padStart(2, '0')}`;
};
/** '4 min 15 sec'. */
export const lengthText = (seconds: number): string => {
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
