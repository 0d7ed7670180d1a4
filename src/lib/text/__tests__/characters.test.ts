import {countCharacters, toAscii, truncateCharacters} from '../characters.ts';

const FAMILY = '👩‍👩‍👧';

test('counts characters like the database', () => {
  expect(['abc', '😀', FAMILY, 'e\u0301'].map(countCharacters)).toEqual([3, 1, 5, 2]);
});

test('cuts text like the database counts', () => {
  expect(truncateCharacters('ab😀c', 3)).toBe('ab😀');
});

test('turns digits of any script and full-width signs into ASCII', () => {
  expect(['１２００', '٦٤٠', '६४०', '𝟚𝟜', 'ａ＠ｂ'].map(toAscii)).toEqual([
    ...['1200', '640', '640', '24', 'a@b'],
  ]);
});
