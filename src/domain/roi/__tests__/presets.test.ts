import {benchmarkIds} from '../../../data/benchmarks.ts';
import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {isBenchmark, withBenchmark} from '../presets.ts';
import {breakEvenText} from '../texts.ts';

jest.mock('../../../data/plans.ts');

test('only the chosen benchmark is the chosen one', () => {
  for (const id of benchmarkIds) {
    const inputs = withBenchmark(defaultRoiInputs, id);
    expect(benchmarkIds.filter((other) => isBenchmark(inputs, other))).toEqual([id]);
  }
  expect(benchmarkIds.filter((id) => isBenchmark(defaultRoiInputs, id))).toEqual([]);
});

test.each([
  [0, 0, 'No recovered calls needed', 'The staff time alone covers it'],
  [1, 0.2, '1 recovered call a month', 'From 0.2% of calls missed'],
  [1250, 12, '1,250 recovered calls a month', 'From 12% of calls missed'],
  [50, null, '50 recovered calls a month', 'More than you get, even if every call were missed'],
  [null, null, 'Not reached', 'A visit brings in nothing'],
])('break-even at %p calls and %p percent', (recoveredCalls, missedPercentage, calls, rate) => {
  expect(breakEvenText({recoveredCalls, missedPercentage})).toEqual({calls, rate});
});
