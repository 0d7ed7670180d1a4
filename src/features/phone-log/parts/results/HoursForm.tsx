import type {ReactElement} from 'react';

import type {OpeningHours, Span} from '../../count/hours';
import {weekdayOrder} from '../../count/week';
import {halfHourText, weekdays} from '../../count/wording';

import {type Choice, SelectField} from './SelectField';
import styles from './HoursForm.module.css';

/** Half-hours at which a closed day, or a lunch that was not set, ends: 5 pm and 1 pm. */
const USUAL_END = {day: 34, lunch: 26} as const;

const halfHours = (first: number): readonly Choice[] =>
  Array.from({length: 48}, (_, at) => [String(first + at), halfHourText(first + at)]);

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
      <SelectField
        id={`${id}-from`}
        label={`${legend} from`}
        hideLabel
        value={String(span?.from ?? '')}
        choices={[['', none], ...halfHours(0)]}
        onChange={(value) => {
          const from = Number(value);
          const to = Math.max(span?.to ?? usualEnd, from + 1);
          onSpan(value === '' ? null : {from, to});
        }}
      />
      <span aria-hidden="true">to</span>
      <SelectField
        id={`${id}-to`}
        label={`${legend} to`}
        hideLabel
        value={String(span?.to ?? '')}
        choices={span ? halfHours(1) : [['', '']]}
        disabled={!span}
        onChange={(value) => {
          const to = Number(value);
          if (span) onSpan({from: Math.min(span.from, to - 1), to});
        }}
      />
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
