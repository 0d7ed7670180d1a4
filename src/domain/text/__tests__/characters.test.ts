import fc from 'fast-check';

import {countCharacters, removeLoneSurrogates, toAscii, truncateCharacters} from '../characters.ts';

const FAMILY = '👩‍👩‍👧';

test.each([
  ['abc', 3],
  ['😀', 1],
  [FAMILY, 5],
  ['e\u0301', 2],
])('%s has %i characters for the database', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['ab😀', 3, 'ab😀'],
  ['ab😀', 2, 'ab'],
  [`a${FAMILY}`, 4, 'a'],
  ['ae\u0301', 2, 'a'],
  ['🇺🇸🇨🇦', 3, '🇺🇸'],
])('%s cut to %i is %s', (text, atMost, kept) => {
  expect(truncateCharacters(text, atMost)).toBe(kept);
});

test.each([
  ['１２００', '1200'],
  ['٦٤٠', '640'],
  ['۶۴۰', '640'],
  ['६४०', '640'],
  ['𝟚𝟜', '24'],
  ['ａ＠ｂ', 'a@b'],
])('%s is %s', (text, ascii) => {
  expect(toAscii(text)).toBe(ascii);
});

test('a cut text is a prefix within the limit, without a split grapheme', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.nat(12), (text, atMost) => {
      const cut = truncateCharacters(text, atMost);
      expect(text.startsWith(cut)).toBe(true);
      expect(countCharacters(cut)).toBeLessThanOrEqual(atMost);
      expect(removeLoneSurrogates(cut)).toBe(cut);
    }),
  );
});
