import type {ReactElement} from 'react';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {Wave} from '@site/src/components/ui/Wave/Wave';

import styles from './askBand.module.css';

export interface AskBandProps {
  readonly headingId: string;
  readonly title: string;
  readonly text: string;
}

/** The last word of the page: a person or the line, and the call that has not happened yet. */
export function AskBand({headingId, title, text}: AskBandProps): ReactElement {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h2 id={headingId}>{title}</h2>
        <p className="lede">{text}</p>
        <div className={`actions ${styles.actions}`}>
          <DemoLink source="about" variant="canary">
            Book Your Demo
          </DemoLink>
          <PhoneLink variant="ghost" showNumber>
            Call Test AI
          </PhoneLink>
        </div>
      </div>
      <div className={styles.call} aria-hidden="true">
        <Wave
          width={300}
          height={72}
          seed={1905}
          lead={0}
          tail={30}
          step={4}
          amplitude={0.42}
          fit="none"
        />
        <span>Yours</span>
      </div>
    </div>
  );
}
