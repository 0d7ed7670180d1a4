/**
 * Calls back once, as soon as `threshold` (0 to 1) of an element is in view.
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
      if (!entries.some((entry) => entry.isIntersecting && entry.intersectionRatio >= threshold))
        return;
      observer.disconnect();
      callback();
    },
    {threshold, rootMargin},
  );
  observer.observe(element);
  return () => observer.disconnect();
};
