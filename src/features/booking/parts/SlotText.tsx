import {type ReactElement, useLayoutEffect, useRef} from 'react';

import styles from './SlotText.module.css';

const lineElement = (text: string): HTMLElement =>
  Object.assign(document.createElement('span'), {textContent: text});

/** Lines in a slot: the first of several versions that fits, or none. Not for screen readers. */
export function SlotText({
  versions,
}: {
  readonly versions: readonly (readonly string[])[];
}): ReactElement {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const slot = box.current?.parentElement;
    if (!slot) return undefined;
    const fits = (lines: readonly string[]): boolean => {
      box.current?.replaceChildren(...lines.map(lineElement));
      return [slot, box.current].every(
        (one) =>
          !one || (one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight),
      );
    };
    const observer = new ResizeObserver(() => [...versions, []].some(fits));
    [...versions, []].some(fits);
    observer.observe(slot);
    return () => observer.disconnect();
  }, [versions]);
  return <span ref={box} aria-hidden="true" className={styles.lines} />;
}
