import {type RefObject, useEffect, useRef, useSyncExternalStore} from 'react';

/** Filled buttons inside `main`; `inView` has those in the viewport. */
const watched = new Set<Element>();
const inView = new Set<Element>();
const subscribers = new Set<() => void>();
const notifySubscribers = (): void => subscribers.forEach((notify) => notify());

/** Header's height in CSS pixels, between those on a phone and on a desktop. */
const HEADER_HEIGHT = 72;

let observer: IntersectionObserver | undefined;
/** False until the observer's first report. */
let isKnown = false;

const createObserver = (): IntersectionObserver =>
  new IntersectionObserver(
    (entries) => {
      for (const {target, isIntersecting} of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      isKnown = true;
      notifySubscribers();
    },
    // A button counts if at least half of it is in the viewport and not under the header.
    {threshold: 0.5, rootMargin: `-${HEADER_HEIGHT}px 0px 0px`},
  );

const observeButton = (button: Element | null): (() => void) | undefined => {
  if (!button?.closest('main') || typeof IntersectionObserver === 'undefined') return undefined;
  observer ??= createObserver();
  watched.add(button);
  observer.observe(button);
  return () => {
    watched.delete(button);
    observer?.unobserve(button);
    // The next page has its own button: the delay keeps the header from changing in between.
    window.setTimeout(() => {
      if (!watched.has(button) && inView.delete(button)) notifySubscribers();
    }, 100);
  };
};

/** Observes a button if it is filled. Ignores buttons outside `main`, which are the header's. */
export const useObservedPrimaryButton = <T extends Element>(
  variant: 'primary' | 'ghost' | 'plain' = 'primary',
): RefObject<T> => {
  const ref = useRef<T>(null);
  useEffect(() => (variant === 'primary' ? observeButton(ref.current) : undefined), [variant]);
  return ref;
};

const subscribe = (onChange: () => void): (() => void) => {
  subscribers.add(onChange);
  return () => subscribers.delete(onChange);
};

/**
 * Reports whether a filled button of the page is in the viewport, so that the header's isn't filled too.
 *
 * @param atFirst the answer before the observer's first report, and without scripts
 */
export const usePrimaryButtonInView = (atFirst: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => (isKnown ? inView.size > 0 : atFirst),
    () => atFirst,
  );
