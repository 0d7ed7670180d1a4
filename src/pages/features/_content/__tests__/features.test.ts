import {featureGroupIds, featureGroups} from '../features';

const all = featureGroupIds.flatMap((id) => [...featureGroups[id].features]);

it('/features has 15 features, each with a short description and two short benefits', () => {
  expect(new Set(all.map(({name}) => name)).size).toBe(15);
  for (const {text, benefits} of all) {
    expect(text).toMatch(/^.{20,180}\.$/);
    expect(new Set(benefits).size).toBe(2);
    for (const benefit of benefits) expect(benefit).toMatch(/^.{4,70}[^.]$/);
  }
});
