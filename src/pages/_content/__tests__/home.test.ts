import {comparison} from '../comparison';
import {coreFeatures} from '../coreFeatures';
import {callProblems} from '@site/src/domain/call/callProblems';
import {sampleCall} from '@site/src/domain/call/call';
import {dayProblems} from '@site/src/domain/call/schedule';
import {homeCall} from '../homeCall';
import {homeSampleCall} from '../homeSample';
import {heroSheet} from '../heroSheet';

describe('the home page’s data', () => {
  it('gives the last two of ten rows to people, and only those', () => {
    expect(comparison.map((row) => row.aiWins)).toEqual([...Array(8).fill(true), false, false]);
  });

  it('logs the six calls in the order of the day', () => {
    const times = coreFeatures.map((feature) => feature.isoTime);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort());
  });

  const staff = ['Dr. Okafor', 'Dr. Lindgren'];
  const sheet = {...heroSheet, columns: [...heroSheet.columns], staff} as unknown as Parameters<
    typeof callProblems
  >[2]['sheet'];

  it('keeps the rules of a call, on the sheet beside it', () => {
    expect(callProblems('homeCall.ts', homeCall, {sheet, tryOut: [], starts: 3})).toEqual([]);
  });

  it('shows before the call what the script’s sample says', () => {
    const {practice: _, when: __, outcome, ...rest} = sampleCall(homeCall);
    const {ends, title} = outcome;
    expect(homeSampleCall).toEqual({...rest, outcome: {ends, title}});
  });

  it('puts no two entries of the sheet into the same slot, and none beside it', () => {
    expect(dayProblems('heroSheet.ts', 'entries', sheet)).toEqual([]);
    for (const {column, row, span} of heroSheet.entries) {
      expect(column).toBeLessThan(heroSheet.columns.length);
      expect(row + span).toBeLessThanOrEqual(heroSheet.rows);
    }
  });
});
