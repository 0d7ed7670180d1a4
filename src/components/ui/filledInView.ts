import {useSyncExternalStore} from 'react';

/** The filled buttons of the page's own part, and those of them that are in the window. */
const watched = new Set<Element>();
const inView = new Set<Element>();
const readers = new Set<() => void>();
const tellReaders = (): void => readers.forEach((read) => read());

/** CSS pixels, between its heights on a phone and on a desk. */
const HEADER_HEIGHT = 72;

let observer: IntersectionObserver | undefined;
/** False until the browser has said once what is in view. */
let isKnown = false;

const observerOfAll = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      isKnown = true;
      tellReaders();
    },
    // Half a button counts as one that can be pressed, but not under the header.
    {threshold: 0.5, rootMargin: `-${HEADER_HEIGHT}px 0px 0px`},
  );

/** The ref of a filled button. Those outside of `main` are the header's own. */
export const watchFilled = (button: Element | null): (() => void) | undefined => {
  if (!button?.closest('main') || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= observerOfAll();
  watched.add(button);
  observer.observe(button);
  return () => {
    watched.delete(button);
    observer?.unobserve(button);
    // A link attaches its ref anew with each rendering, and the next page has a button of its own:
    // the header doesn't change for the moment between.
    window.setTimeout(() => {
      if (!watched.has(button) && inView.delete(button)) tellReaders();
    }, 100);
  };
};

const subscribe = (read: () => void): (() => void) => {
  readers.add(read);
  return () => readers.delete(read);
};

/**
 * Whether a filled button of the page is in the window: then no other is filled.
 *
 * @param atFirst what holds until the browser has told, and without scripts
 */
export const useFilledInView = (atFirst: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (isKnown ? inView.size > 0 : atFirst),
    () => atFirst,
  );
