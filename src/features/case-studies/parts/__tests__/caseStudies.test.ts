import {caseStudies, caseStudyIds} from '@site/src/features/case-studies/data';
import {claims} from '@site/src/data/claims';
import {plans, setupFee} from '@site/src/data/plans';
import {estimateRoi} from '@site/src/features/roi/rules/estimate';

import {roiClaim} from '../roiClaim';

const {'dallas-dental': dallas, 'phoenix-family': phoenix, 'chicago-physio': chicago} = caseStudies;

it('begins with the formula’s payback, which is never later than the claimed months', () => {
  const month = plans.medium.price;
  const [payback, visits, withSetup] = [dallas, phoenix, chicago].map(
    ({roi}) => roiClaim(roi).headline,
  );
  const {netMonthlyBenefit} = estimateRoi(dallas.roi.inputs);
  expect(payback).toMatch(` month ${Math.ceil(setupFee.special / netMonthlyBenefit)}`);
  expect(visits).toBe(`${Math.floor(month / 120) + 1} visits a month would cover the plan`);
  expect(withSetup).toMatch(
    `${Math.floor((month + setupFee.special / 12) / 95) + 1} visits a month would cover the plan, with setup`,
  );
  for (const id of caseStudyIds) {
    const {roi, chart} = caseStudies[id];
    expect(estimateRoi(roi.inputs).paybackMonths).toBeLessThan(claims.roiMonths);
    expect(chart.title).toContain(` ${chart.total} `);
  }
  expect(roiClaim(phoenix.roi).calculator).toMatch(/^\/calculator\?calls=64&missed=25&visit=120/);
});

it('has the numbers of its charts in its tables and inputs', () => {
  for (const {roi, chart} of [dallas, phoenix]) {
    expect(roi.inputs.dailyCalls).toBe(chart.total);
    const share = (chart.before.missed.length / chart.total) * 100;
    expect(roi.inputs.missedPercentage).toBe(Math.round(share));
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
