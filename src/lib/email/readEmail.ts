import {countCharacters, removeInvisible} from '../text/characters.ts';

export type EmailProblem =
  'empty' | 'no-at' | 'several' | 'space' | 'unfinished' | 'dots' | 'too-long' | 'malformed';

interface EmailReading {
  /** The address without surrounding text; if there is a problem, the rest of the typed text. */
  readonly address: string;
  readonly problem: EmailProblem | null;
}

/** RFC 5321 4.5.3.1.3, and the limit of the three tables. */
const MAX_EMAIL_LENGTH = 254;
const MIN_EMAIL_LENGTH = 6;

/** Pattern of an address, as the tables check it (supabase/migrations). */
const SHAPE =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const ANGLES = /<([^<>]*)>/g;
const QUOTES = /^(["'“”‘’«»`([{])(.*)["'“”‘’«»`)\]}]$/s;
/** Text around an address in a sentence; no address ends or begins with these. */
const AFTER = /[.,;:!?\s\u2026"'“”‘’«»`<>()[\]{}|/\\]+$/;
const BEFORE = /^(?:[\s"“”‘’«»<>()[\],;:]+|(?:e-?mail|to|from|cc)(?: address)?\s*:)/i;
/** Bold, italics and links, as chats and Markdown write them. */
const EMPHASIS = /^([*_]+)(.+)\1$/s;
const LINK = /^\[([^\]]*)\]\(mailto:[^)]*\)$/i;
const MAILTO = /^mailto:/i;

/** Characters that word processors and PDFs write in place of the hyphen and the apostrophe of a keyboard. */
const HYPHENS = /(?<=\S)[\u2010-\u2013\u2212](?=\S)/g;
const APOSTROPHE = /([a-z0-9])[\u2019\u02bc](?=[a-z0-9])/gi;
/** Control characters that are not white space. */
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** Reads the address of a `mailto:` link, which is percent-encoded and may have a subject after it. */
const fromLink = (text: string): string => {
  if (!MAILTO.test(text)) return text;
  const address = text.replace(MAILTO, '').replace(/^\/\//, '').replace(/\?.*$/s, '');
  try {
    return decodeURIComponent(address);
  } catch {
    return address; // '100%@harbor.com' isn't an escape
  }
};

/** Removes text copied with an address: a name, brackets, quotes, `mailto:`, a period. */
const unwrap = (text: string): string => {
  const [only, ...others] = [...text.matchAll(ANGLES)].map(([, inside = '']) => inside.trim());
  let rest = only !== undefined && others.length === 0 && only !== '' ? only : text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = fromLink(rest)
      .replace(LINK, '$1')
      .replace(QUOTES, '$2')
      .replace(EMPHASIS, '$2')
      .replace(AFTER, '')
      .replace(BEFORE, '')
      .trim();
  }
  return rest;
};

const problemOf = (address: string): EmailProblem | null => {
  if (address === '') return 'empty';
  const ats = address.split('@').length - 1;
  if (ats === 0) return 'no-at';
  if (ats > 1) return 'several';
  if (/\s/.test(address)) return 'space';
  if (countCharacters(address) > MAX_EMAIL_LENGTH) return 'too-long';
  // No ending has one letter, or digits alone (RFC 3696, section 2).
  if (/@[^.]*$|\.(?:\w|\d+)$/.test(address)) return 'unfinished';
  if (/^\.|\.\.|\.@|@\./.test(address)) return 'dots';
  return SHAPE.test(address) && address.length >= MIN_EMAIL_LENGTH ? null : 'malformed';
};

/**
 * Encodes a domain for the mail system: `xn--mnchen-3ya.de`. In an email field Chromium does this
 * itself, Firefox doesn't, and WebKit rejects the letters.
 */
const inAscii = (domain: string): string => {
  const address = `https://${domain}`;
  const isOther = /[^\u0000-\u007f]/.test(domain) && !/[\s/?#:\\[\]]/.test(domain);
  return isOther && URL.canParse(address) ? new URL(address).hostname : domain;
};

/**
 * Reads an address that was pasted, typed, dictated or filled in. Removes invisible characters and
 * surrounding text, and keeps the address's own letters in their case.
 */
export const readEmail = (typed: string): EmailReading => {
  const visible = removeInvisible(typed)
    .replace(CONTROLS, '')
    .replace(HYPHENS, '-')
    .replace(APOSTROPHE, "$1'")
    .replace(/[\uff20\ufe6b]/g, '@')
    // Only after the @: a domain may be written with East Asian full stops.
    .replace(/@.*$/s, (domain) => domain.replace(/[\u3002\uff0e\uff61]/g, '.'))
    .trim();
  const address = unwrap(visible).replace(/(?<=^[^@]+@)[^@]+$/, inAscii);
  return {address, problem: problemOf(address)};
};

/**
 * Normalizes an address like the newsletter's table: trimmed and in lower case (fixed by the owner).
 * Only A to Z, because `toLowerCase` turns the Kelvin sign into a k, which may be another person's
 * address.
 */
export const normalizeEmail = (typed: string): string =>
  readEmail(typed).address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

const INCOMPLETE = 'Please enter a full email address, like name@practice.com.';

/** Error for a required address, shown beside its field; '' if it can be stored. */
export const emailNote = (typed: string): string => {
  const {problem} = readEmail(typed);
  switch (problem) {
    case 'no-at':
      return 'The @ is missing. An email address looks like name@practice.com.';
    case 'several':
      return 'There is more than one @. Please enter one email address.';
    case 'space':
      return 'There is a space in the email address. Please remove it.';
    case 'unfinished':
      return 'The part after the @ looks unfinished. Is .com or another ending missing?';
    case 'dots':
      return 'There is a dot too many: two in a row, at the start, or beside the @.';
    case 'too-long':
      return `Please use fewer than ${MAX_EMAIL_LENGTH + 1} characters.`;
    case 'malformed':
      return INCOMPLETE;
    case 'empty':
      return typed === '' ? 'Enter your email address, such as name@practice.com.' : INCOMPLETE;
    case null:
      return '';
  }
};
