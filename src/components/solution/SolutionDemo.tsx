import type {ReactElement} from 'react';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {Section} from '@site/src/components/ui/Section/Section';
import {brand} from '@site/src/config/brand';
import {type Solution} from '@site/src/data/solutions/schema';
import {type DemoSource} from '@site/src/domain/analytics/events';

import styles from './demo.module.css';

export interface SolutionDemoProps {
  readonly demo: Solution['demo'];
  readonly source: DemoSource;
}

/** The way to a demo, and calls to bring along: where each should end. */
export function SolutionDemo({demo, source}: SolutionDemoProps): ReactElement {
  const {title, lede, tryOut, numberInLabel = false} = demo;
  return (
    <Section ground="band" labelledBy="demo">
      <div className={styles.grid}>
        <div className={styles.left}>
          <h2 id="demo">{title}</h2>
          <p className="lede">{lede}</p>
          <div className={`actions ${styles.actions}`}>
            <DemoLink source={source} variant="canary">
              Schedule Demo
            </DemoLink>
            <PhoneLink variant="ghost" showNumber={!numberInLabel}>
              {numberInLabel ? `Call ${brand.phone.display} to Test AI` : 'Call to Test AI'}
            </PhoneLink>
          </div>
        </div>
        <div className={styles.calls}>
          <h3>Three calls to try on it</h3>
          <ul role="list">
            {tryOut.map(({says, ends, tone}) => (
              <li key={says}>
                <q>{says}</q>
                <span className={styles.ends} data-tone={tone}>
                  {ends}
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
