import {
  type CallChoice,
  type CallLine,
  type CallScript,
  type DaySheet,
  FIRST_LINE,
} from '../callScript.ts';
import type {Problem} from '../../../lib/problems.ts';
import {MONTHS} from './call.ts';
import {playCall, toSampleCall} from './play.ts';
import {type CallPath, callPaths, MAX_TURNS} from './callPaths.ts';
import {scheduleProblems} from './schedule.ts';

/** Number of openings on the first page of choices. */
const FIRST_STARTS = 3;
const MIN_CHOICES = 2;
const MAX_CHOICES = 4;
/** Number of the sample's turns that fit beside the headline. */
const MIN_SAMPLE_TURNS = 5;
const MAX_SAMPLE_TURNS = 9;

const NAME = String.raw`\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+`;

/** Matches a full name with a birth date, or with an animal's name: 'Pia Holm, for Otto, a dog'. */
const VERIFIES = new RegExp(
  `${NAME}.*(?:(?:${MONTHS}) \\d|\\p{Lu}\\p{Ll}+, a (?:dog|cat|rabbit|bird|horse)\\b)`,
  'u',
);

/** Matches lines that reveal something about a patient, marked or not. */
const REVEALS_PATIENT_DATA =
  /\byour (?:balance|results?|order|refill|prescription|last visit|next visit|\d{1,2}:\d\d)\b|\bis ready\b|\bvisits? left\b|\byou(?:’re| are) (?:due|a patient)\b/i;

/** Matches 911, or the emergency hospital for animals. */
const NAMES_911 = /\b911\b|\bEmergency\b/;
/** Matches 911 without a condition before it. */
const SENDS_TO_911 = /^(?:(?!\b[Ii]f\b).)*\b(?:911|Emergency)\b/;

type Report = (field: string, message: string) => void;
const checkLine = (id: string, line: CallLine, script: CallScript, report: Report): void => {
  const at = `lines.${id}`;
  const {choices} = line;
  if ((choices.length === 0) === (line.ends === undefined)) {
    report(at, 'must have choices or an end, one of the two');
  }
  const isOutside = choices.length < MIN_CHOICES || choices.length > MAX_CHOICES;
  if (id !== FIRST_LINE && choices.length > 0 && isOutside) {
    report(at, `has ${choices.length} choices: ${MIN_CHOICES} to ${MAX_CHOICES} would be right`);
  }
  if (REVEALS_PATIENT_DATA.test(line.says) && !line.reveals) {
    report(
      at,
      'tells something about a patient: mark it reveals, and let them say who they are first',
    );
  }
  const firstQuestion = line.says.indexOf('?');
  if (firstQuestion !== -1 && line.says.indexOf('911') > firstQuestion) {
    report(at, 'names 911 after a question: name 911 first');
  }
  choices.forEach((choice, index) => {
    const field = `${at}.choices[${index}]`;
    if (choices.findIndex(({id: other}) => other === choice.id) < index) {
      report(
        field,
        `has the id ${choice.id}, as another of this line: links to a call need its own`,
      );
    }
    if ('to' in choice && script.lines[choice.to] === undefined) {
      const ids = Object.keys(script.lines).join(', ');
      report(field, `leads to '${choice.to}', which isn’t a line: write one of ${ids}`);
    }
  });
  for (const slot of [line.offers, line.books]) {
    if (slot === undefined || script.slots[slot] !== undefined) continue;
    const ids = Object.keys(script.slots).join(', ');
    report(at, `names the slot '${slot}', which doesn’t exist: write one of ${ids}`);
  }
};

const checkPath = ({lines, choices}: CallPath, script: CallScript, report: Report): void => {
  const path = lines.join(' → ');
  const end = playCall(
    script,
    choices.map(({id}) => id),
  );
  // If a path ends sooner, checkLine reports its last line.
  if (choices.length >= MAX_TURNS && end?.outcome === null) {
    report('lines', `do not end within ${MAX_TURNS} turns on the path ${path}`);
  }

  const verifiedAt = choices.findIndex(({says}) => VERIFIES.test(says));
  lines.forEach((id, index) => {
    const {reveals, books} = script.lines[id] ?? {};
    // The line with index n follows choice n - 1.
    const isVerified = verifiedAt !== -1 && verifiedAt < index;
    if (reveals && !isVerified) {
      report(`lines.${id}`, `reveals something to a caller who was not verified: ${path}`);
    }
    if (books !== undefined && !isVerified) {
      report(`lines.${id}`, 'books for a caller without a name and birth date');
    }
  });

  choices.forEach(({says, emergency, names911}, index) => {
    const [first, ...others] = lines.slice(index + 1).map((id) => script.lines[id]);
    if (names911 && !NAMES_911.test(first?.says ?? '')) {
      report('lines', `'${says}' is urgent: the first answer has to name 911`);
    }
    if (!emergency) return;
    if (!SENDS_TO_911.test(first?.says ?? '')) {
      report('lines', `'${says}' is an emergency: the first answer has to send to 911`);
    }
    if ([first, ...others].some((line) => line?.books)) {
      report('lines', `'${says}' is an emergency: it may not end in a booking`);
    }
  });
};

const checkSample = (script: CallScript, report: Report): void => {
  if (!playCall(script, script.sample)?.outcome) {
    report('sample', 'doesn’t lead to an end: give the ids of the choices of the call on the page');
    return;
  }
  const {turns} = toSampleCall(script);
  if (turns.length < MIN_SAMPLE_TURNS || turns.length > MAX_SAMPLE_TURNS) {
    report(
      'sample',
      `has ${turns.length} turns: ${MIN_SAMPLE_TURNS} to ${MAX_SAMPLE_TURNS} fit on the page`,
    );
  }
};

/** Lists the problems of a specialty's call script. */
export const callProblems = (
  file: string,
  script: CallScript,
  day: DaySheet,
): readonly Problem[] => {
  const problems = new Map<string, Problem>();
  // Keyed, because many paths report the same problem of a line.
  const report: Report = (field, message) =>
    problems.set(`${field} ${message}`, {file, field, message});
  const first = script.lines[FIRST_LINE];
  if (first === undefined) {
    report('lines', `have none called '${FIRST_LINE}', with which the call begins`);
    return [...problems.values()];
  }
  const paths = callPaths(script);
  const reached = new Set(paths.flatMap(({lines}) => lines));
  const isUrgent = ({emergency, names911}: CallChoice): boolean => Boolean(emergency ?? names911);
  if (first.choices.findIndex(isUrgent) >= FIRST_STARTS) {
    report(`lines.${FIRST_LINE}`, `has no emergency among its first ${FIRST_STARTS} starts`);
  }
  if (!first.says.includes('AI receptionist') || !first.says.includes(script.practiceName)) {
    report(
      `lines.${FIRST_LINE}`,
      `must say that it is an AI receptionist, and name ${script.practiceName}`,
    );
  }
  for (const [id, line] of Object.entries(script.lines)) {
    checkLine(id, line, script, report);
    if (!reached.has(id)) report(`lines.${id}`, 'is never reached: let a choice lead to it');
  }
  for (const path of paths) checkPath(path, script, report);
  checkSample(script, report);
  return [...problems.values(), ...scheduleProblems(file, script, day)];
};
