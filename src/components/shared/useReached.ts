import {type RefObject, useEffect, useState} from 'react';

/**
 * Finds how far the reader has scrolled: the index of the last of these elements above a line of
 * the window, -1 before the first, null until known.
 *
 * @param below how much of the window lies below that line, such as '50%'
 */
export const useReached = (
  part: RefObject<HTMLElement | null>,
  selector: string,
  below: string,
): number | null => {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (!part.current || typeof IntersectionObserver === 'undefined') return undefined;
    const elements: Element[] = [...part.current.querySelectorAll(selector)];
    const above = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const {target, isIntersecting} of entries) {
          if (isIntersecting) above.add(target);
          else above.delete(target);
        }
        setReached(Math.max(-1, ...[...above].map((element) => elements.indexOf(element))));
      },
      // From far above down to the line.
      {rootMargin: `99999px 0px -${below} 0px`},
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [part, selector, below]);
  return reached;
};
