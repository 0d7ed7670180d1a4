import type {ReactElement} from 'react';

import {Tag} from '@site/src/components/ui/Tag';
import {Card} from '@site/src/components/layout/Card';
import {DataTable} from '@site/src/components/layout/DataTable';
import {wavePath} from '@site/src/format/wavePath';
import type {CaseChart, CaseStudy} from '@site/src/data/caseStudies';

import styles from './chart.drawing.module.css';
import {duration} from './duration';

type ChartOf<Kind extends CaseChart['kind']> = Extract<CaseChart, {readonly kind: Kind}>;

interface Side {
  readonly drawing: ReactElement;
  readonly figure: string;
}

interface Drawn {
  readonly legend: string;
  /** The drawing in words. */
  readonly label: string;
  readonly before: Side;
  readonly after: Side;
}

const PER_ROW = 16;
const STEP = 29;
const ROW = 18;

/** A day's calls as slots: green answered, pink missed. */
const calls = ({total, missedBefore, missedAfter}: ChartOf<'calls'>): Drawn => {
  const side = (missed: readonly number[]): Side => ({
    drawing: (
      <svg
        viewBox={`0 0 ${PER_ROW * STEP - 5} ${Math.ceil(total / PER_ROW) * ROW - 6}`}
        aria-hidden="true"
      >
        {Array.from({length: total}, (_, call) => {
          const isMissed = missed.includes(call);
          const inset = isMissed ? 0.6 : 0;
          return (
            <rect
              key={call}
              className={isMissed ? styles.missed : styles.answered}
              x={(call % PER_ROW) * STEP + inset}
              y={Math.floor(call / PER_ROW) * ROW + inset}
              width={24 - 2 * inset}
              height={12 - 2 * inset}
              rx="2"
            />
          );
        })}
      </svg>
    ),
    figure: `${missed.length} of ${total} missed`,
  });
  return {
    legend: 'Green answered, pink missed',
    label: `Before: ${missedBefore.length} of ${total} calls missed. After: ${missedAfter.length} of ${total} missed.`,
    before: side(missedBefore),
    after: side(missedAfter),
  };
};

const TALK = {height: 44, seed: 77, step: 3.6, amplitude: 0.4, lead: 6, tail: 0} as const;

/** One caller's line: dotted while nobody speaks, a wave while somebody does, a slot at its end. */
const hold = ({secondsBefore, secondsAfter, noteBefore, noteAfter}: ChartOf<'hold'>): Drawn => {
  const before = duration(secondsBefore);
  const after = duration(secondsAfter);
  return {
    legend: 'Dotted is hold music',
    label: `Before: ${before}, ${noteBefore}. After: ${after}, ${noteAfter}.`,
    before: {
      drawing: (
        <svg viewBox="0 0 459 44" aria-hidden="true">
          <path className={`${styles.line} ${styles.hold}`} d="M0 22H330" />
          <path
            className={styles.line}
            transform="translate(330 0)"
            d={wavePath({...TALK, width: 129})}
          />
        </svg>
      ),
      figure: before,
    },
    after: {
      drawing: (
        <svg viewBox="0 0 459 44" aria-hidden="true">
          <path className={styles.line} d={wavePath({...TALK, width: 150, tail: 10})} />
          <rect className={styles.booked} x="150" y="6" width="308" height="32" rx="3" />
          <text className={styles.inSlot} x="166" y="27">
            Booked
          </text>
        </svg>
      ),
      figure: after,
    },
  };
};

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] as const;
const DAY = 93.5;
const VISIT = 15;

/** A therapist's week: pink did not come, yellow was given to somebody else. */
const week = ({visitsPerDay, emptyBefore, emptyAfter, refilledAfter}: ChartOf<'week'>): Drawn => {
  const total = visitsPerDay * DAYS.length;
  const bottom = visitsPerDay * VISIT;
  const side = (empty: readonly number[], refilled: readonly number[]): Side => {
    const look = (visit: number): string | undefined => {
      if (empty.includes(visit)) return styles.missed;
      return refilled.includes(visit) ? styles.booked : styles.kept;
    };
    return {
      drawing: (
        <svg viewBox={`0 0 459 ${bottom + 20}`} aria-hidden="true">
          {DAYS.map((day, column) => (
            <g key={day} transform={`translate(${column * DAY} 0)`}>
              {Array.from({length: visitsPerDay}, (_, row) => (
                <rect
                  key={row}
                  className={look(column * visitsPerDay + row)}
                  x="0.6"
                  y={row * VISIT + 0.6}
                  width="83.8"
                  height="9.8"
                  rx="2"
                />
              ))}
              <text x="0" y={bottom + 17}>
                {day}
              </text>
            </g>
          ))}
        </svg>
      ),
      figure: `${empty.length} of ${total} empty`,
    };
  };
  return {
    legend: 'Pink no-show, yellow refilled',
    label: `Before: ${emptyBefore.length} of ${total} visits empty. After: ${emptyAfter.length} empty, ${refilledAfter.length} refilled.`,
    before: side(emptyBefore, []),
    after: side(emptyAfter, refilledAfter),
  };
};

const draw = (chart: CaseChart): Drawn => {
  switch (chart.kind) {
    case 'calls':
      return calls(chart);
    case 'hold':
      return hold(chart);
    case 'week':
      return week(chart);
  }
};

/** A figure and its unit stay on one line. */
const whole = (figure: string): string => figure.replaceAll(' ', '\u00a0');

/** Two drawings on one scale, before above after, and the same case in numbers below them. */
export function CaseFigure({chart, results}: Pick<CaseStudy, 'chart' | 'results'>): ReactElement {
  const {legend, label, before, after} = draw(chart);
  const side = (when: string, {drawing, figure}: Side, note: string): ReactElement => (
    <>
      <div className={styles.when}>{when}</div>
      <div className={styles.drawing}>
        {drawing}
        <p>
          <b>{figure}</b>, {note}
        </p>
      </div>
    </>
  );
  return (
    <Card
      head={
        <>
          <b>{chart.title}</b>
          <span className="small muted">
            <Tag tone="ink">Illustrative</Tag> {legend}
          </span>
        </>
      }
    >
      <div role="img" aria-label={label} className={styles.pair}>
        {side('Before', before, chart.noteBefore)}
        {side('After', after, chart.noteAfter)}
      </div>
      <DataTable
        head={['Result', 'Before', 'After']}
        rows={results.map((result) => ({
          key: result.metric,
          cells: [result.metric, whole(result.before), <b>{whole(result.after)}</b>],
        }))}
      />
    </Card>
  );
}
