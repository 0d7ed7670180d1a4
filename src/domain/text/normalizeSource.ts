/**
 * Normalizes a text file: LF line endings, no byte order mark, no empty lines before the front
 * matter.
 */
export const normalizeSource = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    // First and last line of the front matter.
    .replace(/^\s*\n(?=---[ \t]*\n)/, '')
    .replace(/^---[ \t]+\n/, '---\n')
    .replace(/^(---\n[\s\S]*?\n---)[ \t]+(?=\n|$)/, '$1');
