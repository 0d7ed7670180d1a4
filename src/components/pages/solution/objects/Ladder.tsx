import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Tag} from '@site/src/components/ui/Tag';

import styles from './Ladder.module.css';
import {type ObjectOf} from './objectOf';
import ruled from './ruled.module.css';

/** Callers' sentences, sorted by how soon; the most urgent on the top rung. */
export function Ladder({steps}: ObjectOf<'ladder'>): ReactElement {
  return (
    <ol role="list" className={clsx(ruled.ruled, styles.ladder)}>
      {steps.map(({door, example, tone}) => (
        <li key={door}>
          <q>{example}</q> <Tag tone={tone}>{door}</Tag>
        </li>
      ))}
    </ol>
  );
}
