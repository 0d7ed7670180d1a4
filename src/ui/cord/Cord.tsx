import {type ReactElement, type RefObject, useEffect, useRef} from 'react';
import clsx from 'clsx';

import styles from './Cord.drawing.module.css';

/** CSS pixels: radius of both turns, gap between the words and the line, distance from turn to row. */
const RADIUS = 9;
const GAP = 12;
const TURN = 24;
/** Height of the header, in CSS pixels: words under it are out of view. */
const HEADER_HEIGHT = 84;

export interface CordProps {
  readonly section: RefObject<HTMLElement | null>;
  /** Selectors of the words on the left and of the rows on the right. */
  readonly from: string;
  readonly to: string;
  /** Index in both lists. */
  readonly index: number;
  readonly className?: string;
}

/** Line from words to their row of the book, redrawn on scroll; hidden while either is out of view. */
export function Cord({section, from, to, index, className}: CordProps): ReactElement {
  const cord = useRef<SVGSVGElement>(null);
  const path = useRef<SVGPathElement>(null);
  const dot = useRef<SVGCircleElement>(null);
  useEffect(() => {
    const here = section.current;
    const words = here?.querySelectorAll(from)[index];
    const row = here?.querySelectorAll(to)[index];
    if (!here || !words || !row) return undefined;
    const draw = (): void => {
      const origin = here.getBoundingClientRect();
      const start = words.getBoundingClientRect();
      const end = row.getBoundingClientRect();
      const isShown =
        end.width > 0 && start.bottom > HEADER_HEIGHT && start.top < window.innerHeight;
      cord.current?.toggleAttribute('hidden', !isShown);
      if (!isShown) return;
      const [x0, y0] = [start.right - origin.left + GAP, start.top + start.height / 2 - origin.top];
      const [x1, y1] = [end.left - origin.left, end.top + end.height / 2 - origin.top];
      const r = Math.min(RADIUS, Math.abs(y1 - y0) / 2);
      const down = Math.sign(y1 - y0);
      const turn = x1 - TURN;
      path.current?.setAttribute(
        'd',
        `M${x0} ${y0}H${turn - r}q${r} 0 ${r} ${r * down}V${y1 - r * down}q0 ${r * down} ${r} ${r * down}H${x1}`,
      );
      dot.current?.setAttribute('cx', String(x0));
      dot.current?.setAttribute('cy', String(y0));
    };
    draw();
    window.addEventListener('scroll', draw, {passive: true});
    window.addEventListener('resize', draw);
    return () => {
      window.removeEventListener('scroll', draw);
      window.removeEventListener('resize', draw);
    };
  }, [section, from, to, index]);
  return (
    <svg ref={cord} className={clsx('noPrint', styles.cord, className)} aria-hidden="true">
      <path ref={path} />
      <circle ref={dot} r="4.5" />
    </svg>
  );
}
