import {comparison} from '../comparison';
import {coreFeatures} from '../coreFeatures';
import {callProblems} from '@site/src/features/call/rules/callProblems';
import {toSampleCall} from '@site/src/features/call/rules/play';
import {type Day, dayProblems} from '@site/src/features/call/rules/schedule';
import {homeCall} from '../homeCall';
import {homeSampleCall} from '../homeSample';
import {heroSheet} from '../heroSheet';

describe('the home page’s data', () => {
  it('favors people only in the last two of ten rows', () => {
    expect(comparison.map((row) => row.aiWins)).toEqual([...Array(8).fill(true), false, false]);
  });

  it('logs the six calls in order of time', () => {
    const times = coreFeatures.map((feature) => feature.isoTime);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort());
  });

  const staff = ['Dr. Okafor', 'Dr. Lindgren'];
  const sheet = {...heroSheet, columns: [...heroSheet.columns], staff} as unknown as Day;

  it('follows the rules of a call, on the day sheet', () => {
    expect(callProblems('homeCall.ts', homeCall, sheet)).toEqual([]);
  });

  it('shows the script’s sample before the call', () => {
    const {practice: _, when: __, outcome, ...rest} = toSampleCall(homeCall);
    const {ends, title} = outcome;
    expect(homeSampleCall).toEqual({...rest, outcome: {ends, title}});
  });

  it('has no overlapping entries in the day sheet, and none outside of it', () => {
    expect(dayProblems('heroSheet.ts', 'entries', sheet)).toEqual([]);
  });
});
