import {formatNumber, formatPercent} from '../../format/numbers.ts';
import type {BreakEven} from './breakEven.ts';

/** A break-even in words; the two parts are read one after the other. */
export const breakEvenText = ({
  recoveredCalls,
  missedPercentage,
}: BreakEven): {readonly calls: string; readonly rate: string} => {
  if (recoveredCalls === 0) {
    return {calls: 'No recovered calls needed', rate: 'The staff time alone covers it'};
  }
  if (recoveredCalls === null) {
    return {calls: 'Not reached', rate: 'A visit brings in nothing'};
  }
  return {
    calls: `${formatNumber(recoveredCalls, 0)} recovered ${recoveredCalls === 1 ? 'call' : 'calls'} a month`,
    rate:
      missedPercentage === null
        ? 'More than you get, even if every call were missed'
        : `From ${formatPercent(missedPercentage, 1)} of calls missed`,
  };
};
