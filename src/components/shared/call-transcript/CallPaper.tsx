import type {ComponentProps, ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {LiveDot} from '@site/src/components/ui/Button';
import type {Said} from '@site/src/domain/call/call';

import styles from './CallPaper.module.css';

export interface CallPaperProps extends Omit<ComponentProps<'div'>, 'ref'> {
  readonly as?: 'article' | 'div';
}

/** What a sample call and a call to have are written on. */
export function CallPaper({
  as: Element = 'div',
  className,
  children,
  ...rest
}: CallPaperProps): ReactElement {
  return (
    <Element className={clsx(styles.paper, className)} {...rest}>
      {children}
    </Element>
  );
}

/** What stands below the turns and keeps clear of the margin. */
export function CallMargin({className, children}: ComponentProps<'div'>): ReactElement {
  return <div className={clsx(styles.margin, className)}>{children}</div>;
}

/** A button among the words of a call. */
export function CallControl({className, ...rest}: ComponentProps<'button'>): ReactElement {
  return <button type="button" className={clsx('clean-btn', styles.quiet, className)} {...rest} />;
}

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
