import {readEmail} from '../email/readEmail.ts';

/**
 * As an address is stored: trimmed and in lower case (fixed by the owner). A to Z alone, because
 * `toLowerCase` makes k of the Kelvin sign, and with it somebody else's address.
 */
export const normalizeEmail = (typed: string): string =>
  readEmail(typed).address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
