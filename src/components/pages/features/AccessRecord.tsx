import type {ReactElement} from 'react';

import {Tag} from '@site/src/components/ui/Tag';
import {sampleRecord, type RecordEntry} from '@site/src/data/featureArtefacts';

import styles from './AccessRecord.module.css';

const tones = {
  Read: 'info',
  Written: 'booked',
  Sent: 'live',
  Refused: 'outline',
} as const satisfies Record<RecordEntry['outcome'], string>;

/** Who touched what of one call. */
export function AccessRecord(): ReactElement {
  return (
    <div className={styles.scroll}>
      <table className={styles.record}>
        <caption>Sample record of the call above</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
            <th scope="col">Outcome</th>
          </tr>
        </thead>
        <tbody>
          {sampleRecord.map(({time, who, what, outcome}) => (
            <tr key={time + what + who}>
              <td>{time}</td>
              <td>{who}</td>
              <th scope="row">{what}</th>
              <td>
                <Tag tone={tones[outcome]}>{outcome}</Tag>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
