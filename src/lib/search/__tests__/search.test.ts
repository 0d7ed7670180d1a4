import fc from 'fast-check';

import {createFuzzyMatcher, createMatcher} from '../search.ts';

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
  ['Dr. Chrono', 'DrChrono books', true],
  ['e-clinical works', 'eClinicalWorks books', true],
  ['E. C. W.', 'Also ECW', true],
  ['does it work with epic?', 'Epic and Cerner', false],
  ['.*', 'Any text', false],
  ['ＥＰＩＣ', 'Epic', true],
])('the search %j finds %j: %p', (query, text, isFound) => {
  expect(createMatcher(query)(text)).toBe(isFound);
});

test('a search never throws, and a longer query never finds more', () => {
  const texts = ['Dental | Books by operatory', 'Open Dental, in beta', 'Epic'];
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (typed) => {
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
])('the search with typos %j finds %j: %p', (query, text, isNear) => {
  expect(createFuzzyMatcher(query)(text)).toBe(isNear);
});
