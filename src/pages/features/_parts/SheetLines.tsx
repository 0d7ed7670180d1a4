import type {ReactElement} from 'react';
import clsx from 'clsx';

import {BookLine, type BookLineState, BookPath, BookSlot} from '@site/src/ui/book/Book';
import {Tag} from '@site/src/ui/Tag';
import {Wave} from '@site/src/ui/Wave';
import {callSheet, reportHours, type SheetEntry, type SheetLine} from '../_content/callSheet';
import {featureGroups, type FeatureGroupId} from '../_content/features';
import {formatHour} from '@site/src/lib/format/clock';

import styles from './SheetLines.drawing.module.css';

const sum = (hours: typeof reportHours): number =>
  hours.reduce((total, {calls}) => total + calls, 0);
const total = sum(reportHours);
const whileClosed = sum(reportHours.filter(({isDeskClosed}) => isDeskClosed));
const busiest = reportHours.reduce((most, hour) => (hour.calls > most.calls ? hour : most));

/** Builds the path of a bar chart: one bar per hour of the sample week. */
const bars = (isDeskClosed: boolean): string =>
  reportHours
    .map((hour, i) =>
      hour.isDeskClosed === isDeskClosed ? `M${i * 12} 34v${-hour.calls * 2}h9V34z` : '',
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
      <span>
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
          <Wave width={150} height={30} seed={44} lead={4} tail={10} />
          <b>{entry.after}</b>
        </>
      );
    case 'said':
      return (
        <>
          <q lang={entry.lang}>{entry.text}</q>
          <Tag tone={entry.tone} className={styles.fill}>
            <span lang={entry.lang}>{entry.tag}</span>
          </Tag>
        </>
      );
    case 'slot':
      return (
        <BookSlot wide tone={entry.tone} className={styles.fill}>
          <b>{entry.title}</b>
          <span>{entry.who}</span>
          <span>{entry.note}</span>
        </BookSlot>
      );
    case 'moved':
      return (
        <>
          <span>
            {entry.who} <s>{entry.from}</s>
          </span>
          <BookPath />
          <BookSlot className={styles.fill}>
            <span className="visuallyHidden">moved to </span>
            <b>{entry.to}</b>
          </BookSlot>
        </>
      );
    case 'text':
      return (
        <>
          <span lang={entry.lang} className={clsx(styles.text, styles.fill)}>
            {entry.text}
          </span>
          {entry.reply === undefined ? null : (
            <b className={clsx(styles.text, styles.fill, styles.reply)}>
              <span className="visuallyHidden">The patient answers: </span>
              {entry.reply}
            </b>
          )}
        </>
      );
    case 'note':
      return (
        <em>
          {entry.lines[0]}
          <br />
          {entry.lines[1]}
        </em>
      );
    case 'logged':
      return (
        <>
          <span>{entry.text}</span>
          <span>{entry.facts.join(', ')}</span>
        </>
      );
    case 'week':
      return <Week />;
    case 'sum':
      return (
        <>
          <span>{entry.text}</span>
          <b className={styles.sum}>{entry.total}</b>
        </>
      );
    case 'refused':
      return (
        <>
          <span>{entry.text}</span>
          <Tag tone="outline" className={styles.fill}>
            Refused
          </Tag>
        </>
      );
    case 'kept':
      return (
        <BookSlot tone="live" className={styles.fill}>
          <b>{entry.text}</b>
        </BookSlot>
      );
  }
}

export interface SheetLinesProps {
  readonly group: FeatureGroupId;
  /** States of the group's lines; if omitted, all are read. */
  readonly states?: readonly (BookLineState | undefined)[];
}

/** Lines that a feature group adds to the call's sheet, one per feature. */
export function SheetLines({group, states = []}: SheetLinesProps): ReactElement {
  const lines: readonly SheetLine[] = callSheet[group].lines;
  return (
    <ol role="list" aria-label={featureGroups[group].name} className={styles.lines}>
      {lines.map(({time, ...entry}, i) => (
        <BookLine
          key={featureGroups[group].features[i]?.name}
          time={time}
          state={states[i]}
          className={styles.line}
        >
          <Entry {...entry} />
        </BookLine>
      ))}
    </ol>
  );
}
