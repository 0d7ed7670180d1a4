import {unescaped} from './token.ts';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Undoes what mail programs and chats do to a link, where it is certain: our own links have no other raw
 * `=`, and escape every other `&`, `;`, `?` and sign of a sentence.
 */
const repair = (search: string): string => {
  const query = search.replace(/^\?/, '');
  const text = (query.includes('=') ? query : unescaped(query))
    // `&amp;` of HTML source, a separator that was escaped, or another one, or a line's end behind it.
    .replace(/(?:[&;?]|%(?:25)*26)(?:amp(?:;|%3B))*(?:\s|\+|%20|%0[AD])*(?=[a-z_]+=)/gi, '&')
    // The end of a sentence, or of brackets around the link.
    .replace(/(?:[.,;:!?)\]}>'"]|%(?:3E|22|27|20|C2%A0|E2%80%8B))+$/i, '');
  const pairs = text.split('&');
  // Quoted-printable text that was not decoded.
  return pairs.every((pair) => /^\w+=3D\w/.test(pair))
    ? pairs.join('&').replaceAll('=3D', '=')
    : text;
};

/** Parses a page's query, with the damage of its way repaired where that is certain. */
export const readQuery = (search: string): URLSearchParams => {
  const params = new URLSearchParams(repair(search));
  for (const [name, value] of [...params]) {
    const [, number] = /^(?:3D)?(-?\d+(?:\.\d+)?)[\p{P}\s>]*$/u.exec(value) ?? [];
    if (number !== undefined && number !== value) params.set(name, number);
  }
  return params;
};

/** Checks whether a link's number can't be read, so that the page shows another in its place. */
export const hasLostNumber = (search: string, names: readonly string[]): boolean => {
  const params = readQuery(search);
  return names.some((name) => params.has(name) && !PLAIN_NUMBER.test(params.get(name) ?? ''));
};
