import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {Tag} from '@site/src/components/ui/Tag';

import {type ObjectOf} from './objectOf';
import styles from './objects.module.css';

/** Callers' sentences, sorted by how soon; the most urgent on the top rung. */
export function Ladder({steps}: ObjectOf<'ladder'>): ReactElement {
  return (
    <ol role="list" className={clsx(styles.ruled, styles.ladder)}>
      {steps.map(({door, example, tone}, rung) => (
        <li key={door} className={styles.between} style={{'--rung': rung} as CSSProperties}>
          <q>{example}</q> <Tag tone={tone}>{door}</Tag>
        </li>
      ))}
    </ol>
  );
}
