import fc from 'fast-check';
import {defaultRoiInputs} from '../../data/fields.ts';
import {cashChart} from '../cashChart.ts';
import {estimateRoi} from '../estimate.ts';

jest.mock('../../../../data/plans.ts');

const chartOf = (net: number): ReturnType<typeof cashChart> =>
  cashChart({setupFee: 3000, netMonthlyBenefit: net, paybackMonths: net > 0 ? 3000 / net : null});

test('the cash chart has round ticks including zero for the defaults', () => {
  const chart = cashChart(estimateRoi(defaultRoiInputs));
  expect(chart.ticks.map(({value}) => value)).toEqual([0, 100_000, 200_000]);
  expect(chart.isLoss).toBe(false);
  expect(chart.label).toBe(
    'Cash over 12 months, added up: −$3,000 at the start for the setup, back to zero after about 4 days, $258,612 at the end.',
  );
});

test('the cash chart says that a loss never returns to zero', () => {
  const chart = chartOf(-999);
  expect(chart.isLoss).toBe(true);
  expect(chart.label).toContain('not back to zero within the year, −$14,988 at the end');
  expect(chart.ticks.map(({value}) => value)).toEqual([-10_000, -5_000, 0]);
});

test('the cash chart stays on the plot, in order, for any net benefit', () => {
  fc.assert(
    fc.property(fc.double({min: -1e40, max: 1e40, noNaN: true}), (net) => {
      const chart = chartOf(net);
      expect(chart.points.map(({x}) => x)).toEqual(Array.from({length: 13}, (_, m) => m / 12));
      const heights = [...chart.points, ...chart.ticks].map(({y}) => y);
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...heights)).toBeLessThanOrEqual(1);
      expect(chart.ticks.length).toBeGreaterThanOrEqual(2);
      expect(chart.ticks.length).toBeLessThanOrEqual(7);
    }),
  );
});
