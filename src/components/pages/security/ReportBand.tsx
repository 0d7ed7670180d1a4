import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Band} from '@site/src/components/layout/Band';
import {RuledList} from '@site/src/components/layout/RuledList';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';

import styles from './ReportBand.module.css';

export interface ReportBandProps {
  readonly id: string;
  readonly email: string;
  /** The machine-readable form of the same. */
  readonly file: string;
  /** The licenses of the software that this site carries, as a file. */
  readonly licenses: string;
  /** Hours until somebody answers. */
  readonly replyHours: number;
}

/** How to tell us about a weakness, and where to read on. */
export function ReportBand({id, email, file, licenses, replyHours}: ReportBandProps): ReactElement {
  return (
    <Band
      id={id}
      title="Found a hole? Call it in"
      text={
        <>
          Write to{' '}
          <a className="textLink" href={`mailto:${email}?subject=Vulnerability%20report`}>
            {email}
          </a>
          . Say where it is and how to see it, without opening anyone’s data on the way. A person
          answers within {replyHours} hours.
        </>
      }
      split="7/4"
      align="start"
    >
      <div className={styles.next}>
        <RuledList layout="stacked">
          <li>
            <Link to="/dpa">Data Processing Agreement</Link>
            <p className="small">What we owe you, by clause</p>
          </li>
          <li>
            <Link to="/privacy">Privacy Policy</Link>
            <p className="small">What this website keeps</p>
          </li>
          <li>
            <a href={file}>security.txt</a>
            <p className="small">The same for machines</p>
          </li>
          <li>
            <a href={licenses}>Licenses</a>
            <p className="small">Whose software this website carries</p>
          </li>
        </RuledList>
        <DemoLink source="security">Book Your Demo</DemoLink>
      </div>
    </Band>
  );
}
