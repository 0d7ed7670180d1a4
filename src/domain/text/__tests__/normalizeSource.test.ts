import {lintProse} from '../../../../scripts/prose/lint.ts';
import {splitFrontMatter, rawField} from '../frontMatter.ts';
import {normalizeSource} from '../normalizeSource.ts';

const text = '---\ntitle: A\ndate: 2025-09-18\n---\n\nText.\n\n---\n\nMore.\n';

const saved: readonly (readonly [string, string])[] = [
  ['with Windows line ends', text.replaceAll('\n', '\r\n')],
  ['with the line ends of old Macs', text.replaceAll('\n', '\r')],
  ['with a byte order mark', `\uFEFF${text}`],
  [
    'with spaces after the marks',
    text.replaceAll(/^---$/gm, '---  ').replace('\n---  \n\nMore', '\n---\n\nMore'),
  ],
  [
    'with signs that nobody sees',
    `---\u200B\n\u2060title: \u202AA\u202C${text.slice(12)}\u0008\u000B`,
  ],
  ['with an empty line first', `\n \n${text}`],
  ['with all of these', `\uFEFF\r\n${text.replaceAll('\n', '\r\n')}`],
];

describe.each(saved)('a text saved %s', (_, source) => {
  it('is normalized to the written text', () => {
    expect(normalizeSource(source)).toBe(text);
  });

  it('has its date, and no style problem in its front matter', () => {
    expect(rawField(splitFrontMatter(source).head, 'date')).toBe('2025-09-18');
    expect(lintProse(source)).toEqual([]);
  });
});
