import type {ReactElement} from 'react';

import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import type {OpeningHours, Span} from '@site/src/domain/phoneLog/hours';
import {weekdayOrder} from '@site/src/domain/phoneLog/week';
import {halfHourText, weekdays} from '@site/src/domain/phoneLog/wording';

import styles from './HoursForm.module.css';

/** Half-hours that can be chosen, and what a day gets that was closed. */
const day = {opens: [10, 30], closes: [20, 46], usual: {from: 16, to: 34}} as const;
const noon = {opens: [20, 30], closes: [21, 32], usual: {from: 24, to: 26}} as const;

interface SpanFieldsProps {
  readonly id: string;
  readonly legend: string;
  readonly span: Span | null;
  readonly range: typeof day | typeof noon;
  readonly none: string;
  readonly onSpan: (span: Span | null) => void;
}

function SpanFields({id, legend, span, range, none, onSpan}: SpanFieldsProps): ReactElement {
  const halves = (
    [first, last]: readonly [number, number],
    chosen: number | undefined,
  ): readonly number[] => {
    const all = Array.from({length: last - first + 1}, (_, at) => first + at);
    // What the log shows may lie outside.
    return chosen === undefined || all.includes(chosen)
      ? all
      : [...all, chosen].sort((a, b) => a - b);
  };
  const options = (values: readonly number[]): readonly ReactElement[] =>
    values.map((half) => (
      <option key={half} value={half}>
        {halfHourText(half)}
      </option>
    ));
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
          const to = span?.to ?? range.usual.to;
          const from = Number(value);
          onSpan(value === '' ? null : {from, to: Math.max(to, from + 1)});
        }}
      >
        <option value="">{none}</option>
        {options(halves(range.opens, span?.from))}
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
        {options(halves(range.closes, span?.to))}
      </NativeSelect>
    </fieldset>
  );
}

export interface HoursFormProps {
  readonly hours: OpeningHours;
  readonly onHours: (hours: OpeningHours) => void;
}

/** When the desk is open, and lunch; every figure follows. */
export function HoursForm({hours, onHours}: HoursFormProps): ReactElement {
  return (
    <div className={styles.form} role="group" aria-label="Opening hours">
      {weekdayOrder.map((weekday) => (
        <SpanFields
          key={weekday}
          id={`hours-${weekday}`}
          legend={weekdays[weekday] ?? ''}
          span={hours.days[weekday] ?? null}
          range={day}
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
        range={noon}
        none="No lunch"
        onSpan={(lunch) => onHours({...hours, lunch})}
      />
    </div>
  );
}
