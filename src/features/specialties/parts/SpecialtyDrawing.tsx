import type {ComponentType, ReactElement} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/layout/FactList';
import {Slot} from '@site/src/ui/Slot';
import {percentOf} from '@site/src/lib/format/numbers';
import type {ObjectOf, DrawingData, DrawingKind} from '@site/src/features/specialties/data/schema';
import {Icon} from '@site/src/ui/icon/Icon';

import styles from './SpecialtyDrawing.drawing.module.css';

/** Kinds of visit, each with a bar as long as the visit. */
function Lengths({rows}: ObjectOf<'lengths'>): ReactElement {
  const longest = Math.max(...rows.map(({minutes}) => minutes));
  return (
    <ul role="list" className={clsx(styles.opened, styles.lengths)}>
      {rows.map(({visit, minutes, needs}) => (
        <li key={visit}>
          <p>
            <span>
              <b>{visit}</b> <span className="muted">{needs}</span>
            </span>{' '}
            <span className="num">{minutes} min</span>
          </p>
          <i style={{width: percentOf(minutes / longest)}} />
        </li>
      ))}
    </ul>
  );
}

function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <FactList className={styles.facts} facts={rows.map(({term, value}) => ({term, fact: value}))} />
  );
}

/** Universal numbering: 1 to 16 on top from the patient's right, 17 to 32 back along the bottom. */
const UPPER = Array.from({length: 16}, (_, index) => index + 1);
const LOWER = Array.from({length: 16}, (_, index) => 32 - index);

/** Tooth chart with the caller's words and the chart's term. */
function Teeth({marked, heard, written}: ObjectOf<'teeth'>): ReactElement {
  const jaw = (numbers: readonly number[]): ReactElement => (
    <div className={styles.jaw}>
      {numbers.map((number) => (
        <span
          key={number}
          className={styles.cell}
          data-state={marked.includes(number) ? 'marked' : undefined}
        >
          {marked.includes(number) ? number : null}
        </span>
      ))}
    </div>
  );

  return (
    <div>
      <div role="img" aria-label={`Tooth chart with number ${marked.join(' and ')} marked.`}>
        {jaw(UPPER)}
        {jaw(LOWER)}
      </div>
      <FactList
        className={styles.facts}
        facts={[
          {term: 'Heard', fact: <q>{heard}</q>},
          {term: 'Noted', fact: written},
        ]}
      />
    </div>
  );
}

/** Visits that the insurer authorized, one slot each. */
function Visits({authorized, used, booked, caption}: ObjectOf<'visits'>): ReactElement {
  const left = authorized - used - booked;
  return (
    <div>
      <div
        role="img"
        aria-label={`${authorized} visits authorized: ${used} used, ${booked} booked, ${left} left.`}
        className={clsx(styles.opened, styles.visits)}
      >
        {Array.from({length: authorized}, (_, index) => (
          <span
            key={index}
            className={styles.cell}
            data-state={index < used ? 'kept' : index < used + booked ? 'booked' : undefined}
          >
            {index + 1}
          </span>
        ))}
      </div>
      <p className={clsx('small muted', styles.caption)}>{caption}</p>
    </div>
  );
}

/** Several charts of one owner. */
function Charts({rows}: ObjectOf<'charts'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.opened, styles.charts)}>
      {rows.map(({icon, name, note}) => (
        <li key={name}>
          <Icon name={icon} tone="live" />
          <b>{name}</b> <span className="muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}

function Trays({trays}: ObjectOf<'trays'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.opened, styles.trays)}>
      {trays.map(({label, orders}) => (
        <li key={label}>
          <p className="apart">
            <b>{label}</b> <span className="faint">{orders.length}</span>
          </p>
          <ul role="list">
            {orders.map(({number, note}) => (
              <li key={number}>
                <Slot className={clsx('num', styles.order)}>
                  <b>{number}</b> {note}
                </Slot>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const drawings: {readonly [Kind in DrawingKind]: ComponentType<ObjectOf<Kind>>} = {
  lengths: Lengths,
  facts: Facts,
  trays: Trays,
  teeth: Teeth,
  visits: Visits,
  charts: Charts,
};

export function SpecialtyDrawing({object}: {readonly object: DrawingData}): ReactElement {
  // The component matches the object's kind, which TypeScript can't infer.
  const Drawing = drawings[object.kind] as ComponentType<DrawingData>;
  return <Drawing {...object} />;
}
