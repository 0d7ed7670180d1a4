import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {LiveDot} from '@site/src/components/ui/Button';
import type {Said} from '@site/src/domain/call/call';

import styles from './CallPaper.module.css';

export interface CallHeadProps {
  /** Day and time. */
  readonly when: string;
  readonly length: string;
  /** Nobody is on the line any more. */
  readonly isOver?: boolean;
  readonly children?: ReactNode;
}

/** When the call came, how long it takes, and whether the line is live. */
export function CallHead({when, length, isOver = false, children}: CallHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <LiveDot className={isOver ? styles.idle : undefined} />
      <b>{when}</b>
      <span className={clsx('num small muted', styles.length)}>{length}</span>
      {children}
    </div>
  );
}

export interface CallTurnsProps {
  readonly turns: readonly Said[];
  /** Who answers: the product's name. */
  readonly agentLabel: string;
  readonly callerLabel: string;
  /** Turns from here on are hidden from the eye. */
  readonly pendingFrom?: number;
}

/** What was said, in order, with notes in the margin where there is room for one. */
export function CallTurns({
  turns,
  agentLabel,
  callerLabel,
  pendingFrom = turns.length,
}: CallTurnsProps): ReactElement {
  return (
    <ol role="list" className={styles.turns}>
      {turns.map(({by, text, lang, note}, index) => (
        <li key={index} data-by={by} data-pending={index >= pendingFrom ? '' : undefined}>
          <p>
            <b>{by === 'agent' ? agentLabel : callerLabel}</b> <span lang={lang}>{text}</span>
          </p>
          {note === undefined ? null : (
            <p className={styles.note}>
              <span className="visuallyHidden">Note: </span>
              {note}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}
