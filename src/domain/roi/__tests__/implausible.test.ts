import {defaultRoiInputs, roiFields, roiInputIds} from '../../../data/roiFields.ts';
import {implausibleInputs} from '../implausible.ts';
import {fromFieldValue, fteToWeeklyHours, toFieldValue, weeklyHoursToFte} from '../staffHours.ts';

test('the defaults need no note', () => {
  expect(implausibleInputs(defaultRoiInputs)).toEqual([]);
});

test('every slider stays within what is plausible, and its default on it', () => {
  for (const id of roiInputIds) {
    const {slider, plausibleMax} = roiFields[id];
    expect(slider.max).toBeLessThanOrEqual(plausibleMax);
    const value = toFieldValue(id, defaultRoiInputs[id]);
    expect(value).toBeGreaterThanOrEqual(slider.min);
    expect(value).toBeLessThanOrEqual(slider.max);
  }
});

test('missing more than every call is noted, and counted', () => {
  expect(implausibleInputs({...defaultRoiInputs, missedPercentage: 120})).toEqual([
    {
      field: 'missedPercentage',
      message:
        'More than 100% would be more calls than you get. Our benchmarks run from 12% to 20%.',
    },
  ]);
  expect(implausibleInputs({...defaultRoiInputs, missedPercentage: 100})).toEqual([]);
});

test.each(roiInputIds)('a negative %s is noted', (id) => {
  expect(implausibleInputs({...defaultRoiInputs, [id]: -1})).toMatchObject([
    {field: id, message: expect.stringContaining('is below zero') as string},
  ]);
});

test('a digit too many is asked about, in the unit of the field', () => {
  expect(implausibleInputs({...defaultRoiInputs, hourlyWage: 2500})[0]?.message).toBe(
    '$2,500/h looks high. Is there an extra digit?',
  );
  expect(implausibleInputs({...defaultRoiInputs, currentReceptionists: 150})[0]?.message).toBe(
    '6,000h looks high. Is there an extra digit?',
  );
});

test('staff is FTE inside and weekly hours outside', () => {
  expect(fteToWeeklyHours(1.5)).toBe(60);
  expect(weeklyHoursToFte(60)).toBe(1.5);
  expect(fromFieldValue('currentReceptionists', 35)).toBe(0.875);
  for (let hours = 0; hours <= 500; hours += 0.5) {
    expect(fteToWeeklyHours(weeklyHoursToFte(hours))).toBe(hours);
  }
});
