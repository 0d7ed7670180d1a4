const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i;

/** Patterns of the token in links: `?t=`; in older mails behind `#`. */
const PLACES = [/[?&;]t=([^&#]*)/i, /#(.*)/s];

/** Rewriters escape a link that is escaped already: a part of theirs within a link of another. */
const TIMES_ESCAPED = 3;

/** An address without escapes of ASCII characters. Doesn't throw. */
export const unescaped = (address: string): string => {
  let text = address;
  for (let time = 0; time < TIMES_ESCAPED; time += 1) {
    text = text.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
      String.fromCharCode(parseInt(code, 16)),
    );
  }
  return text;
};

/**
 * The token that a mail's link carries; null when there is none, or only a part of one. Mail
 * programs and the filters before them escape it, put signs around it, break it over two lines as
 * quoted-printable text (`=3D`, `=` at the end of a line), and append their own parameters.
 *
 * @param address of the page, or any end of it that holds the token
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
