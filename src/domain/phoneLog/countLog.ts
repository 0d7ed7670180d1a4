import {type JoinedLog, joinCalls} from './calls.ts';
import {doubtOf, oneNumberOf, unreadDoubt, withoutNumbers} from './doubt.ts';
import {callsProblem, type Figures, figuresOf} from './figures.ts';
import type {PhoneLog} from './logReader.ts';
import type {LogProblem} from './problem.ts';
import type {Doubt} from './questions.ts';

export type Counted =
  | {readonly kind: 'counted'; readonly joined: JoinedLog; readonly figures: Figures}
  | {readonly kind: 'doubt'; readonly doubt: Doubt}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

/**
 * Counts what was read, unless it isn't likely.
 *
 * @param isSure the visitor has looked at what was doubted
 * @param now seconds since 1970
 */
export const countLog = (
  {lines, noticed}: Pick<PhoneLog, 'lines' | 'noticed'>,
  {isSure, now}: {readonly isSure: boolean; readonly now: number},
): Counted => {
  const unread = isSure ? null : unreadDoubt(noticed);
  if (unread) return {kind: 'doubt', doubt: unread};
  const shared = oneNumberOf(lines);
  const joined = joinCalls(shared ? withoutNumbers(lines) : lines);
  const problem = callsProblem(joined);
  if (problem) return {kind: 'problem', problem};
  const doubt = isSure ? null : doubtOf(joined, shared, now);
  return doubt ? {kind: 'doubt', doubt} : {kind: 'counted', joined, figures: figuresOf(joined)};
};
