import {useCallback, useEffect, useLayoutEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';

import {BEFORE_RELOAD} from '@site/src/components/shared/lazy-chunk/lazyChunk';

/** Milliseconds that a change waits for others: WebKit refuses the 101st within ten seconds. */
const TOGETHER_MS = 200;
/** Milliseconds until a change that the browser has refused is tried again. */
const REFUSED_MS = 2_000;

type Edit = (search: string) => string;

class AddressWriter {
  private readonly path: string;
  private edit: Edit | null = null;
  private timer: number | undefined;

  /** @param path of the page whose address may be changed */
  constructor(path: string) {
    this.path = path;
  }

  get isWaiting(): boolean {
    return this.edit !== null;
  }

  write(edit: Edit): void {
    this.edit = edit;
    this.timer ??= window.setTimeout(this.flush, TOGETHER_MS);
  }

  /** Writes what waits, at once. */
  readonly flush = (): void => {
    window.clearTimeout(this.timer);
    this.timer = undefined;
    const {pathname, search, hash} = window.location;
    // The next page may be loading already, and its address is not ours to change.
    const next = pathname === this.path ? this.edit?.(search) : undefined;
    try {
      if (next !== undefined && next !== search) {
        window.history.replaceState(window.history.state, '', pathname + next + hash);
      }
      this.edit = null;
    } catch {
      this.timer = window.setTimeout(this.flush, REFUSED_MS);
    }
  };
}

/**
 * Replaces the query of the page that this is called on, and of no other; not more often than browsers
 * allow, and at the latest when the visitor leaves. Replaced, not pushed: Back should leave the
 * page, not undo letter by letter.
 *
 * @returns takes a function from the query as it is to the query as it should be; and whether one waits
 */
export const useAddressWriter = (): {
  readonly write: (edit: Edit) => void;
  readonly isWaiting: () => boolean;
} => {
  const writer = useRef<AddressWriter>(null);

  useEffect(() => {
    const mine = new AddressWriter(window.location.pathname);
    writer.current = mine;
    // A press may lead to another page.
    const departures = ['click', 'pagehide', BEFORE_RELOAD];
    for (const type of departures) window.addEventListener(type, mine.flush, true);
    return () => {
      mine.flush();
      for (const type of departures) window.removeEventListener(type, mine.flush, true);
    };
  }, []);

  const write = useCallback((edit: Edit) => writer.current?.write(edit), []);
  const isWaiting = useCallback(() => writer.current?.isWaiting ?? false, []);
  return {write, isWaiting};
};

/**
 * State that stands in the query of its page's address, so that it can be shared and comes back with
 * Back. It is `initial` in the HTML and at hydration; the address is read before the page is painted.
 *
 * @param read stable
 * @param write the query with this state in it; what else is in the query stays
 */
export const useAddressState = <State>(
  initial: State,
  read: (search: string) => State,
  write: (state: State, search: string) => string,
): [State, (next: State) => void] => {
  const [state, setState] = useState(initial);
  const {write: writeAddress, isWaiting} = useAddressWriter();
  /** The query that the state is of, to tell its own from the browser's. */
  const known = useRef('');
  // Changes with every link, Back and Forward; the query that it holds may be an older one.
  const location = useLocation();

  useLayoutEffect(() => {
    const {search} = window.location;
    if (search === known.current || isWaiting()) return;
    known.current = search;
    setState(read(search));
  }, [location, read, isWaiting]);

  const change = useCallback(
    (next: State): void => {
      setState(next);
      writeAddress((search) => {
        known.current = write(next, search);
        return known.current;
      });
    },
    [write, writeAddress],
  );
  return [state, change];
};
