import type {ReactElement} from 'react';

import type {OpeningHours, Span} from '../../count/hours';
import {weekdayOrder} from '../../count/week';
import {halfHourText, weekdays} from '../../count/wording';
import {type Option, Pick} from '../sheet/Pick';

const halfHours = (first: number): readonly Option<string>[] =>
  Array.from({length: 48}, (_, at) => [String(first + at), halfHourText(first + at)]);

interface SpanPicksProps {
  readonly name: string;
  readonly span: Span | null;
  /** Half-hour at which a span ends that was closed before. */
  readonly usualEnd: number;
  readonly onSpan: (span: Span | null) => void;
}

/** 'Monday 8 am to 5 pm', each time a list. */
function SpanPicks({name, span, usualEnd, onSpan}: SpanPicksProps): ReactElement {
  return (
    <li>
      <span>{name}</span>{' '}
      <Pick
        label={`${name} from`}
        value={String(span?.from ?? 'none')}
        options={[['none', 'none'], ...halfHours(0)]}
        onPick={(value) => {
          const from = Number(value);
          onSpan(value === 'none' ? null : {from, to: Math.max(span?.to ?? usualEnd, from + 1)});
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
  const {days, lunch} = hours;
  return (
    <ul role="list" aria-label="Opening hours">
      {weekdayOrder.map((weekday) => (
        <SpanPicks
          key={weekday}
          name={weekdays[weekday] ?? ''}
          span={days[weekday] ?? null}
          usualEnd={34}
          onSpan={(span) =>
            onHours({...hours, days: days.map((old, at) => (at === weekday ? span : old))})
          }
        />
      ))}
      <SpanPicks
        name="Lunch"
        span={lunch}
        usualEnd={26}
        onSpan={(span) => onHours({...hours, lunch: span})}
      />
    </ul>
  );
}
