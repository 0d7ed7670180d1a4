import {useSyncExternalStore} from 'react';

/** Milliseconds after a release in which its click has been handled. */
const CLICK_MS = 40;

/** A press that began before this code was there is one, too. */
let isPressed =
  typeof document !== 'undefined' && document.querySelector(':is(a, button):active') !== null;
let timer: number | undefined;
const subscribers = new Set<() => void>();

const set = (next: boolean): void => {
  window.clearTimeout(timer);
  if (next === isPressed) return;
  isPressed = next;
  for (const notify of [...subscribers]) notify();
};

const release = (): void => {
  window.clearTimeout(timer);
  timer = window.setTimeout(set, CLICK_MS, false);
};

if (typeof window !== 'undefined') {
  const on = (type: string, listener: (event: Event) => void): void =>
    window.addEventListener(type, listener, {capture: true, passive: true});
  on('pointerdown', () => set(true));
  on('keydown', (event) => {
    if (/^(?: |Enter)$/.test((event as KeyboardEvent).key)) set(true);
  });
  // What opens over the page, such as a native list, may keep the release; its choice is told.
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'change']) on(type, release);
  // An element that loses the focus, as at every mousedown, tells of it here, too.
  on('blur', ({target}) => {
    if (target === window) release();
  });
}

const subscribe = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
};

/** Reports whether a pointer, Enter or Space is down: what lies under it must not be replaced. */
export const usePressedNow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPressed,
    () => false,
  );

/** Resolves once nothing is pressed. */
export const whenReleased = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isPressed) {
      resolve();
      return;
    }
    const unsubscribe = subscribe(() => {
      unsubscribe();
      resolve();
    });
  });
