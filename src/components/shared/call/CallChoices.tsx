import {type ReactElement, useState} from 'react';

import type {CallChoice} from '@site/src/data/specialties/callScript';

import styles from './CallBox.drawing.module.css';

/** Rows that the paper has room for beside the log, on a phone too. */
const ROWS = 5;

export interface CallChoicesProps {
  /** 'You say' */
  readonly who: string;
  readonly choices: readonly Pick<CallChoice, 'id' | 'says' | 'lang'>[];
  readonly onSay: (id: number) => void;
  /** The answer is on its way. */
  readonly waits?: boolean;
  /** The choice that a sample is about to make. */
  readonly lit?: number | null;
}

/** What the caller may say: the unwritten lines of the same transcript. Digits press them, too. */
export function CallChoices({
  who,
  choices,
  onSay,
  waits = false,
  lit = null,
}: CallChoicesProps): ReactElement {
  const [isFurther, setFurther] = useState(false);
  const isSplit = choices.length > ROWS;
  const first = isSplit && isFurther ? ROWS - 1 : 0;
  const shown = isSplit ? choices.slice(first, first === 0 ? ROWS - 1 : undefined) : choices;
  const left = choices.length - shown.length;
  return (
    <div role="group" aria-label={who}>
      <p className={`micro faint ${styles.who}`}>
        <b>{who}</b>
        <span className={styles.keys}>{`Keys 1 to ${choices.length}`}</span>
      </p>
      <ol role="list" className={styles.choices} data-waits={waits ? '' : undefined}>
        {shown.map(({id, says, lang}, index) => (
          <li key={id}>
            <button
              type="button"
              disabled={waits}
              data-lit={id === lit ? '' : undefined}
              onClick={() => onSay(id)}
            >
              <i aria-hidden="true">{first + index + 1}</i>
              <span lang={lang}>{says}</span>
            </button>
          </li>
        ))}
        {isSplit ? (
          <li>
            <button type="button" disabled={waits} onClick={() => setFurther(!isFurther)}>
              <i aria-hidden="true">{first === 0 ? '+' : '−'}</i>
              <span className={styles.more}>
                {first === 0 ? `${left} more ways to start` : `The first ${left} again`}
              </span>
            </button>
          </li>
        ) : null}
      </ol>
    </div>
  );
}
