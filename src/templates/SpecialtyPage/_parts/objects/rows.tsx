// Objects of a specialty that are words in rows.
import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/components/layout/FactList';
import {SpecialtyIcon} from '../SpecialtyIcon';
import {Slot} from '@site/src/components/ui/Slot';
import {Tag} from '@site/src/components/ui/Tag';
import type {ObjectOf} from '@site/src/data/specialties/schema';

import styles from './objects.drawing.module.css';

/** What was asked and what was said. */
export function Facts({rows}: ObjectOf<'facts'>): ReactElement {
  return (
    <FactList className={styles.facts} facts={rows.map(({term, value}) => ({term, fact: value}))} />
  );
}

/** What must not be answered, and where it goes. */
export function Rules({rows}: ObjectOf<'rules'>): ReactElement {
  return (
    <FactList
      className={styles.facts}
      facts={rows.map(({what, when}) => ({term: what, fact: when}))}
    />
  );
}

/** Names and how each call ended. */
export function StatusList({rows}: ObjectOf<'status-list'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({label, status, tone}) => (
        <li key={label} className={`apart ${styles.between}`}>
          <b>{label}</b> <Tag tone={tone}>{status}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Callers' sentences, sorted by how soon; the most urgent on the top rung. */
export function Ladder({steps}: ObjectOf<'ladder'>): ReactElement {
  return (
    <ol role="list" className={clsx(styles.ruled, styles.ladder)}>
      {steps.map(({door, example, tone}, rung) => (
        <li
          key={door}
          className={`apart ${styles.between}`}
          style={{'--rung': rung} as CSSProperties}
        >
          <q>{example}</q> <Tag tone={tone}>{door}</Tag>
        </li>
      ))}
    </ol>
  );
}

/** One owner, several charts. */
export function Charts({rows}: ObjectOf<'charts'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({icon, name, note}) => (
        <li key={name} className={styles.chart}>
          <SpecialtyIcon name={icon} />
          <b>{name}</b> <span className="muted">{note}</span>
        </li>
      ))}
    </ul>
  );
}

/** Who may do what, and how long it takes. */
export function ServiceMenu({rows}: ObjectOf<'menu'>): ReactElement {
  return (
    <ul role="list" className={styles.ruled}>
      {rows.map(({service, minutes, by}) => (
        <li key={service}>
          <p className={`apart ${styles.between}`}>
            <b>{service}</b>
            <span className="num">{minutes} min</span>
          </p>
          <p className="micro muted">{by}</p>
        </li>
      ))}
    </ul>
  );
}

/** The texts between two visits. */
export function Messages({messages}: ObjectOf<'messages'>): ReactElement {
  return (
    <ol role="list" className={clsx(styles.opened, styles.messages)}>
      {messages.map(({by, at, text}) => (
        <li key={text} data-by={by}>
          <span className="micro faint">
            <span className="visuallyHidden">{by === 'client' ? 'Client, ' : 'Practice, '}</span>
            {at}
          </span>{' '}
          <span className={styles.bubble}>{text}</span>
        </li>
      ))}
    </ol>
  );
}

/** The refill queue in its trays. */
export function Trays({trays}: ObjectOf<'trays'>): ReactElement {
  return (
    <ul role="list" className={clsx(styles.opened, styles.trays)}>
      {trays.map(({label, tone, orders}) => (
        <li key={label}>
          <p className={`apart ${styles.between}`}>
            <b>{label}</b> <span className="faint">{orders.length}</span>
          </p>
          <ul role="list">
            {orders.map(({number, note}) => (
              <li key={number}>
                <Slot tone={tone} className={clsx('num', styles.order)}>
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
