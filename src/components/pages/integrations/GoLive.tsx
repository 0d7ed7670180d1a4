import type {ReactElement} from 'react';

import {Wave} from '@site/src/components/ui/Wave';
import {goLiveSteps} from '@site/src/data/integrationsContent';

import styles from './GoLive.module.css';

/** Connect, Configure, Go Live: three stops on one line that ends in a slot. */
export function GoLive(): ReactElement {
  return (
    <ol role="list" className={styles.steps}>
      {goLiveSteps.map(({name, when, text}, index) => (
        <li key={name}>
          {index === 0 ? (
            <span className={styles.wave} aria-hidden="true">
              <Wave width={1240} height={72} seed={27} lead={350} tail={330} fit="none" />
            </span>
          ) : null}
          <span className={styles.stop} aria-hidden="true">
            {index === goLiveSteps.length - 1 ? 'Line open' : ''}
          </span>
          <p className="small">{when}</p>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
