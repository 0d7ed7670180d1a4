import type {
  CallLine,
  CallOutcome,
  CallScript,
  CallSlot,
} from '../../specialties/data/callScript.ts';
import type {DaySheet} from '../../specialties/data/schema.ts';
import {clockTime} from '../../../lib/format/clock.ts';
import type {Problem} from '../../../lib/problems.ts';
import {playCall} from './play.ts';
import {callPaths} from './callPaths.ts';

/** Parts of a day sheet that the rules check. */
export type Day = Pick<DaySheet, 'day' | 'columns' | 'staff' | 'startMinute' | 'rowMinutes'> & {
  readonly entries: readonly CallSlot[];
};

/** Minutes since midnight. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const spanOf = ({row, span}: CallSlot, {startMinute, rowMinutes}: Day): Span => ({
  from: startMinute + row * rowMinutes,
  to: startMinute + (row + span) * rowMinutes,
});

const overlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to;

const personOf = (slot: CallSlot, {staff}: Day): string | null =>
  slot.with ?? staff[slot.column] ?? null;

const busySpans = (slot: CallSlot, day: Day): readonly Span[] => {
  const visit = spanOf(slot, day);
  return (
    slot.busy?.map(([from, to]) => ({from: visit.from + from, to: visit.from + to})) ?? [visit]
  );
};

type FieldProblem = Pick<Problem, 'field' | 'message'>;

/** Returns why two bookings conflict; null if they don't. */
const clash = (slot: CallSlot, other: CallSlot, day: Day): string | null => {
  if (overlap(spanOf(slot, day), spanOf(other, day))) {
    if (slot.column === other.column) return `both are in ${day.columns[slot.column] ?? ''}`;
    if (slot.title === other.title) return `${slot.title} is in two places`;
  }
  const person = personOf(slot, day);
  return person !== null &&
    person === personOf(other, day) &&
    busySpans(slot, day).some((one) => busySpans(other, day).some((two) => overlap(one, two)))
    ? `${person} is needed by both`
    : null;
};

const clashProblems = (
  field: string,
  slot: CallSlot,
  others: readonly CallSlot[],
  day: Day,
): FieldProblem[] =>
  others.flatMap((other) => {
    const reason = clash(slot, other, day);
    const [at, otherAt] = [slot, other].map((one) => clockTime(spanOf(one, day).from));
    return reason === null
      ? []
      : [{field, message: `at ${at} and '${other.title}' at ${otherAt}: ${reason}`}];
  });

const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

const LENGTH = new RegExp(`\\b(\\d+|${Object.keys(NUMBERS).join('|')}) min(?:utes)?\\b`, 'gi');

const lengthsIn = (text: string): readonly string[] =>
  [...text.matchAll(LENGTH)].map(([, said = '']) => String(NUMBERS[said.toLowerCase()] ?? said));

const timesIn = (text: string): readonly string[] => text.match(/\b\d{1,2}:\d{2}\b/g) ?? [];

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const DAY_NAME =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?(?:days?)?\b|\b(today|tonight|tomorrow)\b/gi;

/** Weekday of a sheet. All sheets are in March 2026, like the home page's 'Thu, March 12'. */
const weekdayOf = ({day}: Day): string => WEEKDAYS[new Date(2026, 2, Number(day)).getDay()] ?? '';

/** @param when day and time of the call, for 'today' and 'tomorrow' */
const daysIn = (text: string, when: string): readonly string[] => {
  const today = WEEKDAYS.findIndex((name) => when.startsWith(name));
  return [...text.matchAll(DAY_NAME)].map(([, name, relative]) =>
    name === undefined
      ? (WEEKDAYS[(today + (relative?.toLowerCase() === 'tomorrow' ? 1 : 0)) % 7] ?? '')
      : name,
  );
};

/** Contradictions between a line and the sheet: day, time, length, person. */
const wordProblems = (
  id: string,
  {says, offers, books}: CallLine,
  script: CallScript,
  day: Day,
): FieldProblem[] => {
  const slots = script.slots[offers ?? books ?? ''] ?? [];
  if (slots.length === 0) return [];
  const starts = slots.map((slot) => clockTime(spanOf(slot, day).from));
  const lengths = slots.map(({span}) => String(span * day.rowMinutes));
  const own = slots.map((slot) => personOf(slot, day));
  const named = [...new Set([...day.staff, ...own])].filter(
    (person) => person !== null && new RegExp(`\\b${person}\\b`, 'i').test(says),
  );
  const pairs: readonly (readonly [unit: string, said: readonly unknown[], sheet: unknown[]])[] = [
    ['', daysIn(says, script.when), [weekdayOf(day)]],
    ['', timesIn(says), starts],
    [' minutes', offers === undefined ? [] : lengthsIn(says), lengths],
    ['', named, own],
  ];
  return pairs
    .filter(([, said, sheet]) => said.length > 0 && !said.some((word) => sheet.includes(word)))
    .map(([unit, said, sheet]) => ({
      field: `lines.${id}`,
      message: `says ${said.join(', ')}${unit}; the sheet has ${sheet.join(', ')}`,
    }));
};

/** Patient at the beginning of a result: 'Daniel K.', 'D. Kessler', 'A. P.' */
const PATIENT = /^(?:\p{Lu}\p{L}+ \p{Lu}\.|\p{Lu}\. \p{Lu}\p{L}+|\p{Lu}\. \p{Lu}\.)/u;

/** Contradictions between a booking's result and what was booked: day, time, place, person, length. */
const resultProblems = (
  {title, detail}: CallOutcome,
  slots: readonly CallSlot[],
  {when}: CallScript,
  day: Day,
): readonly string[] => {
  const place = title.split(', ').at(-1)?.toLowerCase();
  const columns = day.columns.map((name) => name.toLowerCase());
  const people = new Set([...day.staff, ...slots.map((slot) => personOf(slot, day))]);
  const pairs: readonly (readonly [said: readonly unknown[], booked: readonly unknown[]])[] = [
    [daysIn(title, when), [weekdayOf(day)]],
    [timesIn(title), slots.map((slot) => clockTime(spanOf(slot, day).from))],
    [columns.filter((name) => name === place), slots.map(({column}) => columns[column])],
    [
      [...people].filter((person) => person !== null && title.includes(person)),
      slots.map((slot) => personOf(slot, day)),
    ],
    [lengthsIn(detail), slots.map(({span}) => String(span * day.rowMinutes))],
    [PATIENT.exec(detail) ?? [], slots.map((slot) => slot.title)],
  ];
  return pairs.flatMap(([said, booked]) =>
    said
      .filter((word) => !booked.includes(word))
      .map((word) => `says ${String(word)}; the call booked ${booked.join(', ') || 'nothing'}`),
  );
};

const outcomeProblems = (script: CallScript, day: Day): FieldProblem[] =>
  callPaths(script).flatMap(({choices}) => {
    const path = choices.map(({id}) => id);
    const {outcome = null, slots = []} = playCall(script, path) ?? {};
    if (outcome?.ends !== 'booked' && outcome?.ends !== 'declined') return [];
    const booked = slots.filter(({state}) => state === 'booked');
    const isRight = (outcome.ends === 'booked') === booked.length > 0;
    if (isRight && outcome.ends === 'declined') return [];
    const problems = isRight
      ? resultProblems(outcome, booked, script, day)
      : [`ends a call that booked ${booked.map(({title}) => title).join(', ') || 'nothing'}`];
    return problems.map((problem) => ({field: 'lines', message: `'${outcome.title}' ${problem}`}));
  });

/**
 * Finds people who are in two places on a day sheet, and places with two people.
 *
 * @param field of the sheet's entries in its file
 */
export const dayProblems = (file: string, field: string, day: Day): readonly Problem[] =>
  day.entries.flatMap((entry, index) =>
    clashProblems(
      `${field}[${index}] '${entry.title}'`,
      entry,
      day.entries.slice(index + 1),
      day,
    ).map((problem) => ({file, ...problem})),
  );

/**
 * Finds double bookings of a script: a place or person that is not free for the booking's length. Also
 * finds lines that state another time, length or person than the sheet. `day.entries` are the bookings
 * before the call.
 */
export const scheduleProblems = (
  file: string,
  script: CallScript,
  day: Day,
): readonly Problem[] => {
  const found = [
    ...Object.entries(script.slots).flatMap(([id, slots]) =>
      slots.flatMap((slot, index) =>
        clashProblems(`slots.${id}`, slot, [...day.entries, ...slots.slice(0, index)], day),
      ),
    ),
    ...Object.entries(script.lines).flatMap(([id, line]) => wordProblems(id, line, script, day)),
    ...outcomeProblems(script, day),
  ];
  // Many paths have the same end.
  const unique = new Map(found.map((one) => [`${one.field} ${one.message}`, one]));
  return [...unique.values()].map((one) => ({file, ...one}));
};
