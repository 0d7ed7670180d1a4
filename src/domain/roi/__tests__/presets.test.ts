import {benchmarkIds} from '../../../data/benchmarks.ts';
import {defaultRoiInputs} from '../../../data/roiFields.ts';
import {roiSampleIds} from '../../../data/roiSamples.ts';
import {estimateRoi} from '../estimate.ts';
import {isBenchmark, sampleInputs, withBenchmark} from '../presets.ts';
import {breakEvenText} from '../texts.ts';

jest.mock('../../../data/plans.ts');

test('only the chosen benchmark is the chosen one', () => {
  for (const id of benchmarkIds) {
    const inputs = withBenchmark(defaultRoiInputs, id);
    expect(benchmarkIds.filter((other) => isBenchmark(inputs, other))).toEqual([id]);
  }
  expect(benchmarkIds.filter((id) => isBenchmark(defaultRoiInputs, id))).toEqual([]);
});

test('the three samples, worked by hand', () => {
  // physiotherapy: 35 × 22 × 15% × 80% = 92.4 × $95 = $8,778; half a person: $25 × 160 × 0.5 × 0.5 = $1,000
  // dental: 95.04 × $280 = $26,611.20; one person: $2,000
  // family medicine: 205.92 × $120 = $24,710.40; two people: $4,000
  const nets = roiSampleIds.map((id) => estimateRoi(sampleInputs(id)).netMonthlyBenefit);
  expect(nets[0]).toBeCloseTo(8779, 6);
  expect(nets[1]).toBeCloseTo(27_612.2, 6);
  expect(nets[2]).toBeCloseTo(27_711.4, 6);
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
