import {featureGroupIds, featureGroups} from '../features';
import {reportHours, reportOutcomes} from '../featureArtefacts';

describe('the features', () => {
  it('are the five groups of the spec, three features each with three benefits', () => {
    expect(featureGroupIds.map((id) => featureGroups[id].name)).toEqual([
      'Core AI Capabilities',
      'Appointment Management',
      'Patient Communication',
      'Analytics & Insights',
      'Security & Compliance',
    ]);
    for (const id of featureGroupIds) {
      expect(featureGroups[id].features).toHaveLength(3);
      for (const {benefits} of featureGroups[id].features) expect(benefits).toHaveLength(3);
    }
  });

  it('have names and benefits of their own', () => {
    const all = featureGroupIds.flatMap((id) => [...featureGroups[id].features]);
    expect(new Set(all.map(({name}) => name)).size).toBe(15);
    expect(new Set(all.flatMap(({benefits}) => [...benefits])).size).toBe(45);
  });
});

describe('the sample week', () => {
  it('adds up: every call has an outcome', () => {
    const sum = (calls: readonly {readonly calls: number}[]): number =>
      calls.reduce((total, {calls: count}) => total + count, 0);
    expect(sum(reportOutcomes)).toBe(sum(reportHours));
    expect(reportHours.filter(({hour}) => hour === 12)[0]?.deskClosed).toBe(true);
  });
});
