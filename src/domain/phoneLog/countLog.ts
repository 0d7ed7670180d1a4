import {type JoinedLog, joinCalls, type JoinRules} from './calls.ts';
import {doubtOf, joinDoubt, oneNumberOf, unreadDoubt, withoutNumber} from './doubt.ts';
import {callsProblem, type Figures, figuresOf} from './figures.ts';
import type {PhoneLog} from './logReader.ts';
import type {LogProblem} from './problem.ts';
import type {Doubt} from './questions.ts';

export type Counted =
  | {readonly kind: 'counted'; readonly joined: JoinedLog; readonly figures: Figures}
  | {readonly kind: 'doubt'; readonly doubt: Doubt}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

interface CountOptions {
  /** The visitor has looked at what was doubted. */
  readonly isSure: boolean;
  readonly joins?: JoinRules;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Counts what was read, unless it isn't likely. */
export const countLog = (
  {lines, noticed}: Pick<PhoneLog, 'lines' | 'noticed'>,
  {isSure, joins = {}, now}: CountOptions,
): Counted => {
  const unread = isSure ? null : unreadDoubt(noticed);
  if (unread) return {kind: 'doubt', doubt: unread};
  const shared = oneNumberOf(lines);
  const joined = joinCalls(shared ? withoutNumber(lines, shared.caller) : lines, joins);
  const problem = callsProblem(joined);
  if (problem) return {kind: 'problem', problem};
  const doubt = joinDoubt(joined, joins) ?? (isSure ? null : doubtOf(joined, noticed, shared, now));
  return doubt ? {kind: 'doubt', doubt} : {kind: 'counted', joined, figures: figuresOf(joined)};
};
