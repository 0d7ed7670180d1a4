import type {ReactElement} from 'react';

import type {OpeningHours, Span} from '../../count/hours';
import {weekdayOrder} from '../../count/week';
import {halfHourText, weekdays} from '../../count/wording';
import {type Option, Pick} from '../sheet/Pick';
import styles from './HoursForm.module.css';

/** Half-hours at which a closed day, or a lunch that was not set, ends: 5 pm and 1 pm. */
const USUAL_END = {day: 34, lunch: 26} as const;

const halfHours = (first: number): readonly Option<string>[] =>
  Array.from({length: 48}, (_, at) => [String(first + at), halfHourText(first + at)]);

interface SpanPicksProps {
  readonly name: string;
  readonly span: Span | null;
  readonly usualEnd: number;
  readonly none: string;
  readonly onSpan: (span: Span | null) => void;
}

/** 'Monday 8 am to 5 pm', each time a list. */
function SpanPicks({name, span, usualEnd, none, onSpan}: SpanPicksProps): ReactElement {
  return (
    <li>
      <span>{name}</span>{' '}
      <Pick
        label={`${name} from`}
        value={String(span?.from ?? 'none')}
        options={[['none', none], ...halfHours(0)]}
        onPick={(value) => {
          const from = Number(value);
          const to = Math.max(span?.to ?? usualEnd, from + 1);
          onSpan(value === 'none' ? null : {from, to});
        }}
      />
      {span ? (
        <>
          <span> to </span>
          <Pick
            label={`${name} to`}
            value={String(span.to)}
            options={halfHours(1)}
            onPick={(value) => {
              const to = Number(value);
              onSpan({from: Math.min(span.from, to - 1), to});
            }}
          />
        </>
      ) : null}
    </li>
  );
}

export interface HoursFormProps {
  readonly hours: OpeningHours;
  readonly onHours: (hours: OpeningHours) => void;
}

/** Opening hours and lunch; every figure follows. */
export function HoursForm({hours, onHours}: HoursFormProps): ReactElement {
  return (
    <ul role="list" className={styles.form} aria-label="Opening hours">
      {weekdayOrder.map((weekday) => (
        <SpanPicks
          key={weekday}
          name={weekdays[weekday] ?? ''}
          span={hours.days[weekday] ?? null}
          usualEnd={USUAL_END.day}
          none="closed"
          onSpan={(span) =>
            onHours({...hours, days: hours.days.map((old, at) => (at === weekday ? span : old))})
          }
        />
      ))}
      <SpanPicks
        name="Lunch"
        span={hours.lunch}
        usualEnd={USUAL_END.lunch}
        none="none"
        onSpan={(lunch) => onHours({...hours, lunch})}
      />
    </ul>
  );
}
