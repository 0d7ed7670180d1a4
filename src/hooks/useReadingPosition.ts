import {type RefObject, useEffect, useState} from 'react';

/**
 * Tracks the reading position: the index of the last element above a horizontal line in the
 * viewport, -1 before the first, null until measured.
 *
 * @param below share of the viewport below that line, such as '50%'
 */
export const useReadingPosition = (
  part: RefObject<HTMLElement | null>,
  selector: string,
  below: string,
): number | null => {
  const [reached, setReached] = useState<number | null>(null);
  useEffect(() => {
    if (!part.current) return undefined;
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
      // Extends the root far above the viewport, down to the line.
      {rootMargin: `99999px 0px -${below} 0px`},
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [part, selector, below]);
  return reached;
};
