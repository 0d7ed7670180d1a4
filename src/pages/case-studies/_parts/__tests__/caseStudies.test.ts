import {type CaseChart, caseStudies, caseStudyIds} from '@site/src/data/caseStudies';
import {claims} from '@site/src/data/claims';
import {plans, setupFee} from '@site/src/data/plans';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {decodeRoiState} from '@site/src/domain/roi/urlState';

import {roiClaim} from '../roiClaim';

const monthlyPlan = plans.medium.price;
const setUp = setupFee.special;

describe('the ROI claims follow the formula', () => {
  it('Dallas: the setup fee divided by the net monthly benefit, rounded up to a month', () => {
    const {roi} = caseStudies['dallas-dental'];
    const {netMonthlyBenefit} = estimateRoi(roi.inputs);
    expect(roiClaim(roi).headline).toBe(
      `Setup paid back in month ${Math.ceil(setUp / netMonthlyBenefit)}`,
    );
  });

  it('Phoenix: the fewest visits whose revenue is more than the plan', () => {
    expect(roiClaim(caseStudies['phoenix-family'].roi).headline).toBe(
      `${Math.floor(monthlyPlan / 120) + 1} visits a month cover the plan`,
    );
  });

  it('Chicago: the same including a twelfth of the setup fee', () => {
    const month = monthlyPlan + setUp / 12;
    expect(roiClaim(caseStudies['chicago-physio'].roi).headline).toBe(
      `${Math.floor(month / 95) + 1} visits a month cover the plan, with setup spread over a year`,
    );
  });

  it.each(caseStudyIds)('%s pays back within the claimed number of months', (id) => {
    const {paybackMonths} = estimateRoi(caseStudies[id].roi.inputs);
    expect(paybackMonths).not.toBeNull();
    expect(paybackMonths).toBeLessThan(claims.roiMonths);
  });

  it.each(caseStudyIds)('%s links to the calculator with its inputs', (id) => {
    const {calculator} = roiClaim(caseStudies[id].roi);
    const url = new URL(calculator, 'https://example.com');
    expect(url.pathname).toBe('/calculator');
    expect(decodeRoiState(url.search)).toEqual(caseStudies[id].roi.inputs);
  });

  it('never promises a payback that is not reached', () => {
    const loss = {
      ...caseStudies['dallas-dental'].roi.inputs,
      dailyCalls: 0,
      currentReceptionists: 0,
    };
    expect(roiClaim({claim: 'payback', inputs: loss}).headline).toBe('Setup not paid back');
    expect(
      roiClaim({claim: 'covers-plan', inputs: {...loss, avgRevenuePerVisit: 0}}).headline,
    ).toBe('Visits do not cover the plan');
  });
});

describe('the charts agree with the tables', () => {
  const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

  it('Dallas: counted calls, answer rate, missed rate, title', () => {
    const {chart, results, roi, title} = caseStudies['dallas-dental'];
    const {total, before, after} = chart;
    expect(results[0]).toEqual({
      metric: 'Calls answered',
      before: percent(total - before.missed.length, total),
      after: percent(total - after.missed.length, total),
    });
    expect(roi.inputs.dailyCalls).toBe(total);
    expect(roi.inputs.missedPercentage).toBe(Math.round((before.missed.length / total) * 100));
    expect(title).toMatch(/^Nine /);
    expect(before.missed).toHaveLength(9);
  });

  it('Phoenix: callers who gave up, and the claimed answer time', () => {
    const {chart, results, roi} = caseStudies['phoenix-family'];
    const {total, before, after} = chart;
    expect(results[0].after).toBe(`${claims.answerSeconds} s`);
    expect(results[1].before).toBe(percent(before.missed.length, total));
    expect(results[1].after).toBe(percent(after.missed.length, total));
    expect(roi.inputs.dailyCalls).toBe(total);
    expect(results[1].before).toBe(`${roi.inputs.missedPercentage}%`);
  });

  it('Chicago: canceled, refilled, and empty visits; no more than the claimed reduction', () => {
    const {chart, results} = caseStudies['chicago-physio'];
    const {total, before, after} = chart;
    const lost = after.missed.length + after.refilled.length;
    expect(results[0].before).toBe(`${before.missed.length} of ${total}`);
    expect(results[0].after).toBe(`${lost} of ${total}`);
    expect(results[1].after).toBe(`${after.refilled.length} of ${lost}`);
    expect(results[2].before).toBe(percent(before.missed.length, total));
    expect(results[2].after).toBe(percent(after.missed.length, total));
    const drop = 1 - lost / before.missed.length;
    expect(drop * 100).toBeLessThanOrEqual(Number.parseInt(claims.noShowReduction, 10));
  });

  it.each(caseStudyIds)('%s counts its rectangles, and names the total', (id) => {
    const {total, title, before, after}: CaseChart = caseStudies[id].chart;
    const drawn = [before, after].flatMap(({missed, refilled = []}) => [...missed, ...refilled]);
    for (const position of drawn) expect(position).toBeLessThan(total);
    expect(title).toContain(` ${total} `);
  });
});
