/** Zero-width, bidirectional and control characters of pasted text, except the joiners of emoji. */
const INVISIBLE_IN_SOURCE =
  /[\u0001-\u0008\u000B\u000E-\u001F\u007F\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF\uFFFC]/g;

/**
 * Normalizes a text file: LF line endings, no invisible characters, no empty lines before the front
 * matter.
 */
export const normalizeSource = (text: string): string =>
  text
    .replace(INVISIBLE_IN_SOURCE, '')
    .replace(/\r\n?/g, '\n')
    // First and last line of the front matter.
    .replace(/^\s*\n(?=---[ \t]*\n)/, '')
    .replace(/^---[ \t]+\n/, '---\n')
    .replace(/^(---\n[\s\S]*?\n---)[ \t]+(?=\n|$)/, '$1');
