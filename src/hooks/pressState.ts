import {useSyncExternalStore} from 'react';

/** Milliseconds after a release until its click has been handled. */
const CLICK_MS = 40;

/** Also true if a press began before this code loaded. */
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
  // A native list can swallow the release of the press that opened it, but fires `change`.
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'change']) on(type, release);
  // Elements that lose focus, as on every mousedown, also fire this; only the window counts.
  on('blur', ({target}) => {
    if (target === window) release();
  });
}

const subscribe = (notify: () => void): (() => void) => {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
};

/** Reports whether a pointer, Enter or Space is down, so the pressed element must not be replaced. */
export const useIsPressed = (): boolean =>
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
