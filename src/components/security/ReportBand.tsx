import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoLink} from '@site/src/components/cta/DemoLink';

import styles from './reportBand.module.css';

export interface ReportBandProps {
  readonly headingId: string;
  readonly email: string;
  /** The machine-readable form of the same. */
  readonly file: string;
  /** The licenses of the software that this site carries, as a file. */
  readonly licenses: string;
  /** Hours until somebody answers. */
  readonly replyHours: number;
}

/** How to tell us about a weakness, and where to read on. */
export function ReportBand({
  headingId,
  email,
  file,
  licenses,
  replyHours,
}: ReportBandProps): ReactElement {
  return (
    <div className={styles.band}>
      <div className={styles.words}>
        <h2 id={headingId}>Found a hole? Call it in</h2>
        <p className="lede">
          Write to{' '}
          <a className="textLink" href={`mailto:${email}?subject=Vulnerability%20report`}>
            {email}
          </a>
          . Say where it is and how to see it, without opening anyone’s data on the way. A person
          answers within {replyHours} hours.
        </p>
        <p className={`small muted ${styles.file}`}>
          The same for machines:{' '}
          <a className="textLink" href={file}>
            security.txt
          </a>
          . Whose software this website carries:{' '}
          <a className="textLink" href={licenses}>
            licenses
          </a>
        </p>
      </div>
      <div className={styles.next}>
        <ul role="list">
          <li>
            <Link to="/dpa">Data Processing Agreement</Link>
            <span>What we owe you, by clause</span>
          </li>
          <li>
            <Link to="/privacy">Privacy Policy</Link>
            <span>What this website keeps</span>
          </li>
        </ul>
        <DemoLink source="security" variant="canary">
          Book Your Demo
        </DemoLink>
      </div>
    </div>
  );
}
