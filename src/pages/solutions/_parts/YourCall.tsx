import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {Slot} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';

import {Jack} from './Jack';
import styles from './YourCall.drawing.module.css';

/** The last jack is the visitor's, and its line runs to the edge of the page. */
export function YourCall(): ReactElement {
  return (
    <DemoBand
      source="solutions"
      id="demo"
      title="Bring the call you hear most"
      text="We run it with your rules, in your schedule, and you listen."
      demoLabel="Schedule Your Demo"
      secondButton={
        <PhoneLink variant="ghost" showNumber>
          Call to Test AI
        </PhoneLink>
      }
    >
      <div className={styles.line} aria-hidden="true">
        <Jack plugged />
        <Wave width={300} height={56} seed={22} lead={0} tail={60} fit="none" />
        <Slot tone="booked" className={styles.slot}>
          Your demo
        </Slot>
      </div>
    </DemoBand>
  );
}
