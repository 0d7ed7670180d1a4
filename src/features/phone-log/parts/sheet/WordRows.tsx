import {type ReactElement, useState} from 'react';

import type {WordRow} from '../../count/sheet';
import {counted} from '@site/src/lib/format/counted';

import {TextButton} from '../TextButton';
import {Segments} from './Segments';
import {Struck} from './Struck';
import styles from './WordRows.module.css';

export type Answers<Answer extends string> = readonly (readonly [answer: Answer, text: string])[];

export interface WordRowsProps<Answer extends string> {
  readonly legend: string;
  /** Words for what is chosen of an unknown word: 'how those calls ended'. */
  readonly asks: string;
  readonly rows: readonly WordRow<Answer>[];
  readonly answers: Answers<Answer>;
  readonly onAnswer: (keys: readonly string[], answer: Answer) => void;
}

/** Words that are listed before the fold. */
const LISTED = 12;

/** One word, or all rare words together. */
interface Group<Answer extends string> {
  readonly rows: readonly WordRow<Answer>[];
  readonly isRare: boolean;
}

const isAsked = ({rows}: Group<string>): boolean => rows.some((row) => row.isAsked);
const answerOf = <Answer extends string>({rows}: Group<Answer>): Answer | null => {
  const [first] = rows;
  return first && rows.every(({answer}) => answer === first.answer) ? first.answer : null;
};
const isOpen = (group: Group<string>): boolean => group.rows.some(({answer}) => answer === null);
const linesOf = <Answer extends string>(groups: readonly Group<Answer>[]): number =>
  groups.flatMap(({rows}) => rows).reduce((sum, {lines}) => sum + lines, 0);

/** Sentence above the unknown words. */
function News({
  asked,
  asks,
}: {
  readonly asked: readonly Group<string>[];
  readonly asks: string;
}): ReactElement {
  const all = asked.length;
  const left = asked.filter(isOpen).length;
  const words = all === 1 ? 'This word is' : `These ${all} words are`;
  const title =
    left === 0
      ? `${words} set.`
      : left < all
        ? `${left === 1 ? 'One' : left} of these ${all} words still to go.`
        : all === 1
          ? 'We don’t know this word.'
          : `We don’t know these ${all} words.`;
  return (
    <p className={styles.news} data-done={left === 0 ? true : undefined}>
      <b>{title}</b>{' '}
      <span>{left === 0 ? `You can change ${all === 1 ? 'it' : 'them'}.` : `Choose ${asks}.`}</span>
    </p>
  );
}

/** The words of some columns, with a choice for each: unknown ones first, rare ones together. */
export function WordRows<Answer extends string>({
  legend,
  asks,
  rows,
  answers,
  onAnswer,
}: WordRowsProps<Answer>): ReactElement {
  const [splitsRare, setSplitsRare] = useState(false);
  const single = (row: WordRow<Answer>): Group<Answer> => ({
    rows: [row],
    isRare: row.text === null,
  });
  const shown = rows.filter(({text}) => text !== null).map(single);
  const rare = rows.filter(({text}) => text === null);
  const hidden = splitsRare
    ? rare.map(single)
    : rare.length > 0
      ? [{rows: rare, isRare: true}]
      : [];
  const askedFirst = (groups: readonly Group<Answer>[]): readonly Group<Answer>[] => [
    ...groups.filter(isAsked),
    ...groups.filter((group) => !isAsked(group)),
  ];
  const hasFold = shown.length + hidden.length > LISTED;
  const top = askedFirst(hasFold ? shown.slice(0, LISTED) : [...shown, ...hidden]);
  const more = hasFold ? askedFirst([...shown.slice(LISTED), ...hidden]) : [];
  const waiting = more.filter(isOpen).length;
  const askedTop = top.filter(isAsked);
  const digits = Math.max(0, ...rows.map(({lines}) => String(lines).length));
  const row = (group: Group<Answer>): ReactElement => (
    <Row
      key={group.rows[0]?.key}
      group={group}
      answers={answers}
      onAnswer={onAnswer}
      onSplit={splitsRare ? undefined : () => setSplitsRare(true)}
    />
  );
  return (
    <fieldset className={styles.words} style={{'--digits': digits} as object}>
      <legend className="visuallyHidden">{legend}</legend>
      {askedTop.length > 0 ? <News asked={askedTop} asks={asks} /> : null}
      {top.map(row)}
      {more.length > 0 ? (
        <details className={styles.more}>
          <summary>
            <span className="textLink">
              {`${counted(more.flatMap((group) => group.rows).length, 'more word')}, ${counted(linesOf(more), 'line')}`}
            </span>
            {waiting > 0 ? <b>{`${waiting} to choose`}</b> : null}
          </summary>
          {more.map(row)}
        </details>
      ) : null}
    </fieldset>
  );
}

interface RowProps<Answer extends string> extends Pick<
  WordRowsProps<Answer>,
  'answers' | 'onAnswer'
> {
  readonly group: Group<Answer>;
  readonly onSplit?: () => void;
}

function Row<Answer extends string>({
  group,
  answers,
  onAnswer,
  onSplit,
}: RowProps<Answer>): ReactElement {
  const [first] = group.rows;
  const key = first?.key ?? '';
  const id = `word-${key.replaceAll(/\W/g, '-')}`;
  const lines = linesOf([group]);
  const isSplit = group.rows.length === 1;
  return (
    <div
      className={styles.word}
      data-asked={isAsked(group) ? true : undefined}
      data-unset={isOpen(group) ? true : undefined}
      role="radiogroup"
      aria-labelledby={`${id}-text ${id}-lines`}
    >
      <span id={`${id}-lines`} className={`num ${styles.lines}`}>
        <span>{lines.toLocaleString('en-US')}</span>
        <span className="visuallyHidden">{lines === 1 ? ' line' : ' lines'}</span>
      </span>
      <span className={styles.text}>
        <span id={`${id}-text`}>
          {group.isRare ? (
            <>
              <Struck length={7} />{' '}
              <span className={styles.rare}>
                {isSplit
                  ? `line ${first?.line.toLocaleString('en-US')}`
                  : counted(group.rows.length, 'rare word')}
              </span>
            </>
          ) : (
            <span>{first?.text}</span>
          )}
        </span>
        {group.isRare && !isSplit && onSplit ? (
          <TextButton onClick={onSplit}>One by one</TextButton>
        ) : null}
        <i className={styles.mark} aria-hidden="true">
          ?
        </i>
      </span>
      <Segments
        name={id}
        value={answerOf(group)}
        options={answers}
        opens={group.rows.find(({answer}) => answer === null)?.key}
        isDashed={isOpen(group)}
        onPick={(answer) =>
          onAnswer(
            group.rows.map((row) => row.key),
            answer,
          )
        }
      />
    </div>
  );
}
