const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** Longer than any token; what is beyond it came from nobody's mail. */
const MAX_LENGTH = 200;

/**
 * The token in an address's fragment; null when there is none. A mail program may have glued a bracket
 * or a period to the link, so a token inside the fragment counts. Whether it is a good one is the
 * database's to say.
 *
 * @param fragment as `location.hash` gives it, with its `#`
 */
export const readToken = (fragment: string): string | null => {
  const text = fragment.replace(/^#/, '').slice(0, MAX_LENGTH);
  return UUID.exec(text)?.[0].toLowerCase() ?? (text === '' ? null : text);
};
