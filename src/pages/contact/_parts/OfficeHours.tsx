import type {CSSProperties, ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {Wave} from '@site/src/components/ui/Wave';
import {claims} from '@site/src/data/claims';
import {officeHours} from '@site/src/data/officeHours';
import {clockTime} from '@site/src/format/clock';

import styles from './OfficeHours.module.css';

const opens = officeHours.flatMap(({open}) => open ?? []);
const FIRST = Math.min(...opens.map(({from}) => from));
const LAST = Math.max(...opens.map(({to}) => to));
const ROWS = LAST - FIRST;
const columns = officeHours.flatMap(({weekdays, open}) => weekdays.map((day) => ({day, open})));

/** 8 → '8 am', 10 → '10': the first label says which half of the day it starts in. */
const label = (hour: number): string =>
  hour === FIRST ? `${hour} am` : String(hour > 12 ? hour - 12 : hour);

const place = (column: number, row: number, rows: number): CSSProperties => ({
  gridColumn: column + 2,
  gridRow: `${row} / span ${rows}`,
});

/** The week as a day sheet; the line below it is the part that never closes. */
function OfficeWeek(): ReactElement {
  const evenHours = Array.from({length: Math.floor(ROWS / 2) + 1}, (_, i) => FIRST + 2 * i);
  return (
    // The same hours stand beside it as text, so the drawing is only a drawing.
    <div className={styles.sheet} aria-hidden="true">
      <div className={styles.head}>
        <span>EST</span>
        {columns.map(({day}) => (
          <span key={day}>{day}</span>
        ))}
      </div>
      <div className={styles.body}>
        {evenHours.map((hour) => (
          <span key={hour} className={styles.hour} style={{gridRow: hour - FIRST + 1}}>
            {label(hour)}
          </span>
        ))}
        {columns.map(({day, open}, column) =>
          open === null ? (
            <div key={day} className={styles.closed} style={place(column, 1, ROWS)}>
              <span>Closed</span>
            </div>
          ) : (
            <div
              key={day}
              className={styles.open}
              style={place(column, open.from - FIRST + 1, open.to - open.from)}
            >
              <b>{clockTime(open.from * 60)}</b>
              <small>Open to {clockTime(open.to * 60)}</small>
            </div>
          ),
        )}
        <div className={styles.night} style={{gridRow: `${ROWS + 2} / span 2`}}>
          <Wave width={640} height={68} seed={12} lead={60} tail={290} fit="none" />
          <span>Critical emails, {claims.coverageShort}</span>
        </div>
      </div>
    </div>
  );
}

/** The hours as a list, and the week they make. */
export function OfficeHours(): ReactElement {
  return (
    <Columns split="4/7">
      <div className={styles.words}>
        <h2 id="hours">Office hours</h2>
        <FactList
          layout="figures"
          facts={officeHours.map(({days, hours}) => ({term: days, fact: hours ?? 'Closed'}))}
        />
        <p className="muted">
          The line along the bottom never stops: our AI monitors support emails 24/7 for critical
          issues. The {claims.contactReplyHours} hours for a person’s reply do not count Sunday.
        </p>
      </div>
      <OfficeWeek />
    </Columns>
  );
}
