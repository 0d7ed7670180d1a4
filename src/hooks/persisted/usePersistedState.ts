import {type Dispatch, type SetStateAction, useCallback, useEffect, useState} from 'react';

import {ENTRY_DELAY_MS, persistedValue, persistValue, rememberValue} from '@site/src/lib/persisted';

import {useInitialClientValue} from './useInitialClientValue';

/**
 * State that is restored when the visitor returns to the page by a link, Back or a reload. The
 * value must be serializable in `history.state`.
 *
 * @param key null if the state is stored elsewhere, such as in the URL
 * @param isState rejects values stored by an earlier version of the page
 */
export const usePersistedState = <State>(
  key: string | null,
  initial: State,
  isState: (value: unknown) => value is State,
): [State, Dispatch<SetStateAction<State>>] => {
  const opening = useInitialClientValue(() => {
    const value = key === null ? undefined : persistedValue(key);
    return isState(value) ? value : undefined;
  });
  const [changed, setChanged] = useState<State>();
  const persisted = changed ?? opening;

  useEffect(() => {
    if (key === null || persisted === undefined) return undefined;
    rememberValue(key, persisted);
    const store = (): void => persistValue(key, persisted);
    const timer = setTimeout(store, ENTRY_DELAY_MS);
    // Also stores on a fast exit, and in the new history entry after a link within the page.
    window.addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store);
    };
  }, [key, persisted]);

  const change = useCallback<Dispatch<SetStateAction<State>>>(
    (next) =>
      setChanged((was) =>
        typeof next === 'function'
          ? (next as (before: State) => State)(was ?? opening ?? initial)
          : next,
      ),
    [opening, initial],
  );
  return [persisted ?? initial, change];
};
