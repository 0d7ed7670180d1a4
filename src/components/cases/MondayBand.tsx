import type {ReactElement} from 'react';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {ButtonLink} from '@site/src/components/ui/Button/Button';

import styles from './mondayBand.module.css';

const SLOTS = 64;

/** The fourth drawing: the visitor's own day, still empty. */
export function MondayBand({headingId}: {readonly headingId: string}): ReactElement {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h2 id={headingId}>Bring one ordinary Monday</h2>
        <p className="lede">
          Bring a day of call records to the demo. We draw your before with you, and talk through
          what the after could be.
        </p>
        <div className={`actions ${styles.actions}`}>
          <DemoLink source="case_studies" variant="canary">
            Book Your Demo
          </DemoLink>
          <ButtonLink variant="ghost" to="/calculator">
            Open the calculator
          </ButtonLink>
        </div>
      </div>
      <figure className={styles.drawing}>
        <svg viewBox="0 0 459 84" aria-hidden="true">
          {Array.from({length: SLOTS}, (_, slot) => (
            <rect
              key={slot}
              x={(slot % 16) * 29 + 0.6}
              y={Math.floor(slot / 16) * 22 + 0.6}
              width="22.8"
              height="14.8"
              rx="2"
            />
          ))}
        </svg>
        <figcaption className="small muted">Your Monday, not drawn yet.</figcaption>
      </figure>
    </div>
  );
}
