import type {ReactElement} from 'react';
import clsx from 'clsx';

import {BookLine, type BookLineState, BookPath, BookSlot} from '@site/src/ui/book/Book';
import {Tag} from '@site/src/ui/Tag';
import {Wave} from '@site/src/ui/Wave';
import {company} from '@site/src/config/company';
import {claims} from '@site/src/data/claims';
import {benchmarks} from '@site/src/features/roi/data/benchmarks';
import {featureGroups, type FeatureGroupId} from '../_content/features';

import styles from './SheetLines.drawing.module.css';
import {Week} from './Week';

interface SheetLine {
  /** Time in the margin, if it differs from the line above. */
  readonly time?: string;
  readonly entry: ReactElement;
}

const visit = `$${benchmarks['family-medicine'].avgRevenue}`;
const spanishText = clsx(styles.text, styles.fill);

/** Records of one sample call, a line for each feature of a group. People and figures are examples. */
const sheetLines = {
  'core-ai': [
    {
      time: '12:41',
      entry: (
        <>
          <span>Picked up</span>
          <Wave width={150} height={30} seed={44} lead={4} tail={10} />
          <b>{claims.answerSeconds} s</b>
        </>
      ),
    },
    {
      time: ':12',
      entry: (
        <>
          <q>Can you walk on it?</q>
          <Tag tone="live" className={styles.fill}>
            Not on your list
          </Tag>
        </>
      ),
    },
    {
      time: ':31',
      entry: (
        <>
          <q lang="es">¿Seguimos en español?</q>
          <Tag className={styles.fill}>
            <span lang="es">Español</span>
          </Tag>
        </>
      ),
    },
  ],
  appointments: [
    {
      time: '12:42',
      entry: (
        <BookSlot isWide tone="booked" className={styles.fill}>
          <b>Thu 10:30</b>
          <span>E. Vargas, knee</span>
          <span>Dr. Ellery</span>
        </BookSlot>
      ),
    },
    {
      entry: (
        <>
          <span>
            K. Amari <s>Thu 3:15</s>
          </span>
          <BookPath />
          <BookSlot className={styles.fill}>
            <span className="visuallyHidden">moved to </span>
            <b>Thu 11:00</b>
          </BookSlot>
        </>
      ),
    },
    {
      entry: (
        <BookSlot isWide tone="info" className={styles.fill}>
          <b>Before Friday</b>
          <span>B. Quist</span>
          <span>Offered Thu 3:15</span>
        </BookSlot>
      ),
    },
  ],
  communication: [
    {
      time: '12:43',
      entry: (
        <>
          <span lang="es" className={spanishText}>
            Harbor: jueves 19, 10:30. Responda C para confirmar, STOP para no recibir más.
          </span>
          <b className={clsx(styles.text, styles.fill, styles.reply)}>
            <span className="visuallyHidden">The patient answers: </span>C
          </b>
        </>
      ),
    },
    {
      time: '1:00',
      entry: (
        <em>
          Knee swollen since Sunday. Walks on it, no fever.
          <br />
          Booked Thu 10:30. Call in Spanish.
        </em>
      ),
    },
    {
      time: 'Fri 2:00',
      entry: (
        <span lang="es" className={spanishText}>
          Harbor Family Medicine: ¿Cómo sigue? Responda STOP para no recibir más.
        </span>
      ),
    },
  ],
  analytics: [
    {
      time: 'Fri 4:00',
      entry: (
        <>
          <span>Tue 12:41, new problem</span>
          <span>Booked, 1:34</span>
        </>
      ),
    },
    {entry: <Week />},
    {
      entry: (
        <>
          <span>1 visit × {visit}</span>
          <b className={styles.sum}>+{visit}</b>
        </>
      ),
    },
  ],
  security: [
    {
      time: 'On file',
      entry: (
        <>
          <span>{company.name} read: name, birth date, her visits, open times</span>
          <span>Nothing else</span>
        </>
      ),
    },
    {
      entry: (
        <>
          <span>Tue 1:20, temporary staff, call summary</span>
          <Tag tone="outline" className={styles.fill}>
            Refused
          </Tag>
        </>
      ),
    },
    {
      entry: (
        <BookSlot tone="live" className={styles.fill}>
          <b>US data residency</b>
        </BookSlot>
      ),
    },
  ],
} as const satisfies Record<FeatureGroupId, readonly [SheetLine, SheetLine, SheetLine]>;

export interface SheetLinesProps {
  readonly group: FeatureGroupId;
  /** States of the group's lines; if omitted, all are read. */
  readonly states?: readonly (BookLineState | undefined)[];
}

/** Lines that a feature group adds to the call's sheet, one per feature. */
export function SheetLines({group, states = []}: SheetLinesProps): ReactElement {
  const lines: readonly SheetLine[] = sheetLines[group];
  return (
    <ol role="list" aria-label={featureGroups[group].name} className={styles.lines}>
      {lines.map(({time, entry}, i) => (
        <BookLine key={i} time={time} state={states[i]} className={styles.line}>
          {entry}
        </BookLine>
      ))}
    </ol>
  );
}
