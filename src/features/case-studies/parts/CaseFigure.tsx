import type {ReactElement} from 'react';

import {Card} from '@site/src/layout/Card';
import {DataTable} from '@site/src/layout/DataTable';
import type {CaseChart, CasePeriod, CaseStudy} from '@site/src/features/case-studies/data';
import {slotPath} from '@site/src/lib/drawing/slotPath';

import styles from './CaseFigure.drawing.module.css';

/** Size of the drawing in SVG units. */
const WIDTH = 459;
const GAP = 5;
const HEIGHT = 12;

/** Answered, missed, or given to the next caller. */
type Kind = 'live' | 'missed' | 'booked';

const kindOf = (at: number, {missed, refilled = []}: CasePeriod): Kind => {
  if (missed.includes(at)) return 'missed';
  return refilled.includes(at) ? 'booked' : 'live';
};

interface SlotsProps {
  readonly chart: CaseChart;
  readonly period: CasePeriod;
}

/** Counted calls or visits, one slot each. */
function Slots({chart: {total, perRow}, period}: SlotsProps): ReactElement {
  const step = (WIDTH + GAP) / perRow;
  const paths = {live: '', missed: '', booked: ''};
  for (let at = 0; at < total; at += 1) {
    const [x, y] = [(at % perRow) * step, Math.floor(at / perRow) * (HEIGHT + GAP)];
    paths[kindOf(at, period)] += slotPath({x, y, width: step - GAP, height: HEIGHT});
  }
  return (
    <svg
      className={styles.slots}
      viewBox={`-1 -1 ${WIDTH + 2} ${Math.ceil(total / perRow) * (HEIGHT + GAP) - GAP + 2}`}
      aria-hidden="true"
      focusable="false"
    >
      {Object.entries(paths).map(([kind, path]) => (
        <path key={kind} className={`${kind}Mark`} d={path} />
      ))}
    </svg>
  );
}

/** Count with its legend symbol. */
function Count({kind, text}: {readonly kind: Kind; readonly text: string}): ReactElement {
  return (
    <p className="small">
      <svg className="sampleMark" viewBox="-1 -1 18 11" aria-hidden="true" focusable="false">
        <rect className={`${kind}Mark`} width="16" height="9" rx="2" />
      </svg>
      {text}
    </p>
  );
}

/** Replaces spaces with no-break spaces, so that a figure stays with its unit. */
const withNoBreakSpaces = (figure: string): string => figure.replaceAll(' ', '\u00a0');

/** Chart of a case before and after, with the same figures in text below. */
export function CaseFigure({chart, results}: Pick<CaseStudy, 'chart' | 'results'>): ReactElement {
  const {total, missedMeans, before, after} = chart;
  const shown = (name: string, period: CasePeriod): ReactElement => (
    <div>
      <Count kind="missed" text={`${name}: ${period.missed.length} of ${total} ${missedMeans}`} />
      {period.refilled === undefined ? null : (
        <Count kind="booked" text={`${period.refilled.length} given to the next caller`} />
      )}
      <Slots chart={chart} period={period} />
    </div>
  );
  return (
    <Card isPadded className={styles.figure}>
      <b>{chart.title}</b>
      {shown('Before', before)}
      {shown('After', after)}
      <DataTable
        head={['Result', 'Before', 'After']}
        rows={results.map((result) => ({
          key: result.metric,
          cells: [
            result.metric,
            withNoBreakSpaces(result.before),
            <b>{withNoBreakSpaces(result.after)}</b>,
          ],
        }))}
      />
    </Card>
  );
}
