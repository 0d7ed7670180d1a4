import {
  type CallChoice,
  type CallLine,
  type CallScript,
  type CallSlot,
  FIRST_LINE,
  type OutcomeKind,
} from '../callScript.ts';
import {
  type CallState,
  outcomeNames,
  type PlacedSlot,
  type SampleCall,
  type SpokenLine,
} from './call.ts';

const SECONDS_PER_WORD = 0.59;
const BREATH_SECONDS = 2.5;

const secondsOf = (log: readonly SpokenLine[]): number =>
  Math.round(
    log.reduce(
      (sum, {text}) => sum + text.split(/\s+/).length * SECONDS_PER_WORD + BREATH_SECONDS,
      0,
    ),
  );

/** Converts a line or a choice to a turn of the log. */
export const saidBy = (by: SpokenLine['by'], {says, note}: CallLine | CallChoice): SpokenLine => ({
  by,
  text: says,
  note,
});

const samePlace = (a: CallSlot, b: CallSlot): boolean => a.column === b.column && a.row === b.row;

const place = (
  slots: readonly PlacedSlot[],
  added: readonly CallSlot[],
  state: PlacedSlot['state'],
): PlacedSlot[] => [
  ...slots
    .filter((slot) => !added.some((other) => samePlace(slot, other)))
    // A new booking frees the previous one and drops every other offer.
    .flatMap((slot): PlacedSlot[] => {
      if (state !== 'booked') return [slot];
      return slot.state === 'booked' ? [{...slot, state: 'freed'}] : [];
    }),
  ...added.map((slot) => ({...slot, state})),
];

/** Slots at the end of a call: of a booking without what was only offered, otherwise none. */
const slotsAtEnd = (ends: OutcomeKind, slots: readonly PlacedSlot[]): readonly PlacedSlot[] =>
  ends === 'booked' ? slots.filter(({state}) => state !== 'offered') : [];

const applyLine = (script: CallScript, state: CallState, line: CallLine): CallState => {
  const log = [...state.log, saidBy('agent', line)];
  let slots = state.slots;
  if (line.offers !== undefined) slots = place(slots, script.slots[line.offers] ?? [], 'offered');
  if (line.books !== undefined) slots = place(slots, script.slots[line.books] ?? [], 'booked');
  if (line.releases) slots = [];
  if (line.ends !== undefined) slots = slotsAtEnd(line.ends, slots);
  return {
    ...state,
    log,
    slots,
    choices: line.choices,
    outcome: line.ends === undefined ? null : line,
    seconds: secondsOf(log),
  };
};

const EMPTY_CALL: CallState = {
  path: [],
  log: [],
  slots: [],
  choices: [],
  outcome: null,
  seconds: 0,
  isEmergency: false,
};

/** Returns a call after its first line. */
export const startCall = (script: CallScript): CallState => {
  const first = script.lines[FIRST_LINE];
  return first ? applyLine(script, EMPTY_CALL, first) : EMPTY_CALL;
};

/** Returns the call after a choice; null if there is no choice with this id. */
export const choose = (script: CallScript, state: CallState, id: number): CallState | null => {
  const choice = state.choices.find((one) => one.id === id);
  if (choice === undefined) return null;
  const log = [...state.log, saidBy('caller', choice)];
  const next: CallState = {
    ...state,
    path: [...state.path, id],
    log,
    seconds: secondsOf(log),
    isEmergency: state.isEmergency || choice.emergency === true,
  };
  if ('to' in choice) {
    const line = script.lines[choice.to];
    return line ? applyLine(script, next, line) : null;
  }
  return {...next, slots: slotsAtEnd(choice.ends, state.slots), choices: [], outcome: choice};
};

/** Returns the call after these choices; null if one of them doesn't exist. */
export const playCall = (script: CallScript, path: readonly number[]): CallState | null =>
  path.reduce<CallState | null>(
    (state, id) => state && choose(script, state, id),
    startCall(script),
  );

/** Name of a script's emergency number: '911', or 'Emergency' for the hospital for animals. */
export const emergencyName = ({lines}: CallScript): string =>
  Object.values(lines).some(({says}) => says.includes('911')) ? '911' : outcomeNames.emergency;

/** Formats a duration in seconds: 98 → '1 min 38 s', 39 → '39 s'. */
export const formatLength = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** Cuts text after its first sentence: 'C. Delacroix, first visit, 90 min. Mei …' after 'min'. */
const firstSentence = (text: string): string =>
  text.split(/(?<=[a-z\d)])\. (?=\p{Lu})/u)[0] ?? text;

/**
 * Builds the page's sample call from the script's sample path, without the caller's goodbye.
 *
 * @throws {Error} if the path doesn't end, which `callProblems` reports at build time
 */
export const toSampleCall = (script: CallScript): SampleCall => {
  const played = playCall(script, script.sample);
  if (!played?.outcome) throw new Error(`The sample call to ${script.practiceName} does not end`);
  const {ends, title, detail} = played.outcome;
  const {log, slots} = played;
  const booked = slots
    .filter(({state}) => state === 'booked')
    .map(({state: _, ...slot}): CallSlot => slot);
  const [firstSlot] = booked.length > 0 ? booked : Object.values(script.slots).flat();
  return {
    practiceName: script.practiceName,
    when: script.when,
    length: formatLength(played.seconds),
    callerLabel: script.callerLabel,
    starts: startCall(script).choices.map(({id, says}) => ({id, says})),
    turns: log.at(-1)?.by === 'caller' ? log.slice(0, -1) : log,
    outcome: {
      ends,
      title,
      detail: firstSentence(detail).replace(/\.$/, ''),
    },
    booked,
    restRow: firstSlot?.row ?? 0,
  };
};
