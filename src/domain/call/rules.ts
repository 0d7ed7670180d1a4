import type {CallChoice, CallLine, CallScript, CallSlot} from '../../data/specialties/callScript';
import {playCall} from './call';

/** What a script is held against: the page that it belongs to. */
export interface CallFacts {
  readonly rows: number;
  readonly columns: readonly string[];
  /** What stands on the page's sheet before the call. */
  readonly entries: readonly Pick<CallSlot, 'column' | 'row' | 'span'>[];
  /** The page's calls to try: each is one of the starts, and where it ends by the page's words. */
  readonly tryOut: readonly {readonly says: string; readonly ends: string}[];
}

/** One way through a script. */
export interface CallPath {
  readonly lines: readonly string[];
  readonly choices: readonly CallChoice[];
}

/** The line that picks up. */
const FIRST = 'answer';
const MIN_STARTS = 5;
const LINES = {min: 12, max: 22};
const CHOICES = {min: 2, max: 4};
/** What the caller says on one path; also the end of every loop. */
const MAX_TURNS = 8;

/** Every way through a script, as far as `MAX_TURNS`. Lines that do not exist end a path. */
export const callPaths = (script: CallScript): readonly CallPath[] => {
  const paths: CallPath[] = [];
  const walk = (id: string, lines: readonly string[], choices: readonly CallChoice[]): void => {
    const heard = [...lines, id];
    const next = script.lines[id]?.choices ?? [];
    if (next.length === 0 || choices.length > MAX_TURNS) paths.push({lines: heard, choices});
    else {
      for (const choice of next) {
        if ('to' in choice) walk(choice.to, heard, [...choices, choice]);
        else paths.push({lines: heard, choices: [...choices, choice]});
      }
    }
  };
  walk(FIRST, [], []);
  return paths;
};

const overlaps = (
  a: Pick<CallSlot, 'column' | 'row' | 'span'>,
  b: Pick<CallSlot, 'column' | 'row' | 'span'>,
): boolean => a.column === b.column && a.row < b.row + b.span && b.row < a.row + a.span;

/** It asks and passes on; what it may not say is a doctor's, a pharmacist's or the price list's. */
const NOT_ITS_TO_SAY: readonly (readonly [pattern: RegExp, rule: string])[] = [
  [/\$\s?\d/, 'promises a price: say who gives it, or name no figure'],
  [/\b\d+\s?(?:mg|milligrams?|ml|tablets?|drops)\b/i, 'names a dose: pass the question on'],
  [
    /\b(?:sounds like (?:a|an|you)|you (?:probably )?have (?:a|an) (?!appointment|visit|time|slot|note|text|message|booking)|it’s (?:probably|likely)|nothing to worry)\b/i,
    'judges symptoms: ask the practice’s questions and pass the answers on',
  ],
  [/\btriage\b/i, 'says triage: it asks the questions that the practice wrote'],
];

/** Where a person in danger is sent; with animals, the emergency hospital. */
const NAMES_911 = /\b911\b|\bEmergency\b/;

const ASKS_FOR_PLAN = /\bmember (?:ID|number)\b|\bcarrier\b/i;
const ASKS_WHO = /\bnames?\b.*\b(?:birth|born)\b|\bwho you are\b/i;

const lineFaults = (id: string, line: CallLine, script: CallScript): string[] => {
  const faults: string[] = [];
  const say = (rule: string): number => faults.push(`line '${id}' ${rule}`);
  const choices = line.choices ?? [];
  if (choices.length === 0 && line.ends === undefined)
    say('neither ends nor has choices: give it one of the two');
  if (choices.length > 0 && line.ends !== undefined)
    say('ends and has choices: give it one of the two');
  if (id !== FIRST && choices.length > 0) {
    if (choices.length < CHOICES.min || choices.length > CHOICES.max)
      say(`has ${choices.length} choices: ${CHOICES.min} to ${CHOICES.max} would be right`);
  }
  for (const choice of choices) {
    if ('to' in choice && script.lines[choice.to] === undefined)
      say(
        `leads to '${choice.to}', which is no line: one of ${Object.keys(script.lines).join(', ')}`,
      );
  }
  for (const slot of [line.offers, line.books]) {
    if (slot !== undefined && script.slots[slot] === undefined)
      say(
        `names the slot '${slot}', which is none: one of ${Object.keys(script.slots).join(', ')}`,
      );
  }
  if (line.emergency && !NAMES_911.test(line.says))
    say('sends to 911 and does not say so: name 911, or the emergency hospital for animals');
  for (const [pattern, rule] of NOT_ITS_TO_SAY) if (pattern.test(line.says)) say(rule);
  return faults;
};

const slotFaults = (script: CallScript, facts: CallFacts): string[] =>
  Object.entries(script.slots).flatMap(([id, slots]) =>
    slots.flatMap((slot, index) => {
      const others = [...facts.entries, ...slots.slice(0, index)];
      if (slot.column >= facts.columns.length || slot.row + slot.span > facts.rows)
        return [
          `slot '${id}' lies outside the sheet: ${facts.columns.length} columns, ${facts.rows} rows`,
        ];
      return others.some((entry) => overlaps(slot, entry))
        ? [`slot '${id}' is taken on the sheet: choose a free place`]
        : [];
    }),
  );

const pathFaults = ({lines, choices}: CallPath, script: CallScript): string[] => {
  const faults: string[] = [];
  const last = choices.at(-1);
  const ended = (last !== undefined && 'ends' in last) || script.lines[lines.at(-1) ?? '']?.ends;
  if (!ended) faults.push(`the path ${lines.join(' → ')} does not end within ${MAX_TURNS} turns`);

  const verifiedAt = choices.findIndex(({verifies}) => verifies);
  lines.forEach((id, index) => {
    // The line with index n follows choice n - 1.
    if (script.lines[id]?.reveals && (verifiedAt === -1 || verifiedAt >= index))
      faults.push(
        `line '${id}' reveals something to a caller who was not verified: ${lines.join(' → ')}`,
      );
  });

  const verifiedBy = (index: number): boolean => verifiedAt !== -1 && verifiedAt < index;
  lines.forEach((id, index) => {
    const {books, says = ''} = script.lines[id] ?? {};
    if (books !== undefined && !verifiedBy(index))
      faults.push(`line '${id}' books for a caller without a name and birth date`);
    if (ASKS_FOR_PLAN.test(says) && !ASKS_WHO.test(says) && !verifiedBy(index))
      faults.push(`line '${id}' takes a plan down and does not ask whose: name and birth date`);
  });
  const end = last !== undefined && 'ends' in last ? last.ends : ended;
  const calledBack = choices.some(({callback}) => callback);
  if (end === 'message' && verifiedAt === -1 && !calledBack)
    faults.push(
      `'${last?.says ?? ''}' leaves a note without a name and birth date: ask for them, or mark the choice callback`,
    );
  if (calledBack && choices.some(({says, callback}) => callback && /\d{2}/.test(says)))
    faults.push(`'${last?.says ?? ''}' is a callback and gives details: ask whose they are`);

  choices.forEach(({says, emergency, names911}, index) => {
    const [first, ...others] = lines.slice(index + 1).map((id) => script.lines[id]);
    if (names911 && !NAMES_911.test(first?.says ?? ''))
      faults.push(`'${says}' is '911 first' on the page: the first answer has to name 911`);
    if (!emergency) return;
    if (!first?.emergency)
      faults.push(`'${says}' is an emergency: the first answer has to send to 911`);
    if ([first, ...others].some((line) => line?.books))
      faults.push(`'${says}' is an emergency: it may not end in a booking`);
  });
  return faults;
};

/**
 * What is wrong with a script by itself, a sentence each: the line, the rule, what would be right.
 * Empty when nothing is.
 */
export const scriptFaults = (script: CallScript): readonly string[] => {
  const first = script.lines[FIRST];
  if (first === undefined) return [`has no line '${FIRST}', with which the call begins`];
  const ids = Object.keys(script.lines);
  const paths = callPaths(script);
  const reached = new Set(paths.flatMap(({lines}) => lines));
  const starts = first.choices ?? [];
  const faults: string[] = [];
  if (ids.length < LINES.min || ids.length > LINES.max)
    faults.push(`has ${ids.length} lines: ${LINES.min} to ${LINES.max} would be right`);
  if (starts.length < MIN_STARTS)
    faults.push(`has ${starts.length} starts: at least ${MIN_STARTS} would be right`);
  if (!first.says.includes('AI receptionist') || !first.says.includes(script.practice))
    faults.push(
      `line '${FIRST}' must say that it is an AI receptionist, and name ${script.practice}`,
    );
  for (const [id, line] of Object.entries(script.lines)) {
    faults.push(...lineFaults(id, line, script));
    if (!reached.has(id)) faults.push(`line '${id}' is never reached: let a choice lead to it`);
  }
  faults.push(...paths.flatMap((path) => pathFaults(path, script)));
  if (!playCall(script, script.sample)?.outcome)
    faults.push('sample is no path to an end: give the choices, from 0, of the call on the page');
  return [...new Set(faults)];
};

/** What of a script does not fit the page that it stands on. */
export const pageFaults = (script: CallScript, facts: CallFacts): readonly string[] => [
  ...facts.tryOut.flatMap(({says, ends}) => {
    const start = script.lines[FIRST]?.choices?.find((choice) => choice.says === says);
    if (start === undefined)
      return [`has no start '${says}', which the page gives as a call to try`];
    return NAMES_911.test(ends) && !start.emergency && !start.names911
      ? [`start '${says}' is '${ends}' on the page: mark it emergency or names911`]
      : [];
  }),
  ...slotFaults(script, facts),
];
