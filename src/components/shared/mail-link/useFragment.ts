import {useSyncExternalStore} from 'react';

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** The address's fragment as it is now, also when the router does not know it; null in the HTML. */
export const useFragment = (): string | null =>
  useSyncExternalStore<string | null>(
    subscribe,
    () => window.location.hash,
    () => null,
  );
