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
 * to a path. Visitors bring others: cut in a mail, or escaped in a character set of before
 * ('caf%E9').
 */
export const decodable = (part: string): string =>
  part.replace(ESCAPES, (escapes) => (isReadable(escapes) ? escapes : UNREADABLE));

/**
 * A path without doubled slashes, escaped ones too: hosts answer with the page of the single one,
 * and to a browser '//host' is another host.
 */
export const singleSlashes = (path: string): string => path.replace(/(?:\/|%2F){2,}/gi, '/');

/** Matches what mail programs take into a link: punctuation, a query whose sign was escaped. */
const NOT_OF_THE_PATH = /[?#&;].*$|\p{Default_Ignorable_Code_Point}/gsu;
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Finds the page that a wrong path means: as people write paths by hand, in capitals, with
 * spaces around and slashes doubled, or with what stood behind a link. Null when that leads to no
 * page either.
 *
 * @param path decodable
 */
export const closestCanonicalPath = (path: string, pages: ReadonlySet<string>): string | null => {
  const plain = decodeURIComponent(path)
    .replace(NOT_OF_THE_PATH, '')
    .toLowerCase()
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .split('/')
    .map((part) => part.replace(AROUND, ''))
    .filter(Boolean)
    .join('/');
  const meant = `/${plain}`;
  return meant !== path && pages.has(meant) ? meant : null;
};
