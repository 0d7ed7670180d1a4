import {entryValue, setEntryValue} from '../../../lib/persisted.ts';
import {mailLinkPathOf} from './paths.ts';
import {readToken} from '../../../lib/address/token.ts';

/** Key in the history's entry, which Back, a reload and the back/forward cache restore. */
const ENTRY_KEY = 'mailLinkToken';

/** Moves the token from the address into the history's entry. Nothing happens on other pages. */
export const hideToken = (): void => {
  const {href, pathname} = window.location;
  const token = mailLinkPathOf(pathname) !== null ? readToken(href) : null;
  if (token === null) return;
  setEntryValue(ENTRY_KEY, token, pathname);
};

/** The token that this page was opened with. */
export const currentToken = (): string | null => {
  const kept = entryValue(ENTRY_KEY);
  // Still in the address where the browser refuses to change it.
  return readToken(window.location.href) ?? (typeof kept === 'string' ? kept : null);
};
