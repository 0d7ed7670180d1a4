import type {ReactElement} from 'react';

import type {Figures} from '@site/src/domain/phoneLog/figures';
import {dateText, whole} from '@site/src/domain/phoneLog/wording';

import styles from './MissedCallerSpike.drawing.module.css';
import {type SpikeShape, spikeShape} from './spikeShape';
import {useWidth} from './useWidth';

const needle = (x: number, from: number, tip: number): string =>
  `M${x - 1.75} ${from}V${tip + 16}L${x} ${tip}L${x + 1.75} ${tip + 16}V${from}z`;

/** One slip on the spike for each caller who was not reached; those who were, beside it. */
export function MissedCallerSpike({figures}: {readonly figures: Figures}): ReactElement {
  const [part, width] = useWidth<HTMLElement>();
  const shape = width > 0 ? spikeShape(figures, width) : null;
  return (
    <figure ref={part} className={styles.figure} style={{height: shape?.height}}>
      {shape ? <Drawing shape={shape} date={dateText(figures.lastNotReached)} /> : null}
    </figure>
  );
}

function Drawing({shape, date}: {readonly shape: SpikeShape; readonly date: string}): ReactElement {
  const {width, height, isWide, center, slipWidth, thickness, groups, top, taken, caption} = shape;
  const left = center - slipWidth / 2;
  const paper = Math.max(0.7, thickness - 0.9);
  const tip = top - (isWide ? 92 : 70);
  const foot = isWide ? 168 : 116;
  return (
    <>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path className={styles.needle} d={needle(center, height - 12, tip)} />
        {groups.map((group) => (
          <g key={group.name} className={styles.slips}>
            <rect
              x={left + 9}
              y={group.top}
              width={slipWidth - 18}
              height={group.bottom - group.top}
            />
            <path d={group.edges} className={styles.edge} strokeWidth={thickness} />
            <path d={group.edges} className={styles.paper} strokeWidth={paper} />
          </g>
        ))}
        {groups.length > 0 ? (
          <g>
            <Face center={center} y={top - (isWide ? 12 : 9)} scale={slipWidth / 214} date={date} />
            <path className={styles.needle} d={needle(center, top - (isWide ? 12 : 9), tip)} />
          </g>
        ) : null}
        <path
          className={styles.needle}
          d={`M${center - foot / 2} ${height}v-5a4 4 0 0 1 4-4h${foot - 8}a4 4 0 0 1 4 4v5z`}
        />
        <path
          className={styles.needle}
          d={`M${center - 17} ${height - 9}c2-9 5-12 13-13h8c8 1 11 4 13 13z`}
        />
        {taken ? (
          <g className={styles.taken}>
            <rect
              x={taken.left + 3}
              y={taken.top}
              width={taken.width - 6}
              height={height - 1 - taken.top}
            />
            <path d={taken.edges} className={styles.edge} strokeWidth={thickness} />
            <path d={taken.edges} className={styles.paper} strokeWidth={paper} />
          </g>
        ) : null}
      </svg>
      {groups.map(({name, count, label}) => (
        <p
          key={name}
          className={`small muted ${styles.label}`}
          style={{left: label.x, top: label.y}}
        >
          <b className="num">{whole(count)}</b>
          <span>{name}</span>
        </p>
      ))}
      {taken ? (
        <p
          className={`small muted ${styles.label} ${styles.reached}`}
          style={{left: taken.left, bottom: height - taken.top + 14, maxWidth: taken.width}}
        >
          <b className="num">{whole(taken.count)}</b>
          <span>reached later</span>
        </p>
      ) : null}
      <figcaption className="visuallyHidden">{caption}</figcaption>
    </>
  );
}

/** The uppermost slip, seen from above. */
function Face({
  center,
  y,
  scale,
  date,
}: {
  readonly center: number;
  readonly y: number;
  readonly scale: number;
  readonly date: string;
}): ReactElement {
  const [a, b, c, d] = [0.93 * scale, -0.13 * scale, 0.4 * scale, 0.4 * scale];
  const matrix = [a, b, c, d, center - a * 100 - c * 64, y - b * 100 - d * 64];
  const lines = [
    ['To', 'Front desk'],
    ['Date', date.replace(/^(...)\w*/, '$1')],
    ['M', ''],
  ] as const;
  return (
    <g
      transform={`matrix(${matrix.map((value) => value.toFixed(3)).join(' ')})`}
      className={styles.face}
    >
      <rect width="200" height="138" />
      <rect width="200" height="7" className={styles.bar} />
      <text x="100" y="30" className={styles.title} textAnchor="middle">
        While You Were Out
      </text>
      {lines.map(([name, value], at) => (
        <g key={name} transform={`translate(0 ${54 + at * 24})`}>
          <text x="14">{name}</text>
          <text x="48" className={styles.written}>
            {value}
          </text>
          <path d="M14 5H186" className={styles.rule} />
        </g>
      ))}
      <path d="M14 115h9v9h-9zl9 9m0-9l-9 9" className={styles.rule} />
      <text x="30" y="123">
        Telephoned
      </text>
    </g>
  );
}
