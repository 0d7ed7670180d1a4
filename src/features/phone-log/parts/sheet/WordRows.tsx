import {type ReactElement, useState} from 'react';

import {counted} from '@site/src/lib/format/counted';

import type {CountedWord} from '../../count/account';
import {TextButton} from '../TextButton';
import {Choice, type Option} from './controls';

export interface WordRowsProps<Answer extends string> {
  readonly rows: readonly CountedWord<Answer>[];
  readonly answers: readonly Option<Answer>[];
  /** Answers that were just chosen, before they are counted. */
  readonly chosen: Readonly<Record<string, Answer>>;
  readonly onAnswer: (answers: Readonly<Record<string, Answer>>) => void;
}

/** Known words that are listed without a fold, and rare words that can be listed one by one. */
const MAX_LISTED = 5;
const MAX_SPLIT = 20;

const linesOf = (rows: readonly CountedWord<string>[]): number =>
  rows.reduce((sum, {lines}) => sum + lines, 0);

/** The words of some columns, with a choice for each: unknown ones first, rare ones together. */
export function WordRows<Answer extends string>({
  rows,
  answers,
  chosen,
  onAnswer,
}: WordRowsProps<Answer>): ReactElement {
  const [isSplit, setIsSplit] = useState(false);
  const rare = rows.filter(({text}) => text === null);
  const known = rows.filter(({text, isAsked}) => text !== null && !isAsked);
  const asked = rows.filter(({text, isAsked}) => text !== null && isAsked);

  const choice = (words: readonly CountedWord<Answer>[], name: string): ReactElement => {
    const given = words.map(({key, answer}) => chosen[key] ?? answer);
    const open = words.find(({key, answer}) => (chosen[key] ?? answer) === null);
    return (
      <Choice
        key={words[0]?.key}
        label={`${name}, ${counted(linesOf(words), 'line')}`}
        value={given.every((answer) => answer === given[0]) ? (given[0] ?? null) : null}
        options={answers}
        opens={open?.key ?? ''}
        onPick={(answer) =>
          onAnswer({...chosen, ...Object.fromEntries(words.map(({key}) => [key, answer]))})
        }
      />
    );
  };
  const knownChoices = known.map((row) => choice([row], row.text ?? ''));
  return (
    <>
      {asked.length > 0 ? (
        <p className="small muted">Words we don’t know: choose what they mean.</p>
      ) : null}
      {asked.map((row) => choice([row], row.text ?? ''))}
      {isSplit ? rare.map((row, at) => choice([row], `Rare word ${at + 1}`)) : null}
      {rare.length > 0 && !isSplit ? choice(rare, counted(rare.length, 'rare word')) : null}
      {rare.length > 1 && rare.length <= MAX_SPLIT && !isSplit ? (
        <p className="small">
          <TextButton onClick={() => setIsSplit(true)}>Choose for each rare word</TextButton>
        </p>
      ) : null}
      {known.length > MAX_LISTED ? (
        <details>
          <summary className="plus small">
            {`${known.length} words we know, ${counted(linesOf(known), 'line')}`}
          </summary>
          {knownChoices}
        </details>
      ) : (
        knownChoices
      )}
    </>
  );
}
