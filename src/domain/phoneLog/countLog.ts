import {type JoinedLog, joinCalls, type JoinRules} from './calls.ts';
import {doubtsOf, joinDoubt, oneNumberOf, unreadDoubt, withoutNumber} from './doubt.ts';
import {callsProblem, type Figures, figuresOf} from './figures.ts';
import type {PhoneLog} from './logReader.ts';
import type {LogProblem} from './problem.ts';
import type {Doubt} from './questions.ts';

export type Counted =
  | {readonly kind: 'counted'; readonly joined: JoinedLog; readonly figures: Figures}
  | {readonly kind: 'doubt'; readonly doubt: Doubt}
  | {readonly kind: 'problem'; readonly problem: LogProblem};

interface CountOptions {
  /** Nothing is doubted: the sample is ours. */
  readonly isSure?: boolean;
  /** Doubts that the visitor has confirmed. */
  readonly confirmed?: readonly Doubt['code'][];
  readonly joins?: JoinRules;
  /** Seconds since 1970. */
  readonly now: number;
}

/** Counts what was read, unless it isn't likely. */
export const countLog = (
  {lines, noticed}: Pick<PhoneLog, 'lines' | 'noticed'>,
  {isSure = false, confirmed = [], joins = {}, now}: CountOptions,
): Counted => {
  const isOpen = (doubt: Doubt): boolean => !isSure && !confirmed.includes(doubt.code);
  const unread = unreadDoubt(noticed);
  if (unread && isOpen(unread)) return {kind: 'doubt', doubt: unread};
  const shared = oneNumberOf(lines);
  const joined = joinCalls(shared ? withoutNumber(lines, shared.caller) : lines, joins);
  const problem = callsProblem(joined);
  if (problem) return {kind: 'problem', problem};
  const doubt = joinDoubt(joined, joins) ?? doubtsOf(joined, noticed, shared, now).find(isOpen);
  return doubt ? {kind: 'doubt', doubt} : {kind: 'counted', joined, figures: figuresOf(joined)};
};
