import type {ReactElement} from 'react';

import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {PhoneDisclosure} from '@site/src/components/layout/PhoneDisclosure';
import {RuledList} from '@site/src/components/layout/RuledList';
import {Slot} from '@site/src/components/ui/Slot';
import {brand} from '@site/src/config/brand';
import {type Specialty} from '@site/src/data/specialties/schema';
import {type DemoSource} from '@site/src/domain/analytics/events';

import styles from './SpecialtyDemo.module.css';

export interface SpecialtyDemoProps {
  readonly demo: Specialty['demo'];
  readonly source: DemoSource;
}

const heading = 'Three calls to try';

/** Demo booking, and calls to try, each with the expected outcome. */
export function SpecialtyDemo({demo, source}: SpecialtyDemoProps): ReactElement {
  const {title, lede, tryOut, numberInLabel = false} = demo;
  return (
    <DemoBand
      source={source}
      id="demo"
      title={title}
      text={lede}
      demoLabel="Schedule Demo"
      secondButton={
        <PhoneLink variant="ghost" showNumber={!numberInLabel}>
          {numberInLabel ? `Call ${brand.phone.display} to Test AI` : 'Call to Test AI'}
        </PhoneLink>
      }
    >
      <div className={styles.calls}>
        <PhoneDisclosure id="calls-to-try" label={heading}>
          <h3>{heading}</h3>
          <RuledList layout="stacked">
            {tryOut.map(({says, ends, tone}) => (
              <li key={says}>
                <q>{says}</q>
                <Slot tone={tone} className={styles.ends}>
                  {ends}
                </Slot>
              </li>
            ))}
          </RuledList>
        </PhoneDisclosure>
      </div>
    </DemoBand>
  );
}
