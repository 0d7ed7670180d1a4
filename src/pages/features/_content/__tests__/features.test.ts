import {featureGroupIds, featureGroups} from '../features';
import {callSheet, reportHours} from '../featureArtifacts';

const all = featureGroupIds.flatMap((id) => [...featureGroups[id].features]);

describe('the features', () => {
  it('are fifteen, each with a name of its own', () => {
    expect(new Set(all.map(({name}) => name)).size).toBe(15);
  });

  it.each(all.map(({name, text, benefits}) => [name, text, benefits] as const))(
    '%s: says it in a sentence, and what it is good for in three short ones',
    (_, text, benefits) => {
      expect(text.match(/[a-z0-9%]\.(?: (?=[A-Z])|$)/g)).toHaveLength(1);
      expect(new Set(benefits).size).toBe(3);
      for (const benefit of benefits) expect(benefit).toMatch(/^.{4,70}[^.]$/);
    },
  );
});

describe('the sheet of the call', () => {
  it('has a line for every feature, the first of a group with its time', () => {
    for (const id of featureGroupIds) {
      expect(callSheet[id].lines).toHaveLength(featureGroups[id].features.length);
      expect(callSheet[id].lines[0].time).toEqual(expect.any(String));
    }
  });

  it('falls in an hour at which the desk is closed', () => {
    expect(reportHours.find(({hour}) => hour === 12)?.deskClosed).toBe(true);
  });
});
