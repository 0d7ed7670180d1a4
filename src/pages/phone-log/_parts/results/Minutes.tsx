import type {ReactElement} from 'react';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {MINUTES_PER_SLOT, plans} from '@site/src/data/plans';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {minutesText, planMargin} from '@site/src/domain/phoneLog/sentences';
import {lengthText, whole} from '@site/src/domain/phoneLog/wording';
import {counted} from '@site/src/format/counted';

import styles from './Minutes.drawing.module.css';
import {useWidth} from './useWidth';

/** Minutes a month, and the plan that they fit. */
export function Minutes({figures}: {readonly figures: Figures}): ReactElement {
  const {minutes, answered, perMonth} = figures;
  return (
    <Section ground="tint" labelledBy="minutes">
      <SectionHead id="minutes" title="Minutes a month, and the plan they fit">
        {minutesText(figures)}
      </SectionHead>
      <Ruler missed={minutes.missed} all={minutes.all} />
      <RuledList layout="stacked" className={styles.notes}>
        <li>
          <h3>It’s based on your talk time</h3>
          <p>
            {`Your desk talked for ${counted(minutes.talked, 'minute')} in ${counted(answered * perMonth, 'answered call')}, ${lengthText(minutes.average)} each. A missed call is counted at that length. The same call may be longer or shorter with us.`}
          </p>
        </li>
        <li>
          <h3>How far off it may be</h3>
          <p>{planMargin(figures)}</p>
        </li>
        <li>
          <h3>Calls put through</h3>
          <p>
            The log counts a transferred call to its end, staff time included. Ask at the demo which
            minutes count once a call is put through to your staff.
          </p>
        </li>
      </RuledList>
    </Section>
  );
}

/** Beyond this many slots one stands for more minutes. */
const MAX_SLOTS = 160;
const BAND = 38;

function Ruler({missed, all}: {readonly missed: number; readonly all: number}): ReactElement {
  const [part, width] = useWidth<HTMLElement>();
  const perSlot = MINUTES_PER_SLOT * Math.ceil(all / MINUTES_PER_SLOT / MAX_SLOTS || 1);
  return (
    <figure ref={part} className={styles.ruler}>
      {width > 0 ? <Bands missed={missed} all={all} perSlot={perSlot} width={width} /> : null}
      <figcaption className="small muted">
        {`One slot is ${whole(perSlot)} minutes. ${plans.small.name} ends at ${whole(plans.small.minutesPerMonth)}, ${plans.medium.name} at ${whole(plans.medium.minutesPerMonth)}.`}
      </figcaption>
    </figure>
  );
}

interface BandsProps {
  readonly missed: number;
  readonly all: number;
  readonly perSlot: number;
  readonly width: number;
}

function Bands({missed, all, perSlot, width}: BandsProps): ReactElement {
  const isSmall = width < 640;
  const gutter = isSmall ? 0 : 216;
  const limit = plans.medium.minutesPerMonth;
  const slots = Math.max(24, Math.ceil(Math.max(all, missed) / perSlot));
  const step = (width - gutter) / slots;
  const gap = step > 9 ? 3 : step > 5 ? 1.5 : 0.8;
  const stopAt = (minutes: number): number => gutter + (minutes / perSlot) * step - gap / 2;
  // Where both plans end close together, their names stand on two lines.
  const isClose = stopAt(limit) - stopAt(plans.small.minutesPerMonth) < 130;
  const firstTop = isClose ? 66 : 52;
  const secondTop = firstTop + BAND + (isSmall ? 44 : 18);
  const height = secondTop + BAND + (isSmall ? 28 : 20);
  const bands = [
    {top: firstTop, minutes: missed, name: 'Only the calls you miss'},
    {top: secondTop, minutes: all, name: 'Every call'},
  ];
  const stops = [
    {at: plans.small.minutesPerMonth, name: 'Small'},
    {at: limit, name: 'Medium'},
  ];
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {isSmall ? null : (
        <path
          className={styles.margin}
          d={`M${gutter - 15.5} 0V${height}M${gutter - 12.5} 0V${height}`}
        />
      )}
      {bands.map(({top, minutes, name}) => (
        <g key={name}>
          {isSmall ? (
            <text x="0" y={top + BAND + 22} className={styles.name}>
              {`${name}: ${whole(minutes)} min`}
            </text>
          ) : (
            <>
              <text x="0" y={top + 16} className={styles.name}>
                {name}
              </text>
              <text x="0" y={top + 35}>{`${whole(minutes)} minutes`}</text>
            </>
          )}
          {Array.from({length: Math.ceil(minutes / perSlot)}, (_, at) => (
            <rect
              key={at}
              className={(at + 1) * perSlot > limit ? styles.over : styles.fits}
              x={gutter + at * step + 0.6}
              y={top}
              width={Math.max(1, (step - gap) * Math.min(1, minutes / perSlot - at))}
              height={BAND}
              rx={Math.min(3, step / 4)}
            />
          ))}
        </g>
      ))}
      {stops.map(({at, name}, index) => {
        const textY = isClose ? 14 + index * 22 : 22;
        const isBeside = isClose || stopAt(at) - gutter < 110;
        return (
          <g key={name}>
            <path
              className={styles.stop}
              d={`M${stopAt(at)} ${textY - 12}V${isSmall ? firstTop + BAND + 4 : height - 8}`}
            />
            <text
              className={styles.stopText}
              x={stopAt(at) + (isBeside ? 7 : -8)}
              y={textY}
              textAnchor={isBeside ? 'start' : 'end'}
            >
              {`${name}, ${whole(at)}`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
