import {entryValue, setEntryValue} from '../../../lib/persisted.ts';
import {mailLinkPathOf} from '../../../lib/address/mailLinkPaths.ts';
import {readToken} from '../../../lib/address/token.ts';

/** Key in the history entry, which Back, a reload and the back/forward cache restore. */
const ENTRY_KEY = 'mailLinkToken';

/** Moves the token from the URL into the history entry. Does nothing on other pages. */
export const hideToken = (): void => {
  const {href, pathname} = window.location;
  const token = mailLinkPathOf(pathname) !== null ? readToken(href) : null;
  if (token === null) return;
  setEntryValue(ENTRY_KEY, token, pathname);
};

/** Returns the token that this page was opened with; null without one. */
export const currentToken = (): string | null => {
  const stored = entryValue(ENTRY_KEY);
  // The token is still in the URL if the browser refused to change it.
  return readToken(window.location.href) ?? (typeof stored === 'string' ? stored : null);
};
