import type {ReactElement} from 'react';

import {sampleLunch} from '../_content/featureArtifacts';

import styles from './EmptySlip.drawing.module.css';

/** The slip of that lunch hour, with nobody on it to call back. */
export function EmptySlip(): ReactElement {
  return (
    <div className={styles.slip}>
      <h3>While You Were Out</h3>
      <p>{sampleLunch.when}</p>
      <dl>
        {sampleLunch.outcomes.map(({name, calls}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{calls}</dd>
          </div>
        ))}
        <div className="bookedSlot">
          <dt>Please call back</dt>
          <dd>0</dd>
        </div>
      </dl>
    </div>
  );
}
