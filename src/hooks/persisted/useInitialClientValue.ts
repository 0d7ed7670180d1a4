import {useState, useSyncExternalStore} from 'react';

const noSubscription = (): (() => void) => () => undefined;
const serverValue = (): undefined => undefined;

/**
 * Reads state from the URL or the history entry once, when the page opens: while another page
 * loads, they already belong to that page. Undefined on the server and during hydration; the page
 * renders again before the first paint.
 */
export const useInitialClientValue = <Value>(read: () => Value): Value | undefined => {
  const [readOnce] = useState(() => {
    let initialValue: {readonly value: Value} | undefined;
    return (): Value => (initialValue ??= {value: read()}).value;
  });
  return useSyncExternalStore(noSubscription, readOnce, serverValue);
};
