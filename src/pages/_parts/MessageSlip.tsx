import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {TextBlock} from '@site/src/components/layout/TextBlock';
import {slip, slipBoxes} from '@site/src/data/home';

import styles from './MessageSlip.drawing.module.css';

/** Missed call as a paper message slip. Pink is reserved for missed calls. */
export function MessageSlip(): ReactElement {
  return (
    <Columns split="7/4">
      <TextBlock id="slip" title="Every missed call becomes a message slip.">
        Many callers who reach voicemail hang up and dial the next practice. The rest become a stack
        of paper and an afternoon of phone tag.
      </TextBlock>
      <div
        className={`noPrint ${styles.slip}`}
        role="img"
        aria-label="A pink While You Were Out message slip, marked urgent."
      >
        <div aria-hidden="true">
          <p className={styles.title}>While You Were Out</p>
          <p className={styles.row}>
            <span>To</span> <i>{slip.to}</i>
          </p>
          <p className={styles.row}>
            <span>Date</span> <i>{slip.date}</i>
            <span>Time</span> <i>{slip.time}</i>
          </p>
          <p className={styles.row}>
            <i>{slip.name}</i>
          </p>
          <p className={styles.row}>
            <span>Phone</span> <i>{slip.phone}</i>
          </p>
          <ul role="list" className={styles.boxes}>
            {slipBoxes.map((box) => (
              <li
                key={box}
                className={slip.ticked.some((ticked) => ticked === box) ? styles.ticked : undefined}
              >
                {box}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Columns>
  );
}
