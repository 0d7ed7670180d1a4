import type {CallLine, CallScript, CallSlot} from '../../data/specialties/callScript.ts';
import type {Sheet} from '../../data/specialties/schema.ts';
import {clockTime} from '../../format/clock.ts';
import type {Problem} from '../problems.ts';
import {type CallState, playCall} from './call.ts';
import {callPaths} from './callPaths.ts';

/** A day sheet as the rules read it. */
export type Day = Pick<Sheet, 'columns' | 'staff' | 'startMinute' | 'rowMinutes'> & {
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

const clashes = (
  slot: CallSlot,
  others: readonly CallSlot[],
  day: Day,
): readonly (readonly [CallSlot, string])[] =>
  others.flatMap((other): [CallSlot, string][] => {
    const person = personOf(slot, day);
    if (overlap(spanOf(slot, day), spanOf(other, day))) {
      if (slot.column === other.column)
        return [[other, `both are in ${day.columns[slot.column] ?? ''}`]];
      if (slot.title === other.title) return [[other, `${slot.title} is in two places`]];
    }
    return person !== null &&
      person === personOf(other, day) &&
      busySpans(slot, day).some((one) => busySpans(other, day).some((two) => overlap(one, two)))
      ? [[other, `${person} is needed by both`]]
      : [];
  });

type Found = Pick<Problem, 'field' | 'message'>;

const clashProblems = (
  field: string,
  slot: CallSlot,
  others: readonly CallSlot[],
  day: Day,
): Found[] =>
  clashes(slot, others, day).map(([other, why]) => ({
    field,
    message: `at ${clockTime(spanOf(slot, day).from)} and '${other.title}' at ${clockTime(spanOf(other, day).from)}: ${why}`,
  }));

const NUMBERS: Readonly<Record<string, number>> = {
  ten: 10,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
};

const LENGTH = new RegExp(`\\b(\\d+|${Object.keys(NUMBERS).join('|')}) minutes\\b`, 'gi');

const lengthsIn = (text: string): readonly number[] =>
  [...text.matchAll(LENGTH)].map(([, said = '']) => NUMBERS[said.toLowerCase()] ?? Number(said));

const timesIn = (text: string): readonly string[] => text.match(/\b\d{1,2}:\d{2}\b/g) ?? [];

/** Contradictions between a line and the sheet: time, length, person. */
const wordProblems = (
  id: string,
  {says, offers, books}: CallLine,
  script: CallScript,
  day: Day,
): Found[] => {
  const slots = script.slots[offers ?? books ?? ''] ?? [];
  if (slots.length === 0) return [];
  const found: Found[] = [];
  const say = (message: string): number => found.push({field: `lines.${id}`, message});
  const starts = slots.map((slot) => clockTime(spanOf(slot, day).from));
  const times = timesIn(says);
  if (times.length > 0 && !starts.some((start) => times.includes(start)))
    say(`says ${times.join(', ')}; the sheet has ${starts.join(', ')}`);
  const lengths = slots.map(({span}) => span * day.rowMinutes);
  const said = lengthsIn(says);
  if (offers !== undefined && said.length > 0 && !said.some((length) => lengths.includes(length)))
    say(`says ${said.join(', ')} minutes; the sheet has ${lengths.join(', ')}`);
  const people = [...day.staff, ...slots.map((slot) => personOf(slot, day))].filter(
    (person) => person !== null,
  );
  const named = people.filter((person) => new RegExp(`\\b${person}\\b`, 'i').test(says));
  const own = slots.map((slot) => personOf(slot, day));
  if (named.length > 0 && !named.some((person) => own.includes(person)))
    say(`names ${named.join(', ')}; the sheet has ${own.join(', ')}`);
  return found;
};

/** Every end of a call, with what is on the sheet then. */
const endsOf = (script: CallScript): readonly CallState[] =>
  callPaths(script).flatMap(
    ({choices}) =>
      playCall(
        script,
        choices.map(({id}) => id),
      ) ?? [],
  );

const outcomeProblems = (script: CallScript, day: Day): Found[] =>
  endsOf(script).flatMap(({outcome, slots}) => {
    if (outcome?.ends !== 'booked') return [];
    const starts = slots
      .filter(({state}) => state === 'booked')
      .map((slot) => clockTime(spanOf(slot, day).from));
    return timesIn(outcome.title).every((time) => starts.includes(time))
      ? []
      : [
          {
            field: 'lines',
            message: `'${outcome.title}' ends a call that booked ${starts.join(', ')}`,
          },
        ];
  });

/**
 * People who are in two places on a day sheet, and places with two people.
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
 * Double bookings of a script: those that land where the place or the person is not free for their
 * length, or whose words say another time, length or person than the sheet. `day.entries` are those
 * from before the call.
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
  // Many paths end alike.
  const unique = new Map(found.map((one) => [`${one.field} ${one.message}`, one]));
  return [...unique.values()].map((one) => ({file, ...one}));
};
