import {benchmarkIds} from '../../data/benchmarks.ts';
import {defaultRoiInputs, roiFields, roiInputIds} from '../../data/fields.ts';
import {implausibleNotes} from '../readFields.ts';
import {fromFieldValue, toFieldValue} from '../units.ts';
import {isBenchmark, withBenchmark} from '../presets.ts';

test('every slider stays within the plausible range and includes its default', () => {
  expect(implausibleNotes(defaultRoiInputs)).toEqual([]);
  for (const id of roiInputIds) {
    const {slider, plausibleMax} = roiFields[id];
    expect(slider.max).toBeLessThanOrEqual(plausibleMax);
    const value = toFieldValue(id, defaultRoiInputs[id]);
    expect(value).toBeGreaterThanOrEqual(slider.min);
    expect(value).toBeLessThanOrEqual(slider.max);
  }
});

test.each([
  ...roiInputIds.map((id) => [id, -1, /can’t be below zero/] as const),
  [
    'missedPercentage',
    120,
    /^More than 100% would be more calls than you get\. Our benchmarks run from 12% to 20%\.$/,
  ],
  ['hourlyWage', 2500, /^\$2,500\/h looks high\. Is there an extra digit\?$/],
  ['currentReceptionists', 150, /^6,000 h looks high\. Is there an extra digit\?$/],
] as const)('the value of %s of %d gets a note', (field, value, said) => {
  expect(implausibleNotes({...defaultRoiInputs, [field]: value})).toEqual([
    expect.stringMatching(said),
  ]);
  expect(implausibleNotes({...defaultRoiInputs, missedPercentage: 100})).toEqual([]);
});

test('staff is stored as FTE and shown as weekly hours', () => {
  expect(toFieldValue('currentReceptionists', 1.5)).toBe(60);
  for (let hours = 0; hours <= 500; hours += 0.5) {
    const fte = fromFieldValue('currentReceptionists', hours);
    expect(toFieldValue('currentReceptionists', fte)).toBe(hours);
  }
});

test('only the benchmark whose values are set is marked as chosen', () => {
  for (const id of benchmarkIds) {
    const inputs = withBenchmark(defaultRoiInputs, id);
    expect(benchmarkIds.filter((other) => isBenchmark(inputs, other))).toEqual([id]);
  }
  expect(benchmarkIds.filter((id) => isBenchmark(defaultRoiInputs, id))).toEqual([]);
});
