import fc from 'fast-check';

import {allIntegrations} from '../../../data/integrations.ts';
import {filterIntegrations, noFilters} from '../../integrations/filters.ts';
import {createFuzzyMatcher, createMatcher, searchWords} from '../search.ts';

const systems = (query: string): readonly string[] =>
  filterIntegrations(allIntegrations, {...noFilters, query}).map(({name}) => name);

test.each([
  ['Dr. Chrono', 'DrChrono'],
  ['dr chrono', 'DrChrono'],
  ['chrono', 'DrChrono'],
  ['Next-Gen', 'NextGen'],
  ['NextGen®', 'NextGen'],
  ['next gen healthcare', 'NextGen'],
  ['open-dental', 'Open Dental'],
  ['OpenDental', 'Open Dental'],
  ['dental, open', 'Open Dental'],
  ['ECW', 'eClinicalWorks'],
  ['eCW', 'eClinicalWorks'],
  ['e-clinical works', 'eClinicalWorks'],
  ['Oracle Health', 'Cerner'],
  ['oracle cerner', 'Cerner'],
  ['athena', 'athenahealth'],
  ['Athena Health', 'athenahealth'],
  ['athenaOne', 'athenahealth'],
  ['eagle soft', 'Eaglesoft'],
  ['Dentrix™', 'Dentrix'],
  ['Dentrix software', 'Dentrix'],
  ['épic', 'Epic'],
  ['“Epic”', 'Epic'],
  ['ＥＰＩＣ', 'Epic'],
  ['MyChart', 'Epic'],
  ['practice-fusion', 'Practice Fusion'],
  ['Veradigm', 'Practice Fusion'],
  ['doctor chrono', 'DrChrono'],
  ['Dr Chrono EHR', 'DrChrono'],
  ['does it work with Epic?', 'Epic'],
  ['Epic or Cerner', 'Cerner'],
  ['epic/cerner', 'Epic'],
  ['Dentrix G7', 'Dentrix'],
  ['www.opendental.com', 'Open Dental'],
  ['dentirx', 'Dentrix'],
  ['epick', 'Epic'],
  ['Nexgen', 'NextGen'],
  ['e clincal works', 'eClinicalWorks'],
  ['E. C. W.', 'eClinicalWorks'],
])('%s finds %s', (query, name) => {
  expect(systems(query)).toContain(name);
});

test.each([
  '.*',
  '???',
  'fax phone xyz',
  'Allscripts',
  'SimplePractice',
  'Simple Practice',
  'AdvancedMD',
  'zoom',
  'jane',
  'N.G.',
])('%s finds nothing', (query) => {
  expect(systems(query)).toEqual([]);
});

test.each([
  ['hipaa,', 'HIPAA on the phone', true],
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

test('finds a text by its own words in any order, case and spacing', () => {
  const names = fc.constantFrom(...allIntegrations);
  const between = fc.constantFrom(' ', '-', ', ', '. ', '®  ', '\u00a0');
  fc.assert(
    fc.property(names, between, fc.boolean(), fc.boolean(), ({name}, sign, isTurned, isUpper) => {
      const words = [...searchWords(name)];
      if (isTurned) words.reverse();
      const query = words.join(sign);
      expect(systems(isUpper ? query.toUpperCase() : query)).toContain(name);
    }),
  );
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
