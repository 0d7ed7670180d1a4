import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {BEFORE_RELOAD} from '@site/src/hooks/lazy-chunk/lazyChunk';

/** Milliseconds to batch changes: WebKit refuses the 101st URL change within ten seconds. */
const BATCH_MS = 200;

type Edit = (search: string) => string;

/**
 * Replaces the query of the current page, as often as browsers allow, and at the latest when the
 * visitor leaves. Doesn't push a history entry: Back leaves the page and doesn't undo single
 * letters.
 *
 * @returns `write`, which takes a function from the old query to the new one, and whether a write
 * is pending
 */
export const useAddressWriter = (): {
  readonly write: (edit: Edit) => void;
  readonly isWaiting: () => boolean;
} => {
  const pagePath = useRef<string>();
  const pendingEdit = useRef<Edit | null>(null);
  const timer = useRef<number>();

  /** Writes the pending change immediately. */
  const flush = useCallback((): void => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const {pathname, search, hash} = window.location;
    // During a navigation the URL may already be the next page's, which must not change.
    const next = pathname === pagePath.current ? pendingEdit.current?.(search) : undefined;
    try {
      if (next !== undefined && next !== search) {
        window.history.replaceState(window.history.state, '', pathname + next + hash);
      }
      pendingEdit.current = null;
    } catch {
      // Refused: the next change or click, or leaving the page, tries again.
    }
  }, []);

  useEffect(() => {
    pagePath.current = window.location.pathname;
    // A click may navigate to another page.
    const exitEvents = ['click', 'pagehide', BEFORE_RELOAD];
    for (const type of exitEvents) window.addEventListener(type, flush, true);
    return () => {
      flush();
      for (const type of exitEvents) window.removeEventListener(type, flush, true);
    };
  }, [flush]);

  const write = useCallback(
    (edit: Edit): void => {
      pendingEdit.current = edit;
      timer.current ??= window.setTimeout(flush, BATCH_MS);
    },
    [flush],
  );
  const isWaiting = useCallback(() => pendingEdit.current !== null, []);
  return {write, isWaiting};
};

/**
 * State stored in the page's query string, so that it can be shared and restored by Back. Holds
 * `initial` in the HTML and during hydration; the URL is read before the first paint.
 *
 * @param read must be stable between renders
 * @param write returns the query with this state; other parameters are kept
 */
export const useAddressState = <State>(
  initial: State,
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): [State, (next: State) => void] => {
  const [state, setState] = useState(initial);
  const {write: writeAddress, isWaiting} = useAddressWriter();
  /** Query that matches the current state, to recognize changes made by the browser. */
  const currentQuery = useRef('');
  // Changes on every navigation; its own query can be out of date.
  const location = useLocation();

  useLayoutEffect(() => {
    const {search} = window.location;
    if (search === currentQuery.current || isWaiting()) return;
    currentQuery.current = search;
    setState(read(search));
  }, [location, read, isWaiting]);

  const change = useCallback(
    (next: State): void => {
      setState(next);
      writeAddress((search) => {
        currentQuery.current = write(next, search);
        return currentQuery.current;
      });
    },
    [write, writeAddress],
  );
  return [state, change];
};
