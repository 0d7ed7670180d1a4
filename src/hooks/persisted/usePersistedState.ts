import {useEffect, useState} from 'react';

import {ENTRY_DELAY_MS, persistedValue, persistValue, rememberValue} from '@site/src/lib/persisted';

import {useInitialClientValue} from './useInitialClientValue';

/**
 * State that is restored when the visitor returns to the page by a link, Back or a reload. The
 * value must be serializable in `history.state`.
 *
 * @param isState rejects values stored by an earlier version of the page
 */
export const usePersistedState = <State>(
  key: string,
  initial: State,
  isState: (value: unknown) => value is State,
): [State, (next: State) => void] => {
  const opening = useInitialClientValue(() => persistedValue(key));
  const [changed, setChanged] = useState<State>();
  const state = changed ?? (isState(opening) ? opening : initial);

  useEffect(() => {
    if (state === initial) return undefined;
    rememberValue(key, state);
    const store = (): void => persistValue(key, state);
    const timer = setTimeout(store, ENTRY_DELAY_MS);
    // Also stores on a fast exit.
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [key, state, initial]);

  return [state, setChanged];
};
