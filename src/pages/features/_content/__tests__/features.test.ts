import {featureGroupIds, featureGroups} from '../features';
import {callSheet, reportHours} from '../callSheet';

const all = featureGroupIds.flatMap((id) => [...featureGroups[id].features]);

describe('the features', () => {
  it('are fifteen with different names', () => {
    expect(new Set(all.map(({name}) => name)).size).toBe(15);
  });

  it.each(all.map(({name, text, benefits}) => [name, text, benefits] as const))(
    '%s: has a one-sentence description and three short benefits',
    (_, text, benefits) => {
      expect(text.match(/[a-z0-9%]\.(?: (?=[A-Z])|$)/g)).toHaveLength(1);
      expect(new Set(benefits).size).toBe(3);
      for (const benefit of benefits) expect(benefit).toMatch(/^.{4,70}[^.]$/);
    },
  );
});

describe('the sheet of the call', () => {
  it('has a line for every feature, and a time on the first of each group', () => {
    for (const id of featureGroupIds) {
      expect(callSheet[id].lines).toHaveLength(featureGroups[id].features.length);
      expect(callSheet[id].lines[0].time).toEqual(expect.any(String));
    }
  });

  it('is at an hour when the desk is closed', () => {
    expect(reportHours.find(({hour}) => hour === 12)?.deskClosed).toBe(true);
  });
});
