import {type RefObject, useLayoutEffect, useRef, useState} from 'react';

/** The width that a drawing has, in pixels; 0 before it is known, and as it was while the page prints. */
export const useWidth = <Part extends HTMLElement>(): readonly [RefObject<Part | null>, number] => {
  const part = useRef<Part>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const {current} = part;
    if (!current) return undefined;
    setWidth(current.clientWidth);
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.round(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [part, width];
};
