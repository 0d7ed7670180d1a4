import {type JoinedLog, joinCalls} from './calls.ts';
import {doubtsOf, oneNumberOf, unreadDoubts} from './doubt.ts';
import {callsProblem, type Figures, figuresOf} from './figures.ts';
import type {PhoneLog} from './logLines.ts';
import type {LogProblem} from './problem.ts';
import type {Answers, Doubt} from './questions.ts';

export type Counted =
  | {readonly kind: 'counted'; readonly joined: JoinedLog; readonly figures: Figures}
  | {readonly kind: 'doubt'; readonly doubt: Doubt}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

interface CountOptions extends Pick<Answers, 'said'> {
  /** Nothing is doubted: the sample is ours. */
  readonly isSample?: boolean;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Counts what was read, unless it isn't likely. */
export const countLog = (
  {lines, noticed}: Pick<PhoneLog, 'lines' | 'noticed'>,
  {said = {}, isSample = false, now}: CountOptions,
): Counted => {
  const openIn = (doubts: readonly Doubt[]): Doubt | undefined =>
    doubts.find(({id}) => !isSample && !(id in said));
  const unread = openIn(unreadDoubts(noticed));
  if (unread) return {kind: 'doubt', doubt: unread};
  const shared = oneNumberOf(lines);
  // Nobody can be followed by a number that many callers have.
  const ownCodes = shared
    ? lines.map((line) => (line.caller === shared.caller ? {...line, caller: 0} : line))
    : lines;
  const joined = joinCalls(ownCodes, {
    isOneCall: said['same-caller'] === 'one',
    lastLineDecides: said['answered-first'] === 'nobody',
  });
  const problem = callsProblem(joined);
  if (problem) return {kind: 'problem', problem};
  const doubt = openIn(doubtsOf(joined, noticed, shared, now));
  return doubt ? {kind: 'doubt', doubt} : {kind: 'counted', joined, figures: figuresOf(joined)};
};
