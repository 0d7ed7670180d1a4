import {caseStudies, caseStudyIds} from '../../data.ts';
import {claims} from '../../../../data/claims.ts';
import {plans} from '../../../../data/plans.ts';
import {estimateRoi} from '../../../roi/rules/estimate.ts';

import {roiClaim} from '../roiClaim.ts';

const {'dallas-dental': dallas, 'phoenix-family': phoenix, 'chicago-physio': chicago} = caseStudies;

it('each case covers the plan’s price with the visits it names, within the claimed months', () => {
  const month = plans.medium.price;
  for (const id of caseStudyIds) {
    const {roiInputs, chart} = caseStudies[id];
    const visits = Number.parseInt(roiClaim(roiInputs).headline, 10);
    expect(visits * roiInputs.avgRevenuePerVisit).toBeGreaterThan(month);
    expect((visits - 1) * roiInputs.avgRevenuePerVisit).toBeLessThanOrEqual(month);
    expect(estimateRoi(roiInputs).paybackMonths).toBeLessThan(claims.roiMonths);
    expect(chart.title).toContain(` ${chart.total} `);
  }
  expect(roiClaim(phoenix.roiInputs).calculator).toMatch(
    /^\/calculator\?calls=64&missed=25&visit=120/,
  );
});

it('each case has the numbers of its charts in its tables and inputs', () => {
  for (const {roiInputs, chart} of [dallas, phoenix]) {
    expect(roiInputs.dailyCalls).toBe(chart.total);
    const share = (chart.before.missed.length / chart.total) * 100;
    expect(roiInputs.missedPercentage).toBe(Math.round(share));
  }
  expect(dallas.title).toContain('nine');
  expect(dallas.chart.before.missed).toHaveLength(9);
  expect(phoenix.results[0].after).toBe(`${claims.answerSeconds} s`);

  const {total, before, after} = chicago.chart;
  const lost = after.missed.length + after.refilled.length;
  const [canceled, refilled] = chicago.results;
  expect([canceled.before, canceled.after]).toEqual([
    `${before.missed.length} of ${total}`,
    `${lost} of ${total}`,
  ]);
  expect(refilled.after).toBe(`${after.refilled.length} of ${lost}`);
  const drop = (1 - lost / before.missed.length) * 100;
  expect(drop).toBeLessThanOrEqual(Number.parseInt(claims.noShowReduction, 10));
});
