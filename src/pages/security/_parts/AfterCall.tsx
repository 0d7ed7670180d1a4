import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/components/layout/Columns';
import {Stop} from '@site/src/components/ui/Stop';
import {recordsKept} from '@site/src/data/callDuties';
import {afterCall} from '@site/src/data/security';

import styles from './AfterCall.drawing.module.css';

/** What the kept words go through, and where the rest is agreed. */
export function AfterCall(): ReactElement {
  return (
    <Columns split="4/7" className={`small muted ${styles.after}`}>
      <p>
        This is the note that your team reads. {recordsKept} The{' '}
        <Link className="textLink" to="/dpa#data">
          agreement
        </Link>{' '}
        covers both.
      </p>
      <ol role="list">
        {afterCall.map(({title, text}) => (
          <Stop key={title}>
            <b>{title}</b>
            {text}
          </Stop>
        ))}
      </ol>
    </Columns>
  );
}
