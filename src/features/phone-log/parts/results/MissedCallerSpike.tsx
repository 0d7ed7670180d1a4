import type {ReactElement} from 'react';

import type {Figures} from '../../count/figures';
import {partNames, reached} from '../../count/sentences';
import {dateText, whole} from '../../count/wording';
import {counted} from '@site/src/lib/format/counted';

import styles from './MissedCallerSpike.drawing.module.css';
import {Pile, type Scale, SLIP_WIDTH as WIDTH} from './Pile';

/** Pixels that the slips on the spike may be high together. */
const ROOM = 404;

const scaleFor = (callers: number): Scale => {
  const perSlip = Math.max(1, Math.ceil((callers * 1.6) / ROOM));
  const slips = Math.max(1, callers / perSlip);
  return {perSlip, thickness: Math.min(7, Math.max(1.6, ROOM / slips))};
};

interface LabelProps {
  readonly count: number;
  readonly children: string;
}

function Label({count, children}: LabelProps): ReactElement {
  return (
    <p className={`small muted ${styles.label}`}>
      <b className="num">{whole(count)}</b>
      <span>{children}</span>
    </p>
  );
}

/** One slip on the spike for each caller who was not reached; those who were, beside it. */
export function MissedCallerSpike({figures}: {readonly figures: Figures}): ReactElement {
  const {parts, callers, missed, lastNotReached} = figures;
  const groups = partNames(figures)
    .map(({part, name}) => ({name, count: callers ? parts[part].notReached : parts[part].missed}))
    .filter(({count}) => count > 0);
  const scale = scaleFor(groups.reduce((sum, {count}) => sum + count, 0));
  const later = reached(figures);
  return (
    <figure className={styles.figure}>
      <figcaption className="visuallyHidden">
        {callers
          ? 'Callers you missed and did not reach by the end of the next working day, by time of day.'
          : 'Missed calls, by time of day.'}
      </figcaption>
      <div className={styles.spike}>
        {groups.length > 0 ? (
          <div className={styles.group}>
            <TopSlip date={dateText(lastNotReached)} />
            {callers ? (
              <Label count={callers['not-reached']}>
                {`callers not reached, of ${counted(missed, 'missed call')} from ${counted(callers.all, 'caller')}`}
              </Label>
            ) : null}
          </div>
        ) : null}
        {groups.map(({name, count}, at) => (
          <div key={name} className={styles.group}>
            <Pile count={count} scale={scale} seed={11 + at} />
            <Label count={count}>{name}</Label>
          </div>
        ))}
        <svg viewBox={`0 0 ${WIDTH} 25`} className={styles.foot} aria-hidden="true">
          <path d="M23 25v-5a4 4 0 0 1 4-4h160a4 4 0 0 1 4 4v5z" />
          <path d="M90 16c2-9 5-12 13-13h8c8 1 11 4 13 13z" />
        </svg>
      </div>
      {later > 0 ? (
        <div className={`${styles.group} ${styles.reached}`}>
          <Pile count={later} scale={scale} seed={5} />
          <Label count={later}>reached later</Label>
        </div>
      ) : null}
    </figure>
  );
}

/** The uppermost slip, seen from above, and the needle through it. */
function TopSlip({date}: {readonly date: string}): ReactElement {
  const lines = [
    ['To', 'Front desk'],
    ['Date', date.replace(/^(...)\w*/, '$1')],
    ['M', ''],
  ] as const;
  return (
    <svg viewBox={`0 0 ${WIDTH} 92`} className={styles.face} aria-hidden="true">
      <g transform="matrix(.93 -.13 .4 .4 -11.6 67.4)">
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
      <path className={styles.needle} d="M105.25 80V16L107 0l1.75 16v64z" />
    </svg>
  );
}
