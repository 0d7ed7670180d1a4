import type {ReactElement} from 'react';

import {wavePath} from '@site/src/components/ui/wavePath';

import styles from './ArticlePlate.module.css';

export interface ArticlePlateProps {
  /** Decides the drawing: the same article always gets the same plate. */
  readonly slug: string;
  /** What the slot says that the line ends in. */
  readonly label: string;
  readonly tone?: 'live' | 'missed' | 'booked' | 'info';
}

const WIDTH = 1240;
const HEIGHT = 440;
const SHEET_X = 600;
const ROW = 40;
const FIRST_ROW = 78;
/** The slot that the call ends in, counted from the first quarter of an hour. */
const SLOT = 3;

const seedOf = (slug: string): number =>
  [...slug].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

const TIMES = [
  '9:00',
  '9:15',
  '9:30',
  '9:45',
  '10:00',
  '10:15',
  '10:30',
  '10:45',
  '11:00',
] as const;

/** Rows with an entry besides the slot; which of them are filled depends on the seed. */
const entryRows = (seed: number): readonly number[] =>
  [0, 1, 2, 5, 6, 7, 8].filter((row, index) => (seed >> index) % 3 !== 0 || row === 0);

/** An article's illustration: a voice on the line, and the slot it ends in. Decoration. */
export function ArticlePlate({slug, label, tone = 'live'}: ArticlePlateProps): ReactElement {
  const seed = seedOf(slug);
  const slotY = FIRST_ROW + SLOT * ROW;
  const lineY = slotY + ROW;
  return (
    <div className={styles.plate} aria-hidden="true">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        focusable="false"
      >
        <rect className={styles.sheet} x={SHEET_X} y="38" width="900" height="500" rx="4" />
        {TIMES.map((time, row) => (
          <g key={time}>
            <path
              className={styles.rule}
              d={`M${SHEET_X} ${FIRST_ROW + (row + 1) * ROW}H${WIDTH}`}
            />
            <text className={styles.time} x={SHEET_X + 20} y={FIRST_ROW + row * ROW + 26}>
              {time}
            </text>
          </g>
        ))}
        <path className={styles.top} d={`M${SHEET_X} ${FIRST_ROW}H${WIDTH}`} />
        <path
          className={styles.margin}
          d={`M${SHEET_X + 80} 38V${HEIGHT}M${SHEET_X + 85} 38V${HEIGHT}`}
        />
        {entryRows(seed).map((row) => (
          <g key={row}>
            <rect
              className={styles.entry}
              x={SHEET_X + 94}
              y={FIRST_ROW + row * ROW + 3}
              width="620"
              height={ROW - 6}
              rx="3"
            />
            <rect
              className={styles.edge}
              x={SHEET_X + 94}
              y={FIRST_ROW + row * ROW + 3}
              width="4"
              height={ROW - 6}
            />
            <rect
              className={styles.name}
              x={SHEET_X + 114}
              y={FIRST_ROW + row * ROW + 14}
              width={110 + ((seed * (row + 3)) % 110)}
              height="12"
              rx="1"
            />
          </g>
        ))}
        <g className={styles[tone]}>
          <rect
            className={styles.slot}
            x={SHEET_X + 94}
            y={slotY + 3}
            width="620"
            height={ROW * 2 - 6}
            rx="3"
          />
          <rect
            className={styles.slotEdge}
            x={SHEET_X + 94}
            y={slotY + 3}
            width="4"
            height={ROW * 2 - 6}
          />
          <text className={styles.label} x={SHEET_X + 124} y={slotY + ROW + 9}>
            {label}
          </text>
        </g>
        <path
          className={styles.line}
          transform={`translate(-40 ${lineY - 60})`}
          d={wavePath({width: SHEET_X + 120, height: 120, seed, lead: 90, tail: 190})}
        />
        <circle className={styles.plug} cx={SHEET_X + 88} cy={lineY} r="8" />
      </svg>
    </div>
  );
}
