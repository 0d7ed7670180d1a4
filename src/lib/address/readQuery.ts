import {unescaped} from './token.ts';

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Repairs a query that mail programs and chats have changed. Safe for our own links, which have no other
 * raw `=` and escape every other `&`, `;`, `?` and punctuation mark.
 */
const repair = (search: string): string => {
  const query = search.replace(/^\?/, '');
  const text = (query.includes('=') ? query : unescaped(query))
    // `&amp;` of HTML source, an escaped or different separator, or a line break after one.
    .replace(/(?:[&;?]|%(?:25)*26)(?:amp(?:;|%3B))*(?:\s|\+|%20|%0[AD])*(?=[a-z_]+=)/gi, '&')
    // Punctuation at the end of a sentence, or brackets around the link.
    .replace(/(?:[.,;:!?)\]}>'"]|%(?:3E|22|27|20|C2%A0|E2%80%8B))+$/i, '');
  const pairs = text.split('&');
  // Quoted-printable text that was not decoded.
  return pairs.every((pair) => /^\w+=3D\w/.test(pair))
    ? pairs.join('&').replaceAll('=3D', '=')
    : text;
};

/**
 * Parses a page's query, after repairing changes by mail programs and chats. Names are in lowercase, also if
 * they were typed otherwise.
 */
export const readQuery = (search: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(repair(search))].map(([name, value]) => {
      const [, number = value] = /^(?:3D)?(-?\d+(?:\.\d+)?)[\p{P}\s>]*$/u.exec(value) ?? [];
      return [name.toLowerCase(), number];
    }),
  );

/** Checks for a parameter of the link that should be a number and can't be parsed. */
export const hasLostNumber = (search: string, names: readonly string[]): boolean => {
  const params = readQuery(search);
  return names.some((name) => params.has(name) && !PLAIN_NUMBER.test(params.get(name) ?? ''));
};
