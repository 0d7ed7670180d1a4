import type {ReactElement} from 'react';

import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import type {OpeningHours, Span} from '@site/src/domain/phoneLog/hours';
import {weekdayOrder} from '@site/src/domain/phoneLog/week';
import {halfHourText, weekdays} from '@site/src/domain/phoneLog/wording';

import styles from './HoursForm.module.css';

/** Half-hours at which a closed day, or a lunch that was not set, ends: 5 pm and 1 pm. */
const USUAL_END = {day: 34, lunch: 26} as const;

const halfHours = (first: number): readonly ReactElement[] =>
  Array.from({length: 48}, (_, at) => (
    <option key={at} value={first + at}>
      {halfHourText(first + at)}
    </option>
  ));

interface SpanFieldsProps {
  readonly id: string;
  readonly legend: string;
  readonly span: Span | null;
  readonly usualEnd: number;
  readonly none: string;
  readonly onSpan: (span: Span | null) => void;
}

function SpanFields({id, legend, span, usualEnd, none, onSpan}: SpanFieldsProps): ReactElement {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <label className="visuallyHidden" htmlFor={`${id}-from`}>
        {`${legend} from`}
      </label>
      <NativeSelect
        id={`${id}-from`}
        value={span?.from ?? ''}
        onChange={({target: {value}}) => {
          const to = span?.to ?? usualEnd;
          const from = Number(value);
          onSpan(value === '' ? null : {from, to: Math.max(to, from + 1)});
        }}
      >
        <option value="">{none}</option>
        {halfHours(0)}
      </NativeSelect>
      <span aria-hidden="true">to</span>
      <label className="visuallyHidden" htmlFor={`${id}-to`}>
        {`${legend} to`}
      </label>
      <NativeSelect
        id={`${id}-to`}
        value={span?.to ?? ''}
        disabled={span === null}
        onChange={({target: {value}}) => {
          const to = Number(value);
          if (span) onSpan({from: Math.min(span.from, to - 1), to});
        }}
      >
        {span === null ? <option value="" /> : null}
        {halfHours(1)}
      </NativeSelect>
    </fieldset>
  );
}

export interface HoursFormProps {
  readonly hours: OpeningHours;
  readonly onHours: (hours: OpeningHours) => void;
}

/** Opening hours and lunch; every figure follows. */
export function HoursForm({hours, onHours}: HoursFormProps): ReactElement {
  return (
    <div className={styles.form} role="group" aria-label="Opening hours">
      {weekdayOrder.map((weekday) => (
        <SpanFields
          key={weekday}
          id={`hours-${weekday}`}
          legend={weekdays[weekday] ?? ''}
          span={hours.days[weekday] ?? null}
          usualEnd={USUAL_END.day}
          none="Closed"
          onSpan={(span) =>
            onHours({
              ...hours,
              days: hours.days.map((old, at) => (at === weekday ? span : old)),
            })
          }
        />
      ))}
      <SpanFields
        id="hours-lunch"
        legend="Lunch"
        span={hours.lunch}
        usualEnd={USUAL_END.lunch}
        none="No lunch"
        onSpan={(lunch) => onHours({...hours, lunch})}
      />
    </div>
  );
}
