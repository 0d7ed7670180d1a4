export const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** Patterns of the token in links: after `?t=`, in older mails after `#`. */
const PLACES = [/[?&;]t=([^&#]*)/i, /#(.*)/s];

/** Each mail filter that rewrites a link escapes the link of the one before it once more. */
const MAX_ESCAPES = 3;

/** Decodes escaped ASCII characters, also repeatedly escaped ones. Doesn't throw. */
export const unescaped = (address: string): string => {
  let text = address;
  for (let time = 0; time < MAX_ESCAPES; time += 1) {
    text = text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  }
  return text;
};

/**
 * Finds the token in an email's link; null if there is none, or only a part of one. Mail programs and
 * filters escape it, add punctuation around it, break it over two lines as quoted-printable text
 * (`=3D`, `=` at the end of a line), and append their own parameters.
 *
 * @param address the page's URL, or any end of it that contains the token
 */
export const readToken = (address: string): string | null => {
  const text = unescaped(address);
  for (const place of PLACES) {
    const written = place.exec(text)?.[1]?.replace(/[^\da-f-]/gi, '') ?? '';
    const token = UUID.exec(written)?.[0];
    if (token !== undefined) return token.toLowerCase();
  }
  return null;
};
