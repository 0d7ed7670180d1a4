/** U+FFFD, which also `URLSearchParams` puts in the place of what it can't read. */
const UNREADABLE = encodeURIComponent('\ufffd');

/** Escapes that follow each other stand for one text, so they are read together. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

const isReadable = (escapes: string): boolean => {
  try {
    // Read twice: a percent sign that was escaped is a bare one to whoever reads it again.
    return !decodeURIComponent(escapes).includes('%');
  } catch {
    return false;
  }
};

/**
 * A path or a fragment that can be decoded, also twice, which history 4 and Docusaurus together do
 * to a path. Visitors bring others: cut in a mail, or escaped in a character set of before ('caf%E9').
 */
export const decodable = (part: string): string =>
  part.replace(ESCAPES, (escapes) => (isReadable(escapes) ? escapes : UNREADABLE));

/**
 * Which page was meant by a path that has none: as people write paths by hand, in capitals, with
 * spaces around and slashes doubled. Null when that leads to no page either.
 *
 * @param path decodable
 */
export const meantPath = (path: string, pages: ReadonlySet<string>): string | null => {
  const plain = decodeURIComponent(path)
    .toLowerCase()
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/');
  const meant = `/${plain.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
  return meant !== path && pages.has(meant) ? meant : null;
};
