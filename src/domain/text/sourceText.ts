/**
 * A text file as its readers here expect it, however it was saved: Windows line ends, a byte order
 * mark, and empty lines before the front matter aren't part of the text.
 */
export const sourceText = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    // The line that opens the front matter, and the one that ends it.
    .replace(/^\s*\n(?=---[ \t]*\n)/, '')
    .replace(/^---[ \t]+\n/, '---\n')
    .replace(/^(---\n[\s\S]*?\n---)[ \t]+(?=\n|$)/, '$1');
