import {useState, useSyncExternalStore} from 'react';

const neverChanges = (): (() => void) => () => undefined;
const nothing = (): undefined => undefined;

/**
 * State of the address or the history's entry when the page opened. Read once: while another page
 * loads, they are already its own. The server and hydration see nothing, and the page is redrawn
 * before it is painted.
 */
export const useInitialClientValue = <Value>(read: () => Value): Value | undefined => {
  const [readOnce] = useState(() => {
    let opening: {readonly value: Value} | undefined;
    return (): Value => (opening ??= {value: read()}).value;
  });
  return useSyncExternalStore(neverChanges, readOnce, nothing);
};
