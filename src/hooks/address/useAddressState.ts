import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {BEFORE_RELOAD} from '@site/src/hooks/lazy-chunk/lazyChunk';

/** Milliseconds to batch changes: WebKit refuses the 101st URL change within ten seconds. */
const BATCH_MS = 200;
/** Milliseconds before retrying a change that the browser refused. */
const RETRY_MS = 2_000;

type Edit = (search: string) => string;

class AddressWriter {
  private readonly path: string;
  private edit: Edit | null = null;
  private timer: number | undefined;

  /** @param path of the page whose URL may be changed */
  constructor(path: string) {
    this.path = path;
  }

  get isWaiting(): boolean {
    return this.edit !== null;
  }

  write(edit: Edit): void {
    this.edit = edit;
    this.timer ??= window.setTimeout(this.flush, BATCH_MS);
  }

  /** Writes the pending change immediately. */
  readonly flush = (): void => {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    const {pathname, search, hash} = window.location;
    // During a navigation the URL may already be the next page's, which must not change.
    const next = pathname === this.path ? this.edit?.(search) : undefined;
    try {
      if (next !== undefined && next !== search) {
        window.history.replaceState(window.history.state, '', pathname + next + hash);
      }
      this.edit = null;
    } catch {
      this.timer = window.setTimeout(this.flush, RETRY_MS);
    }
  };
}

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
  const writer = useRef<AddressWriter | null>(null);

  useEffect(() => {
    const addressWriter = new AddressWriter(window.location.pathname);
    writer.current = addressWriter;
    // A click may navigate to another page.
    const exitEvents = ['click', 'pagehide', BEFORE_RELOAD];
    for (const type of exitEvents) window.addEventListener(type, addressWriter.flush, true);
    return () => {
      addressWriter.flush();
      for (const type of exitEvents) window.removeEventListener(type, addressWriter.flush, true);
    };
  }, []);

  const write = useCallback((edit: Edit) => writer.current?.write(edit), []);
  const isWaiting = useCallback(() => writer.current?.isWaiting ?? false, []);
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
