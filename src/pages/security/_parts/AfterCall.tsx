import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/components/layout/Columns';
import {Stop} from '@site/src/components/ui/Stop';
import {afterCall} from '@site/src/data/security';

import styles from './AfterCall.drawing.module.css';

/** What the kept words go through, and where the rest is agreed. */
export function AfterCall(): ReactElement {
  return (
    <Columns split="4/7" className={styles.after}>
      <p>
        This is the note that your team reads. Whether a recording or a transcript is kept as well,
        and for how long, stands in{' '}
        <Link className="textLink" to="/dpa#data">
          your agreement
        </Link>
        .
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
