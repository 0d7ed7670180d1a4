import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type TouchEvent,
  useLayoutEffect,
  useRef,
  useState,
  type WheelEvent,
} from 'react';

import {company} from '@site/src/config/company';
import {MONTHS, outcomeNames} from '@site/src/features/call/rules/call';
import type {CallMode, CallView} from '@site/src/features/call/rules/restingView';

import styles from './CallLog.drawing.module.css';

/** Pixels that a finger moves down before the log scrolls back. */
const MIN_SWIPE = 10;

const NAME_OR_DATE = new RegExp(`\\b(Dr\\.|Ms\\.|Mr\\.|Op|${MONTHS}) (?=\\S)`, 'g');

/** Replaces the space after a title or a month with a no-break space: 'Dr. Lee', 'March 11'. */
const noBreakNames = (text: string): string => text.replace(NAME_OR_DATE, '$1\u00a0');

export interface CallLogProps extends Pick<CallView, 'turns' | 'result'> {
  readonly mode: CallMode;
  /** Label of the sample's caller: 'Caller', 'Owner'. */
  readonly callerLabel: string;
}

/**
 * Transcript in whole turns: those that don't fit are outside the box until the visitor scrolls back.
 * The newest always fits, because its height is the log's minimum height.
 */
export function CallLog({mode, turns, result, callerLabel}: CallLogProps): ReactElement {
  const log = useRef<HTMLDivElement>(null);
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const touchedAt = useRef(0);
  const isOwn = mode === 'taken' || mode === 'ended';
  const showsAll = openedAt === turns.length && mode !== 'play';

  useLayoutEffect(() => {
    const list = log.current?.firstElementChild;
    const newest = list && [...list.querySelectorAll<HTMLElement>('[data-new]')];
    if (!newest) return undefined;
    const measure = (): void => {
      const height = newest.reduce((sum, {offsetHeight}) => sum + offsetHeight, 16);
      log.current?.parentElement?.style.setProperty('--newest', `${height}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const item of newest) observer.observe(item);
    return () => observer.disconnect();
  }, [turns, result]);

  useLayoutEffect(() => {
    if (showsAll && log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [showsAll]);

  const showAll = (): void => {
    const list = log.current?.firstElementChild;
    if (list && list.scrollWidth > list.clientWidth + 2) setOpenedAt(turns.length);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- wheel, finger and keys scroll it back
    <div
      ref={log}
      className={styles.log}
      role="log"
      aria-label="The call so far"
      // Only the visitor's own call is announced; the sample plays by itself.
      aria-live={isOwn ? 'polite' : 'off'}
      data-all={showsAll ? '' : undefined}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it back
      tabIndex={0}
      onWheel={({deltaY}: WheelEvent) => {
        if (deltaY < 0) showAll();
      }}
      onTouchStart={({touches}: TouchEvent) => {
        touchedAt.current = touches[0]?.clientY ?? 0;
      }}
      onTouchMove={({touches}: TouchEvent) => {
        if ((touches[0]?.clientY ?? 0) - touchedAt.current > MIN_SWIPE) showAll();
      }}
      onKeyDown={({key}: KeyboardEvent) => {
        if (/^(?:ArrowUp|PageUp|Home)$/.test(key)) showAll();
      }}
    >
      <ol role="list" className={styles.turns}>
        {turns.map(({by, text, note}, index) => (
          <li
            // Creates a sample's turns at every step, because an element that moves up is a layout shift.
            key={isOwn ? `${index} ${text}` : `${turns.length}.${index}`}
            data-by={by}
            data-new={index === turns.length - 1 ? '' : undefined}
            style={{order: -index}}
          >
            <p>
              <b>{by === 'agent' ? company.name : isOwn ? 'You' : callerLabel}</b>{' '}
              <span>{noBreakNames(text)}</span>
            </p>
            {note === undefined ? null : (
              <small className={`micro muted ${styles.note}`} data-repeats="">
                <span className="visuallyHidden">Note: </span>
                {note}
              </small>
            )}
          </li>
        ))}
        {result === null ? null : (
          <li
            className={styles.done}
            data-new=""
            style={{order: -turns.length, '--delay': '0.8s'} as CSSProperties}
          >
            <p data-ends={result.ends}>
              <b>
                {`${outcomeNames[result.ends]}${result.length === null ? '' : `, ${result.length}`}`}
              </b>{' '}
              <span>{result.title}</span>
            </p>
          </li>
        )}
      </ol>
    </div>
  );
}
