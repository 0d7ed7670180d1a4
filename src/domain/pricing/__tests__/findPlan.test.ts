import {plans, quotedLocations, type PlanId} from '../../../data/plans.ts';
import {monthlyPrice} from '../billing.ts';
import {explainFit} from '../explainFit.ts';
import {callsPerWorkingDay, findPlan} from '../findPlan.ts';

jest.mock('../../../data/plans.ts');

const fits = (locations: number, minutes: number): PlanId | 'locations' | 'minutes' => {
  const fit = findPlan({locations, minutes});
  return fit.kind === 'plan' ? fit.planId : fit.reason;
};

describe('findPlan keeps to the limits of the price table', () => {
  it.each([
    [1, 0, 'small'],
    [1, 500, 'small'],
    [1, 501, 'medium'],
    [1, 1000, 'medium'],
    [2, 100, 'medium'],
    [5, 1000, 'medium'],
    [15, 0, 'enterprise'],
    [15, 50_000, 'enterprise'],
    [400, 400, 'enterprise'],
  ] as const)('%d locations and %d minutes: %s', (locations, minutes, expected) => {
    expect(fits(locations, minutes)).toBe(expected);
  });

  it('quotes every number of locations between two plans, whatever the minutes', () => {
    for (let locations = quotedLocations.min; locations <= quotedLocations.max; locations++) {
      expect(fits(locations, 0)).toBe('locations');
      expect(fits(locations, 5_000)).toBe('locations');
    }
    expect([quotedLocations.min, quotedLocations.max]).toEqual([6, 14]);
  });

  it('quotes more minutes than a small group’s plans hold', () => {
    expect(fits(1, 1001)).toBe('minutes');
    expect(fits(5, 1001)).toBe('minutes');
  });
});

describe('explainFit', () => {
  it('names the plan and turns minutes into calls', () => {
    expect(explainFit({locations: 2, minutes: 640})).toEqual({
      fit: {kind: 'plan', planId: 'medium'},
      title: 'Medium Practice',
      explanation: '640 minutes a month is about 15 two-minute calls each working day.',
    });
  });

  it('says plainly that 6 to 14 locations are quoted on request', () => {
    const {title, explanation} = explainFit({locations: 9, minutes: 640});
    expect(title).toBe('Quoted on request');
    expect(explanation).toMatch(/^For 6 to 14 locations we quote a price.*your 9 locations/);
  });

  it('counts one call as one call', () => {
    expect(explainFit({locations: 1, minutes: 44}).explanation).toContain(
      'about 1 two-minute call each',
    );
    expect(explainFit({locations: 1, minutes: 1}).explanation).toContain(
      '1 minute a month is less than',
    );
  });

  it('divides by the working days of the ROI formula', () => {
    expect(callsPerWorkingDay(440)).toBe(10);
  });
});

describe('monthlyPrice', () => {
  it('is the listed price by the month and 20% less by the year', () => {
    expect(monthlyPrice(plans.small, 'monthly')).toBe(699);
    expect(monthlyPrice(plans.small, 'annual')).toBe(559.2);
    expect(monthlyPrice(plans.medium, 'annual')).toBe(799.2);
  });

  it('leaves a quoted plan quoted', () => {
    expect(monthlyPrice(plans.enterprise, 'annual')).toBeNull();
  });
});
