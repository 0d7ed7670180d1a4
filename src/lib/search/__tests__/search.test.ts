import fc from 'fast-check';

import {allIntegrations} from '../../../features/integrations/data.ts';
import {filterIntegrations, noFilters} from '../../../features/integrations/rules/filters.ts';
import {createFuzzyMatcher, createMatcher} from '../search.ts';

const systems = (query: string): readonly string[] =>
  filterIntegrations({...noFilters, query}).map(({name}) => name);

test.each([
  ['DrChrono', ['Dr. Chrono', 'chrono', 'doctor chrono']],
  ['NextGen', ['Next-Gen', 'NextGen®', 'next gen healthcare', 'Nexgen']],
  ['Open Dental', ['OpenDental', 'dental, open', 'www.opendental.com']],
  ['eClinicalWorks', ['ECW', 'E. C. W.', 'e-clinical works', 'e clincal works']],
  ['Cerner', ['Oracle Health', 'Epic or Cerner']],
  ['athenahealth', ['Athena Health', 'athenaOne']],
  ['Dentrix', ['Dentrix software', 'Dentrix G7', 'dentirx']],
  [
    'Epic',
    ['épic', '“Epic”', 'ＥＰＩＣ', 'MyChart', 'does it work with Epic?', 'epic/cerner', 'epick'],
  ],
])('%s is found by %j', (name, queries) => {
  for (const query of queries)
    expect([query, systems(query)]).toEqual([query, expect.arrayContaining([name])]);
});

test('finds nothing for punctuation, unlisted systems, or words that no single system has', () => {
  const queries = ['.*', '???', 'fax phone xyz', 'Allscripts', 'Simple Practice', 'zoom', 'N.G.'];
  expect(queries.flatMap(systems)).toEqual([]);
});

test.each([
  ['hipaa,', 'HIPAA on the phone', true],
  ['h. i. p. a. a.', 'HIPAA on the phone', true],
  ['front-desk', 'The front desk', true],
  ['frontdesk', 'The front desk', true],
  ['front desk', 'A front-desk wage', true],
  ['calls', 'One call', true],
  ['call', 'Calls', true],
  ['pharmacies', 'A pharmacy', true],
  ["callers' names", 'The caller’s name', true],
  ['español', 'espanol', true],
  ['ai', 'She said so', false],
  ['ai', 'What AI does', true],
  ['epic', 'the picture', false],
  ['the', 'of the desk', true],
])('%j in %j: %p', (query, text, isFound) => {
  expect(createMatcher(query)(text)).toBe(isFound);
});

test('never throws, and a longer query never finds more', () => {
  const texts = allIntegrations.map(({name, description}) => `${name} | ${description}`);
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (typed) => {
      expect(() => systems(typed)).not.toThrow();
      const found = texts.filter(createMatcher(`dental ${typed}`));
      expect(texts.filter(createMatcher('dental'))).toEqual(expect.arrayContaining(found));
    }),
  );
});

test.each([
  ['hippa', 'HIPAA on the phone', true],
  ['hippa complience', 'Compliance, and HIPAA', true],
  ['voicemial', 'A voicemail nobody hears', true],
  ['zoom', 'The room', false],
  ['fax', 'Fix it', false],
  ['', 'All', false],
])('%j is close to %j: %p', (query, text, isNear) => {
  expect(createFuzzyMatcher(query)(text)).toBe(isNear);
});
