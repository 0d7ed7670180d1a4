import type {ReactElement} from 'react';

import {Stop} from '@site/src/components/ui/Stop';
import {Wave} from '@site/src/components/ui/Wave';
import {goLiveSteps} from '../_content';

import styles from './GoLive.drawing.module.css';

/** The step that is no stop: the line ends in its slot. */
const LAST = goLiveSteps.length - 1;

/** Connect, Configure, Go Live: three stops on one line that ends in a slot. */
export function GoLive(): ReactElement {
  return (
    <ol role="list" className={styles.steps}>
      {goLiveSteps.map(({name, when, text}, index) => (
        <Stop key={name} isDrawn={index !== LAST}>
          {index === 0 ? (
            <span className={styles.wave} aria-hidden="true">
              <Wave width={1240} height={72} seed={27} lead={350} tail={330} fit="none" />
            </span>
          ) : null}
          {index === LAST ? (
            <span className={`bookedSlot ${styles.slot}`} aria-hidden="true">
              Line open
            </span>
          ) : null}
          <p className="small">{when}</p>
          <h3>{name}</h3>
          <p>{text}</p>
        </Stop>
      ))}
    </ol>
  );
}
