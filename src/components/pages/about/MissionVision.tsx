import type {ReactElement} from 'react';

import styles from './MissionVision.module.css';

export interface MissionVisionProps {
  readonly mission: string;
  readonly vision: string;
}

/** What we are for in large type, where it leads beside it, the double margin between them. */
export function MissionVision({mission, vision}: MissionVisionProps): ReactElement {
  return (
    <div className={styles.pair}>
      <div className={styles.mission}>
        <h2>Mission</h2>
        <p>{mission}</p>
      </div>
      <div className={styles.vision}>
        <h2>Vision</h2>
        <p>{vision}</p>
      </div>
    </div>
  );
}
