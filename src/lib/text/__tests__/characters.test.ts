import fc from 'fast-check';

import {countCharacters, removeLoneSurrogates, toAscii, truncateCharacters} from '../characters.ts';

const FAMILY = '👩‍👩‍👧';

test('counts characters like the database', () => {
  expect(['abc', '😀', FAMILY, 'e\u0301'].map(countCharacters)).toEqual([3, 1, 5, 2]);
});

test.each([
  ['ab😀', 3, 'ab😀'],
  ['ab😀', 2, 'ab'],
  [`a${FAMILY}`, 4, 'a'],
  ['🇺🇸🇨🇦', 3, '🇺🇸'],
])('%s cut to %i is %s', (text, atMost, kept) => {
  expect(truncateCharacters(text, atMost)).toBe(kept);
});

test('turns digits of any script and full-width signs into ASCII', () => {
  expect(['１２００', '٦٤٠', '६४०', '𝟚𝟜', 'ａ＠ｂ'].map(toAscii)).toEqual([
    ...['1200', '640', '640', '24', 'a@b'],
  ]);
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
