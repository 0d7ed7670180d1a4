import fc from 'fast-check';
import {formatRecord, table, visible} from '../terminal.ts';

it.each([
  ['\u001b[2J', '␛[2J'],
  ['a\u0000\u0007\t\r\nb\u007f', 'a␀␇␉␍␊b␡'],
  ['\u009b31m', '\\u009b31m'],
  ['\u202egpj.exe\u2066', '\\u202egpj.exe\\u2066'],
  ['\u200bx\ufeff\u{e0041}', '\\u200bx\\ufeff\\u{e0041}'],
  ['\ud800', '\\ud800'],
  // These could spell a hidden text.
  ['\ufe00\ufe0e\u{e0100}\u180c', '\\ufe00\\ufe0e\\u{e0100}\\u180c'],
  ['\u2065\ufff0\ue000\u{1d159}', '\\u2065\\ufff0\\ue000\\u{1d159}'],
  ['😀\ufe0f\ufe01', '😀\ufe0f\\ufe01'],
  ...["Ana O'Ruiz", '田中', 'نیم‌فاصله', 'क्‍ष', '👩‍⚕️', '1️⃣', 'a\\u202eb'].map((name) => [
    name,
    name,
  ]),
])('prints the typed text %j as %s', (typed, shown) => {
  expect(visible(typed)).toBe(shown);
});

it('escapes control characters in the terminal, and no others', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), (typed) => {
      const shown = visible(typed);
      expect(shown).not.toMatch(
        /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/,
      );
      expect(Array.from(shown).length).toBeGreaterThanOrEqual(Array.from(typed).length);
    }),
  );
});

it('prints a row with the line breaks of its texts, and indents each line', () => {
  expect(formatRecord({message: 'one\r\ntwo\u001b', to: null})).toEqual([
    '  message  one\n           two␛',
    '  to       ',
  ]);
});

it('prints each row of a table on one line', () => {
  expect(table([{name: 'Kim\nKim', page: null}])).toEqual(['  name     page', '  Kim␊Kim']);
});
