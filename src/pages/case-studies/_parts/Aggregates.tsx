import type {ReactElement} from 'react';

import {caseAggregates} from '@site/src/data/caseStudies';
import {percentOf} from '@site/src/format/numbers';

import styles from './Aggregates.drawing.module.css';
import chart from './chart.drawing.module.css';

const CALLS = 50;
const DESK_HOURS = 40;

function AnswerSlots({rate}: {readonly rate: number}): ReactElement {
  const answered = Math.round(CALLS * rate);
  return (
    <svg viewBox="0 0 231 34" aria-hidden="true">
      {Array.from({length: CALLS}, (_, call) => {
        const isAnswered = call < answered;
        const inset = isAnswered ? 0 : 0.6;
        return (
          <rect
            key={call}
            className={isAnswered ? chart.answered : chart.missed}
            x={(call % 17) * 13.6 + inset}
            y={Math.floor(call / 17) * 12 + inset}
            width={11 - 2 * inset}
            height={8 - 2 * inset}
            rx="1.5"
          />
        );
      })}
    </svg>
  );
}

function BookingBars({increase}: {readonly increase: number}): ReactElement {
  return (
    <svg viewBox="0 0 230 34" aria-hidden="true">
      <rect className={chart.before} x="0" y="0" width="150" height="13" rx="2" />
      <rect className={chart.before} x="0" y="20" width="150" height="13" rx="2" />
      <rect className={chart.booked} x="152" y="20" width={150 * increase} height="13" rx="2" />
    </svg>
  );
}

function HourSlots({saved}: {readonly saved: number}): ReactElement {
  return (
    <svg viewBox="0 0 230 34" aria-hidden="true">
      {Array.from({length: DESK_HOURS}, (_, hour) => (
        <rect
          key={hour}
          className={hour % 20 < saved / 2 ? chart.booked : chart.open}
          x={(hour % 20) * 11.5 + 0.6}
          y={Math.floor(hour / 20) * 19 + 0.6}
          width="7.8"
          height="12.8"
          rx="1.5"
        />
      ))}
    </svg>
  );
}

function ScoreCells({score, scale}: Readonly<Record<'score' | 'scale', number>>): ReactElement {
  return (
    <svg viewBox="0 0 230 34" aria-hidden="true">
      {Array.from({length: scale}, (_, cell) => {
        const filled = Math.min(1, Math.max(0, score - cell));
        return (
          <g key={cell} transform={`translate(${cell * 46} 4)`}>
            <rect className={chart.open} x="0.6" y="0.6" width="40.8" height="24.8" rx="3" />
            <rect className={chart.answered} width={42 * filled} height="26" rx="3" />
          </g>
        );
      })}
    </svg>
  );
}

/** What practices report, taken together: four figures, each drawn to scale. */
export function Aggregates(): ReactElement {
  const {answerRate, bookingIncrease, weeklyHoursSaved, satisfaction, satisfactionScale} =
    caseAggregates;
  const slipping = Math.round(CALLS * (1 - answerRate));
  const figures = [
    [
      percentOf(answerRate),
      '',
      `call answer rate: ${slipping} in ${CALLS} still slips`,
      <AnswerSlots rate={answerRate} />,
    ],
    [
      percentOf(bookingIncrease),
      '',
      'booking increase',
      <BookingBars increase={bookingIncrease} />,
    ],
    [
      weeklyHoursSaved,
      ' hrs',
      `weekly time saved, drawn on a ${DESK_HOURS}-hour desk`,
      <HourSlots saved={weeklyHoursSaved} />,
    ],
    [
      satisfaction,
      `/${satisfactionScale}`,
      'patient satisfaction',
      <ScoreCells score={satisfaction} scale={satisfactionScale} />,
    ],
  ] as const;
  return (
    <ul role="list" className={styles.row}>
      {figures.map(([figure, unit, text, drawing]) => (
        <li key={text}>
          <p>
            <span className={`num ${styles.figure}`}>
              {figure}
              <small>{unit}</small>
            </span>
            <span className="small muted">{text}</span>
          </p>
          {drawing}
        </li>
      ))}
    </ul>
  );
}
