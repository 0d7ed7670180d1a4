import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/components/layout/Columns';
import {Words} from '@site/src/components/layout/Words';
import {slipBoxes, slips} from '@site/src/data/home';

import styles from './Slips.drawing.module.css';

/** What a missed call leaves behind: pink slips. Pink only ever means missed. */
export function Slips(): ReactElement {
  return (
    <Columns split="7/4">
      <div
        className={styles.pile}
        role="img"
        aria-label={`${slips.length} pink While You Were Out message slips, the last one marked urgent.`}
      >
        {slips.map((slip) => (
          <div key={slip.phone} className={styles.slip} aria-hidden="true">
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
                  className={
                    slip.ticked.some((ticked) => ticked === box) ? styles.ticked : undefined
                  }
                >
                  {box}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <Words
        id="slips"
        title="The pink slip was never a plan."
        actions={
          <Link className="textLink" to="/calculator">
            See what those calls cost you
          </Link>
        }
      >
        Many callers who reach a voicemail hang up and dial the next practice on the list. The ones
        who leave a message become a stack of paper and an afternoon of phone tag.
      </Words>
    </Columns>
  );
}
