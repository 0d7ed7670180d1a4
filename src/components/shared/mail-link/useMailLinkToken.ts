import {useSyncExternalStore} from 'react';

import {currentToken} from '@site/src/domain/mail-links/hiddenToken';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The token that this page was opened with; undefined in the HTML, where nobody knows it. */
export const useMailLinkToken = (): string | null | undefined =>
  useSyncExternalStore<string | null | undefined>(subscribe, currentToken, () => undefined);
