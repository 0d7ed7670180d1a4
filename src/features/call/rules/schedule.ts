import type {CallScript, CallSlot, DaySheet} from '../callScript.ts';
import {clockTime} from '../../../lib/format/clock.ts';
import type {Problem} from '../../../lib/problems.ts';
import {playCall} from './play.ts';
import {callPaths} from './callPaths.ts';

/** Time at which a slot starts: '8:10'. */
const startOf = ({row}: CallSlot, {startMinute, rowMinutes}: DaySheet): string =>
  clockTime(startMinute + row * rowMinutes);

const personOf = (slot: CallSlot, {staff}: DaySheet): string | null =>
  slot.with ?? staff[slot.column] ?? null;

type FieldProblem = Pick<Problem, 'field' | 'message'>;

/** Returns why two bookings conflict; null if they don't. */
const clash = (slot: CallSlot, other: CallSlot, day: DaySheet): string | null => {
  const overlaps = slot.row < other.row + other.span && other.row < slot.row + slot.span;
  if (!overlaps) return null;
  if (slot.column === other.column) return `both are in ${day.columns[slot.column] ?? ''}`;
  if (slot.title === other.title) return `${slot.title} is in two places`;
  const person = personOf(slot, day);
  return person !== null && person === personOf(other, day) ? `${person} is needed by both` : null;
};

/** Checks that a slot is on the sheet, has room for its text, and shares no place and no person. */
const slotProblems = (
  field: string,
  slot: CallSlot,
  others: readonly CallSlot[],
  day: DaySheet,
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (slot.column >= day.columns.length || slot.row + slot.span > day.rows) {
    const size = `${day.columns.length} columns, ${day.rows} rows`;
    problems.push({field, message: `lies outside the sheet: ${size}`});
  }
  if (slot.span < 2 && (slot.note !== undefined || slot.title.includes(','))) {
    problems.push({field, message: 'has a note or a second part, which one row has no room for'});
  }
  for (const other of others) {
    const reason = clash(slot, other, day);
    const message = `at ${startOf(slot, day)} and '${other.title}' at ${startOf(other, day)}: ${reason}`;
    if (reason !== null) problems.push({field, message});
  }
  return problems;
};

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

const lengthsIn = (text: string): readonly number[] =>
  [...text.matchAll(LENGTH)].map(([, said = '']) => NUMBERS[said.toLowerCase()] ?? Number(said));

const timesIn = (text: string): readonly string[] => text.match(/\b\d{1,2}:\d{2}\b/g) ?? [];

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const DAY_NAME =
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:s|nes|rs|ur)?(?:days?)?\b|\b(today|tonight|tomorrow)\b/gi;

/** Weekday of a sheet. All sheets are in March 2026, like the home page's 'Thu, March 12'. */
const weekdayOf = ({day}: DaySheet): string =>
  WEEKDAYS[new Date(2026, 2, Number(day)).getDay()] ?? '';

/** @param when day and time of the call, for 'today' and 'tomorrow' */
const daysIn = (text: string, when: string): readonly string[] => {
  const today = WEEKDAYS.findIndex((name) => when.startsWith(name));
  return [...text.matchAll(DAY_NAME)].map(([, name, relative]) =>
    name === undefined
      ? (WEEKDAYS[(today + (relative?.toLowerCase() === 'tomorrow' ? 1 : 0)) % 7] ?? '')
      : name,
  );
};

/**
 * Finds where a text and the sheet disagree: the text names days, times, places, people or lengths, but
 * none that its slots have.
 */
const wordProblems = (
  text: string,
  slots: readonly CallSlot[],
  when: string,
  day: DaySheet,
): readonly string[] => {
  const people = slots.map((slot) => personOf(slot, day));
  const pairs: readonly (readonly [said: readonly unknown[], sheet: readonly unknown[]])[] = [
    [daysIn(text, when), [weekdayOf(day)]],
    [timesIn(text), slots.map((slot) => startOf(slot, day))],
    [
      day.columns.filter((name) => text.toLowerCase().endsWith(`, ${name.toLowerCase()}`)),
      slots.map(({column}) => day.columns[column]),
    ],
    [
      [...day.staff, ...people].filter(
        (person) => person !== null && new RegExp(`\\b${person}\\b`, 'i').test(text),
      ),
      people,
    ],
    [lengthsIn(text), slots.map(({span}) => span * day.rowMinutes)],
  ];
  return pairs
    .filter(([said, sheet]) => said.length > 0 && !said.some((word) => sheet.includes(word)))
    .map(([said, sheet]) => `'${text}' says ${said.join(', ')}; the sheet has ${sheet.join(', ')}`);
};

const outcomeProblems = (script: CallScript, day: DaySheet): readonly string[] =>
  callPaths(script).flatMap(({choices}) => {
    const path = choices.map(({id}) => id);
    const {outcome = null, slots = []} = playCall(script, path) ?? {};
    if (outcome?.ends !== 'booked') return [];
    const booked = slots.filter(({state}) => state === 'booked');
    return booked.length === 0
      ? [`'${outcome.title}' ends a call that booked nothing`]
      : wordProblems(outcome.title, booked, script.when, day);
  });

/**
 * Finds the entries of a day sheet that are outside of it, too long for their row, or in conflict with
 * another entry.
 *
 * @param field of the sheet's entries in its file
 */
export const dayProblems = (file: string, field: string, day: DaySheet): readonly Problem[] =>
  day.entries.flatMap((entry, index) =>
    slotProblems(
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
  day: DaySheet,
): readonly Problem[] => {
  const found = [
    ...Object.entries(script.slots).flatMap(([id, slots]) =>
      slots.flatMap((slot, index) =>
        slotProblems(`slots.${id}`, slot, [...day.entries, ...slots.slice(0, index)], day),
      ),
    ),
    ...Object.entries(script.lines).flatMap(([id, {says, offers, books}]) => {
      const slots = script.slots[offers ?? books ?? ''] ?? [];
      const problems = slots.length === 0 ? [] : wordProblems(says, slots, script.when, day);
      return problems.map((message) => ({field: `lines.${id}`, message}));
    }),
    ...outcomeProblems(script, day).map((message) => ({field: 'lines', message})),
  ];
  // Many paths have the same end.
  const unique = new Map(found.map((one) => [`${one.field} ${one.message}`, one]));
  return [...unique.values()].map((one) => ({file, ...one}));
};
