import type {ReactElement} from 'react';

import {Band} from '@site/src/components/layout/Band';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {Wave} from '@site/src/components/ui/Wave';

import styles from './AskBand.module.css';

export interface AskBandProps {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The last word of the page: a person or the line, and the call that has not happened yet. */
export function AskBand({id, title, text}: AskBandProps): ReactElement {
  return (
    <Band
      id={id}
      title={title}
      text={text}
      split="7/4"
      actions={
        <>
          <DemoLink source="about">Book Your Demo</DemoLink>
          <PhoneLink variant="ghost" showNumber>
            Call Test AI
          </PhoneLink>
        </>
      }
    >
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
    </Band>
  );
}
