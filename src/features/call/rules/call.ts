import type {
  CallChoice,
  CallLine,
  CallOutcome,
  CallScript,
  CallSlot,
  OutcomeKind,
} from '../../specialties/data/callScript.ts';

export interface SpokenLine {
  readonly by: 'agent' | 'caller';
  readonly text: string;
  readonly lang?: string;
  readonly note?: string;
}

export interface PlacedSlot extends CallSlot {
  /** Offered, written into the sheet, or free again. */
  readonly state: 'offered' | 'booked' | 'freed';
}

export interface CallState {
  /** The ids of the choices made so far. */
  readonly path: readonly number[];
  readonly log: readonly SpokenLine[];
  readonly slots: readonly PlacedSlot[];
  /** The caller's next choices; empty when the call has ended. */
  readonly choices: readonly CallChoice[];
  /** Null while the call goes on. */
  readonly outcome: CallOutcome | null;
  /** Duration of such a call in seconds, at 100 words a minute and a breath between turns. */
  readonly seconds: number;
  /** True once the caller has said something that is an emergency. */
  readonly isEmergency: boolean;
}

const SECONDS_PER_WORD = 0.59;
const BREATH_SECONDS = 2.5;

const secondsOf = (log: readonly SpokenLine[]): number =>
  Math.round(
    log.reduce(
      (sum, {text}) => sum + text.split(/\s+/).length * SECONDS_PER_WORD + BREATH_SECONDS,
      0,
    ),
  );

export const saidBy = (
  by: SpokenLine['by'],
  {says, lang, note}: CallLine | CallChoice,
): SpokenLine => ({
  by,
  text: says,
  lang,
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
    // A new booking frees the one before and drops every other offer.
    .flatMap((slot): PlacedSlot[] => {
      if (state !== 'booked') return [slot];
      return slot.state === 'booked' ? [{...slot, state: 'freed'}] : [];
    }),
  ...added.map((slot) => ({...slot, state})),
];

const withoutOffers = (slots: readonly PlacedSlot[]): readonly PlacedSlot[] =>
  slots.filter(({state}) => state !== 'offered');

const applyLine = (script: CallScript, state: CallState, line: CallLine): CallState => {
  const log = [...state.log, saidBy('agent', line)];
  let slots = state.slots;
  if (line.offers !== undefined) slots = place(slots, script.slots[line.offers] ?? [], 'offered');
  if (line.books !== undefined) slots = place(slots, script.slots[line.books] ?? [], 'booked');
  if (line.releases) slots = [];
  if (line.ends !== undefined) slots = withoutOffers(slots);
  return {
    ...state,
    log,
    slots,
    choices: line.choices ?? [],
    outcome: line.ends === undefined ? null : line,
    seconds: secondsOf(log),
    isEmergency: state.isEmergency || line.emergency === true,
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

export const startCall = (script: CallScript): CallState => {
  const first = script.lines.answer;
  return first ? applyLine(script, EMPTY_CALL, first) : EMPTY_CALL;
};

/** The call after the choice with that id; null when there is no such choice. */
export const choose = (script: CallScript, state: CallState, id: number): CallState | null => {
  const choice = state.choices.find((one) => one.id === id);
  if (choice === undefined) return null;
  const log = [...state.log, saidBy('caller', choice)];
  const next: CallState = {...state, path: [...state.path, id], log, seconds: secondsOf(log)};
  if ('to' in choice) {
    const line = script.lines[choice.to];
    return line ? applyLine(script, next, line) : null;
  }
  return {...next, slots: withoutOffers(state.slots), choices: [], outcome: choice};
};

/** A call as far as these choices; null where one of them does not exist. */
export const playCall = (script: CallScript, path: readonly number[]): CallState | null =>
  path.reduce<CallState | null>(
    (state, id) => state && choose(script, state, id),
    startCall(script),
  );

/** The choices in the address: '1-2-1', or 'start'. */
export const formatPath = (path: readonly number[]): string => path.join('-') || 'start';

/** Reads `formatPath` back; null for anything else, such as what a stranger put in a link. */
export const parsePath = (text: string | null): readonly number[] | null =>
  text !== null && /^[1-9]\d?(?:-[1-9]\d?){0,15}$/.test(text) ? text.split('-').map(Number) : null;

const OUTCOME_NAMES: Readonly<Record<OutcomeKind, string>> = {
  booked: 'Appointment Booked',
  passed: 'Handed off',
  emergency: 'Emergency',
  message: 'Message taken',
  declined: 'Nothing booked',
};

/** 'Appointment Booked' */
export const outcomeName = (ends: OutcomeKind): string => OUTCOME_NAMES[ends];

/** Destination of a script's emergencies: '911', or 'Emergency' for the hospital that takes animals. */
export const emergencyName = ({lines}: CallScript): string =>
  Object.values(lines).some(({emergency, says}) => emergency && says.includes('911'))
    ? '911'
    : OUTCOME_NAMES.emergency;

/** 'Appointment Booked: Monday, 8:10 am, Op 2' */
export const outcomeTitle = ({ends, title}: Pick<CallOutcome, 'ends' | 'title'>): string =>
  `${outcomeName(ends)}: ${title}`;

/** 98 → '1 min 38 s', 39 → '39 s'. */
export const formatLength = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

/** The first sentence: 'C. Delacroix, first visit, 90 min. Mei …' ends at 'min'. */
const firstSentence = (text: string): string =>
  text.split(/(?<=[a-z\d)])\. (?=\p{Lu})/u)[0] ?? text;

/** The call that stands on a page as text. */
export interface SampleCall {
  readonly practice: string;
  /** Day and time: 'Saturday, 7:42 pm'. */
  readonly when: string;
  /** '1 min 38 s' */
  readonly length: string;
  readonly callerLabel: string;
  readonly turns: readonly SpokenLine[];
  readonly outcome: Pick<CallOutcome, 'ends' | 'title' | 'detail'>;
  /** Slots just booked on the page's sheet. */
  readonly booked: readonly CallSlot[];
  /** The row of the sheet that the script books first: a phone shows the sheet from there. */
  readonly restRow: number;
}

/**
 * The page's sample call, which is one path through the script: without the caller's goodbye.
 *
 * @throws {Error} when the path does not end: `callProblems` asks first
 */
export const toSampleCall = (script: CallScript): SampleCall => {
  const played = playCall(script, script.sample);
  if (!played?.outcome) throw new Error(`The sample call to ${script.practice} does not end`);
  const {ends, title, detail} = played.outcome;
  const {log, slots} = played;
  const booked = slots
    .filter(({state}) => state === 'booked')
    .map(({state: _, ...slot}): CallSlot => slot);
  const [firstSlot] = booked.length > 0 ? booked : Object.values(script.slots).flat();
  return {
    practice: script.practice,
    when: script.when,
    length: formatLength(played.seconds),
    callerLabel: script.callerLabel,
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
