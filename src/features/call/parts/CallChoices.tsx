import {type ReactElement, useEffect, useRef, useState} from 'react';

import type {CallView} from '@site/src/features/call/rules/restingView';

import styles from './CallCard.drawing.module.css';

/** More choices than this are shown in two pages: the first three, then the others. */
const MAX_ON_ONE_PAGE = 4;
const FIRST_PAGE = 3;

export interface CallChoicesProps extends Pick<CallView, 'choices' | 'path' | 'highlightedChoice'> {
  readonly heading: string;
  readonly onSay: (path: readonly number[], id: number) => void;
  readonly onMore: () => void;
}

/** Choices for the caller. Digits press all of them, also those on the hidden page. */
export function CallChoices({
  heading,
  choices,
  path,
  highlightedChoice,
  onSay,
  onMore,
}: CallChoicesProps): ReactElement {
  const [showsSecondPage, setShowsSecondPage] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const hasSecondPage = choices.length > MAX_ON_ONE_PAGE;
  const isHidden = (index: number): boolean =>
    hasSecondPage && showsSecondPage === index < FIRST_PAGE;

  const hasTurned = useRef(false);
  useEffect(() => {
    if (hasTurned.current)
      list.current?.querySelector<HTMLElement>(':not([hidden]) > button')?.focus();
  }, [showsSecondPage]);

  return (
    <div role="group" aria-label={heading}>
      <p className={`micro faint ${styles.heading}`}>
        <b>{heading}</b>
        <span className={styles.keys} data-repeats="">{`Keys 1 to ${choices.length}`}</span>
      </p>
      <ol ref={list} role="list" className={styles.choices}>
        {choices.map(({id, says}, index) => (
          <li key={id} hidden={isHidden(index)}>
            <button
              type="button"
              className="clean-btn"
              data-highlighted={id === highlightedChoice ? '' : undefined}
              onClick={() => onSay(path, id)}
            >
              <i aria-hidden="true">{index + 1}</i>
              <span>{says}</span>
            </button>
          </li>
        ))}
        {hasSecondPage ? (
          <li>
            <button
              type="button"
              className="clean-btn"
              onClick={() => {
                hasTurned.current = true;
                setShowsSecondPage(!showsSecondPage);
                onMore();
              }}
            >
              <i aria-hidden="true">{showsSecondPage ? '−' : '+'}</i>
              <b className="small">
                {showsSecondPage ? 'Back to the first three' : 'More ways to start'}
              </b>
            </button>
          </li>
        ) : null}
      </ol>
    </div>
  );
}
