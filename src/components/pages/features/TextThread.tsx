import type {ReactElement} from 'react';
import clsx from 'clsx';

import {sampleTexts} from '@site/src/data/featureArtefacts';

import styles from './TextThread.module.css';

/** The texts that follow one call. */
export function TextThread(): ReactElement {
  return (
    <figure className={styles.thread}>
      <ol role="list">
        {sampleTexts.map(({by, when, text, lang}) => (
          <li key={when + text} className={clsx(styles.message, styles[by])}>
            <span className={styles.when}>
              <span className="visuallyHidden">
                {by === 'practice' ? 'From the practice, ' : 'From the patient, '}
              </span>
              {when}
            </span>
            <p lang={lang}>{text}</p>
          </li>
        ))}
      </ol>
      <figcaption>Sample texts. They go out in the language of the call.</figcaption>
    </figure>
  );
}
