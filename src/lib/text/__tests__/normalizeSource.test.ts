import {lintProse} from '../../../../scripts/prose/lint.ts';
import {splitFrontMatter, rawField} from '../frontMatter.ts';
import {normalizeSource} from '../normalizeSource.ts';

const text = '---\ntitle: A\ndate: 2025-09-18\n---\n\nText.\n\n---\n\nMore.\n';

test.each([
  ['with a byte order mark', `\uFEFF${text}`],
  ['with the line ends of old Macs', text.replaceAll('\n', '\r')],
  ['with spaces after the marks', text.replaceAll(/---\n(?=title|\nText)/g, '---  \n')],
  [
    'with signs that nobody sees',
    `---\u200B\n\u2060title: \u202AA\u202C${text.slice(12)}\u0008\u000B`,
  ],
  [
    'with Windows line ends, a byte order mark, and empty lines first',
    `\uFEFF\r\n \r\n${text.replaceAll('\n', '\r\n')}`,
  ],
])('a text saved %s is read as it was written', (_, source) => {
  expect(normalizeSource(source)).toBe(text);
  expect(rawField(splitFrontMatter(source).head, 'date')).toBe('2025-09-18');
  expect(lintProse(source)).toEqual([]);
});
