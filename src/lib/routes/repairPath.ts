/** U+FFFD, the replacement character that `URLSearchParams` also uses for invalid bytes. */
const REPLACEMENT_CHARACTER = encodeURIComponent('\ufffd');

/** Consecutive escapes encode one text, so they are decoded together. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi;

const isDecodableTwice = (escapes: string): boolean => {
  try {
    // A decoded '%' would start an escape in the second decoding.
    return !decodeURIComponent(escapes).includes('%');
  } catch {
    return false;
  }
};

/**
 * Makes a path or fragment safe to decode twice, as history 4 and Docusaurus together do. Links
 * arrive truncated by an email program or escaped in a legacy charset ('caf%E9').
 */
export const makeDecodable = (part: string): string =>
  part.replace(ESCAPES, (escapes) => (isDecodableTwice(escapes) ? escapes : REPLACEMENT_CHARACTER));

/**
 * Collapses doubled slashes, also escaped ones: hosts serve the page of the single slash, but a
 * browser reads '//host' as another host.
 */
export const collapseSlashes = (path: string): string => path.replace(/(?:\/|%2F){2,}/gi, '/');

/** Matches text that email programs append to a link: punctuation, a query with an escaped '?'. */
const APPENDED_TEXT = /[?#&;].*$|\p{Default_Ignorable_Code_Point}/gsu;
const SURROUNDING_SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * Finds the page meant by a mistyped path: uppercase letters, added spaces, doubled slashes, or
 * text copied after a link. Null if no page matches.
 *
 * @param path must be decodable
 */
export const closestCanonicalPath = (path: string, pages: ReadonlySet<string>): string | null => {
  const plain = decodeURIComponent(path)
    .replace(APPENDED_TEXT, '')
    .toLowerCase()
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .split('/')
    .map((part) => part.replace(SURROUNDING_SIGNS, ''))
    .filter(Boolean)
    .join('/');
  const candidate = `/${plain}`;
  return candidate !== path && pages.has(candidate) ? candidate : null;
};
