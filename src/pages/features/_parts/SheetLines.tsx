import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Slot} from '@site/src/ui/Slot';
import {Tag} from '@site/src/ui/Tag';
import {Wave} from '@site/src/ui/Wave';
import {callSheet, reportHours, type SheetEntry, type SheetLine} from '../_content/callSheet';
import {featureGroups, type FeatureGroupId} from '../_content/features';
import {formatHour} from '@site/src/lib/format/clock';

import styles from './SheetLines.drawing.module.css';

const sum = (hours: typeof reportHours): number =>
  hours.reduce((total, {calls}) => total + calls, 0);
const total = sum(reportHours);
const whileClosed = sum(reportHours.filter(({deskClosed}) => deskClosed));
const busiest = reportHours.reduce((most, hour) => (hour.calls > most.calls ? hour : most));

/** Builds the path of a bar chart: one bar per hour of the sample week. */
const bars = (deskClosed: boolean): string =>
  reportHours
    .map((hour, i) =>
      hour.deskClosed === deskClosed ? `M${i * 12} 34v${-hour.calls * 2}h9V34z` : '',
    )
    .join('');

function Week(): ReactElement {
  return (
    <>
      <svg
        className={styles.week}
        viewBox="0 0 178 34"
        role="img"
        aria-label={`${total} calls of a sample week by hour. Most come at ${formatHour(busiest.hour)}.`}
      >
        <path className={styles.closed} d={bars(true)} />
        <path d={bars(false)} />
      </svg>
      <span className={styles.right}>
        <b>{whileClosed}</b> of {total} calls came while the desk was closed
      </span>
    </>
  );
}

function Entry(entry: SheetEntry): ReactElement {
  switch (entry.kind) {
    case 'pickedUp':
      return (
        <>
          <span>{entry.text}</span>
          <Wave width={150} height={30} seed={44} lead={4} tail={10} className={styles.wave} />
          <b className={styles.right}>{entry.after}</b>
        </>
      );
    case 'said':
      return (
        <>
          <q lang={entry.lang}>{entry.text}</q>
          <Tag tone={entry.tone} className={clsx(styles.fill, styles.right)}>
            <span lang={entry.lang}>{entry.tag}</span>
          </Tag>
        </>
      );
    case 'slot':
      return (
        <Slot tone={entry.tone} className={clsx('inLine', styles.slot, styles.fill, styles.wide)}>
          <b>{entry.title}</b>
          <span>{entry.who}</span>
          <span className={styles.right}>{entry.note}</span>
        </Slot>
      );
    case 'moved':
      return (
        <>
          <span>
            {entry.who} <s>{entry.from}</s>
          </span>
          <span className={styles.path} aria-hidden="true" />
          <Slot className={clsx('inLine', styles.slot, styles.fill)}>
            <span className="visuallyHidden">moved to </span>
            <b>{entry.to}</b>
          </Slot>
        </>
      );
    case 'text':
      return (
        <>
          <span lang={entry.lang} className={clsx(styles.text, styles.fill)}>
            {entry.text}
          </span>
          {entry.reply === undefined ? null : (
            <b className={clsx(styles.text, styles.fill, styles.reply, styles.right)}>
              <span className="visuallyHidden">The patient answers: </span>
              {entry.reply}
            </b>
          )}
        </>
      );
    case 'note':
      return (
        <span className={styles.note}>
          {entry.lines[0]}
          <br />
          {entry.lines[1]}
        </span>
      );
    case 'logged':
      return (
        <>
          <span>{entry.text}</span>
          <span className={styles.right}>{entry.facts.join(', ')}</span>
        </>
      );
    case 'week':
      return <Week />;
    case 'sum':
      return (
        <>
          <span>{entry.text}</span>
          <b className={clsx(styles.right, styles.sum)}>{entry.total}</b>
        </>
      );
    case 'refused':
      return (
        <>
          <span>{entry.text}</span>
          <Tag tone="outline" className={clsx(styles.fill, styles.right)}>
            Refused
          </Tag>
        </>
      );
    case 'kept':
      return (
        <Slot tone="live" className={clsx('inLine', styles.slot, styles.fill)}>
          <b>{entry.text}</b>
        </Slot>
      );
  }
}

/** Reading progress of a line: pencil before it is reached, then ink; `now` marks the current line. */
export type LineState = 'pencil' | 'ink' | 'now';

export interface SheetLinesProps {
  readonly group: FeatureGroupId;
  /** States of the group's lines; if omitted, all are in ink. */
  readonly states?: readonly (LineState | undefined)[];
}

/** Lines that a feature group adds to the call's sheet, one per feature. */
export function SheetLines({group, states = []}: SheetLinesProps): ReactElement {
  const lines: readonly SheetLine[] = callSheet[group].lines;
  return (
    <ol role="list" aria-label={featureGroups[group].name} className={styles.lines}>
      {lines.map(({time, ...entry}, i) => (
        <li
          key={featureGroups[group].features[i]?.name}
          className={styles.line}
          data-state={states[i]}
        >
          <span className={styles.time}>{time}</span>
          <div className={`inLine ${styles.entry}`}>
            <Entry {...entry} />
          </div>
        </li>
      ))}
    </ol>
  );
}
