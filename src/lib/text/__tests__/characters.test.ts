import {countCharacters, toAscii, truncateCharacters} from '../characters.ts';

const FAMILY = '👩‍👩‍👧';

test('counts characters as the database does', () => {
  expect(['abc', '😀', FAMILY, 'e\u0301'].map(countCharacters)).toEqual([3, 1, 5, 2]);
});

test('truncates text at a number of characters as the database counts them', () => {
  expect(truncateCharacters('ab😀c', 3)).toBe('ab😀');
});

test('turns digits of any script and full-width signs into ASCII', () => {
  expect(['１２００', '٦٤٠', '६४०', '𝟚𝟜', 'ａ＠ｂ'].map(toAscii)).toEqual([
    ...['1200', '640', '640', '24', 'a@b'],
  ]);
});
