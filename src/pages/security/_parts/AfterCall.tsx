import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {recordsKept} from '@site/src/data/callDuties';
import {afterCall} from '@site/src/data/security';

import styles from './AfterCall.module.css';

/** What the kept words go through, and where the rest is agreed. */
export function AfterCall(): ReactElement {
  return (
    <Columns split="4/7" className={styles.after}>
      <p className="muted">
        This is the note that your team reads. {recordsKept} The{' '}
        <Link className="textLink" to="/dpa#data">
          agreement
        </Link>{' '}
        covers both.
      </p>
      <FactList facts={afterCall.map(({title, text}) => ({term: title, fact: text}))} />
    </Columns>
  );
}
