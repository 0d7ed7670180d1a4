import {benchmarkIds} from '../../../data/benchmarks.ts';
import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {isBenchmark, withBenchmark} from '../presets.ts';

jest.mock('../../../data/plans.ts');

test('only the chosen benchmark is the chosen one', () => {
  for (const id of benchmarkIds) {
    const inputs = withBenchmark(defaultRoiInputs, id);
    expect(benchmarkIds.filter((other) => isBenchmark(inputs, other))).toEqual([id]);
  }
  expect(benchmarkIds.filter((id) => isBenchmark(defaultRoiInputs, id))).toEqual([]);
});
