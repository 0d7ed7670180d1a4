import {caseStudies, caseStudyIds} from '@site/src/data/caseStudies';
import {claims} from '@site/src/data/claims';
import {plans, setupFee} from '@site/src/data/plans';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {decodeRoiState} from '@site/src/domain/roi/urlState';

import {duration} from '../duration';
import {roiClaim} from '../roiClaim';

const monthlyPlan = plans.medium.price;
const setUp = setupFee.special;

describe('the ROI claims mean what the formula means', () => {
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

  it('Chicago: the same with a twelfth of the setup fee', () => {
    const month = monthlyPlan + setUp / 12;
    expect(roiClaim(caseStudies['chicago-physio'].roi).headline).toBe(
      `${Math.floor(month / 95) + 1} visits a month cover plan and setup`,
    );
  });

  it.each(caseStudyIds)('%s pays back within the months that the site claims', (id) => {
    const {paybackMonths} = estimateRoi(caseStudies[id].roi.inputs);
    expect(paybackMonths).not.toBeNull();
    expect(paybackMonths).toBeLessThan(claims.roiMonths);
  });

  it.each(caseStudyIds)('%s links to the calculator with its own inputs', (id) => {
    const {calculator} = roiClaim(caseStudies[id].roi);
    const url = new URL(calculator, 'https://example.com');
    expect(url.pathname).toBe('/calculator');
    expect(decodeRoiState(url.search)).toEqual(caseStudies[id].roi.inputs);
  });

  it('never promises a payback that does not come', () => {
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

describe('the drawings and the tables tell the same story', () => {
  const percent = (part: number, whole: number): string => `${Math.round((part / whole) * 100)}%`;

  it('Dallas: slots, answer rate, missed rate, title', () => {
    const {chart, results, roi, title} = caseStudies['dallas-dental'];
    const {total, missedBefore, missedAfter} = chart;
    expect(results[0]).toEqual({
      metric: 'Calls answered',
      before: percent(total - missedBefore.length, total),
      after: percent(total - missedAfter.length, total),
    });
    expect(roi.inputs.dailyCalls).toBe(total);
    expect(roi.inputs.missedPercentage).toBe(Math.round((missedBefore.length / total) * 100));
    expect(title).toMatch(/^Nine /);
    expect(missedBefore).toHaveLength(9);
    expect(chart.title).toContain(`${total} calls`);
  });

  it('Phoenix: the wait, those who gave up, and the answer time that the site claims', () => {
    const {chart, results, roi} = caseStudies['phoenix-family'];
    expect(results[0].before).toBe(duration(chart.secondsBefore));
    expect(chart.secondsAfter).toBe(claims.answerSeconds);
    expect(results[0].after).toBe(`${chart.secondsAfter} s`);
    expect(results[1].before).toBe(`${roi.inputs.missedPercentage}%`);
  });

  it('Chicago: no-shows, refilled and empty slots; no more than the claimed drop', () => {
    const {chart, results} = caseStudies['chicago-physio'];
    const total = chart.visitsPerDay * 5;
    const noShows = chart.emptyAfter.length + chart.refilledAfter.length;
    expect(results[0].before).toBe(`${chart.emptyBefore.length} of ${total}`);
    expect(results[0].after).toBe(`${noShows} of ${total}`);
    expect(results[1].after).toBe(`${chart.refilledAfter.length} of ${noShows}`);
    expect(results[2].before).toBe(percent(chart.emptyBefore.length, total));
    expect(results[2].after).toBe(percent(chart.emptyAfter.length, total));
    const drop = 1 - noShows / chart.emptyBefore.length;
    expect(drop * 100).toBeLessThanOrEqual(Number.parseInt(claims.noShowReduction, 10));
    expect(chart.title).toContain(`${total} visits`);
  });

  it.each(caseStudyIds)('%s draws only slots that exist', (id) => {
    const {chart} = caseStudies[id];
    const slots =
      chart.kind === 'calls'
        ? {total: chart.total, drawn: [...chart.missedBefore, ...chart.missedAfter]}
        : chart.kind === 'week'
          ? {
              total: chart.visitsPerDay * 5,
              drawn: [...chart.emptyBefore, ...chart.emptyAfter, ...chart.refilledAfter],
            }
          : {total: 1, drawn: []};
    for (const slot of slots.drawn) expect(slot).toBeLessThan(slots.total);
  });
});
