/**
 * Calls back once, as soon as that share of an element is in view.
 *
 * @returns a function that stops waiting
 */
export const onceInView = (
  element: Element,
  callback: () => void,
  {threshold = 0, rootMargin}: {readonly threshold?: number; readonly rootMargin?: string},
): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((one) => one.isIntersecting && one.intersectionRatio >= threshold)) return;
      observer.disconnect();
      callback();
    },
    {threshold, rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
};
