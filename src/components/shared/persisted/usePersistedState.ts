import {type Dispatch, type SetStateAction, useCallback, useEffect, useState} from 'react';

import {
  ENTRY_DELAY_MS,
  persistedValue,
  persistValue,
  rememberValue,
} from '@site/src/domain/persisted';

import {useInitialClientValue} from './useInitialClientValue';

/**
 * State that is still there when the visitor comes back to the page: through links, Back or a
 * reload. It has to be what `history.state` can hold.
 *
 * @param key null for state that is kept elsewhere, such as in the address
 * @param isState tells a value of this version of the page from one that an earlier one has left
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
    const keep = (): void => persistValue(key, persisted);
    const timer = setTimeout(keep, ENTRY_DELAY_MS);
    // Whoever leaves at once, or has followed a link within the page, to its own entry.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
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
