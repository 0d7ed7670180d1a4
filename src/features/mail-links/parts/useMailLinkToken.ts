import {useSyncExternalStore} from 'react';

import {currentToken} from '@site/src/features/mail-links/rules/hiddenToken';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** Returns the token that this page was opened with; undefined during server rendering. */
export const useMailLinkToken = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(subscribe, currentToken, () => undefined);
