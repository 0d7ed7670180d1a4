import {type Dispatch, type SetStateAction, useEffect, useState} from 'react';

import {keepValue, keptValue} from './keptValues';

/**
 * State that is still there when the visitor comes back to the page through links or Back.
 *
 * @param key null for state that is kept elsewhere, such as in the address
 */
export const useKeptState = <State>(
  key: string | null,
  initial: State,
): [State, Dispatch<SetStateAction<State>>] => {
  // Nothing is kept when a page is rendered to HTML or hydrated, so both see the initial state.
  const [state, setState] = useState<State>(() =>
    key === null ? initial : (keptValue<State>(key) ?? initial),
  );
  useEffect(() => {
    if (key !== null) keepValue(key, state);
  }, [key, state]);
  return [state, setState];
};
