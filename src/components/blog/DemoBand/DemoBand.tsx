import type {ReactElement} from 'react';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {Section} from '@site/src/components/ui/Section/Section';
import {blogSource} from '@site/src/domain/analytics/events';

import styles from './styles.module.css';

export interface DemoBandProps {
  /** The article's slug: names the place in the demo-click event. */
  readonly slug: string;
}

/** The end of an article: a person shows it, or a phone does. */
export function DemoBand({slug}: DemoBandProps): ReactElement {
  return (
    <Section ground="band" tight labelledBy="article-demo" className={styles.band}>
      <div className={styles.ask}>
        <div>
          <h2 id="article-demo">Hear it answer your phone</h2>
          <p className="lede">
            Bring three calls that went badly last week. We play them through with your hours, your
            visit types and your rules.
          </p>
        </div>
        <div className="actions">
          <DemoLink source={blogSource(slug)} variant="canary">
            Schedule Demo
          </DemoLink>
          <PhoneLink variant="ghost">Call Test AI</PhoneLink>
        </div>
      </div>
    </Section>
  );
}
