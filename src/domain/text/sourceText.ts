/** Signs that nobody sees and that pasting brings: of no width, of direction, and of control. */
const INVISIBLE =
  /[\u0001-\u0008\u000B\u000E-\u001F\u007F\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF\uFFFC]/g;

/**
 * A text file as its readers here expect it, however it was saved: Windows line ends, signs that
 * nobody sees, and empty lines before the front matter aren't part of the text.
 */
export const sourceText = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/\r\n?/g, '\n')
    // The line that opens the front matter, and the one that ends it.
    .replace(/^\s*\n(?=---[ \t]*\n)/, '')
    .replace(/^---[ \t]+\n/, '---\n')
    .replace(/^(---\n[\s\S]*?\n---)[ \t]+(?=\n|$)/, '$1');
