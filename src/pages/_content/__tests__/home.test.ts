import {comparison} from '../comparison';
import {coreFeatures} from '../coreFeatures';

describe('the home page’s data', () => {
  it('the home page’s comparison favors people only in the last two of ten rows', () => {
    expect(comparison.map((row) => row.aiWins)).toEqual([...Array(8).fill(true), false, false]);
  });

  it('the home page’s log has the six calls in order of time', () => {
    const times = coreFeatures.map((feature) => feature.isoTime);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort());
  });
});
