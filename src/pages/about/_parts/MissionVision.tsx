import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {Section} from '@site/src/components/layout/Section';
import {mission, vision} from '../_content/team';

import styles from './MissionVision.module.css';

/** The mission in large type, the vision beside it. */
export function MissionVision(): ReactElement {
  return (
    <Section ground="tint" label="Mission and vision">
      <Columns split="7/4" className={styles.columns}>
        <div>
          <h2>Mission</h2>
          <p className={styles.mission}>{mission}</p>
        </div>
        <div className="atMargin">
          <h2>Vision</h2>
          <p className="lede">{vision}</p>
        </div>
      </Columns>
    </Section>
  );
}
