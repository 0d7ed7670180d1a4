import {type ReactElement, type ReactNode, type SubmitEvent, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import type {QuestionPart, QuestionRow} from '@site/src/domain/phoneLog/questions';

import {SelectField} from './SelectField';
import styles from './WordForm.module.css';

export interface WordFormProps {
  /** Of the fields: the form may stand on a page twice. */
  readonly id: string;
  readonly parts: readonly QuestionPart[];
  readonly button: string;
  /** Called with a value for each row's id. */
  readonly onAnswer: (said: Readonly<Record<string, string>>) => void;
  /** More ways to go on, beside the button. */
  readonly children?: ReactNode;
}

/** The log's own words with their counts, and what each is taken for; known answers are chosen. */
export function WordForm({id, parts, button, onAnswer, children}: WordFormProps): ReactElement {
  const rows = parts.flatMap((part) => part.rows);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const fieldId = (row: QuestionRow): string => `${id}-${rows.indexOf(row)}`;
  const valueOf = (row: QuestionRow): string => chosen[row.id] ?? row.known;

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsked(true);
    const open = rows.find((row) => valueOf(row) === '');
    if (open) document.getElementById(fieldId(open))?.focus();
    else onAnswer(Object.fromEntries(rows.map((row) => [row.id, valueOf(row)])));
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {parts.map((part) => (
        <fieldset key={part.title}>
          <legend className={styles.part}>{part.title}</legend>
          <div className={styles.rows}>
            {part.rows.map((row) => (
              <SelectField
                key={row.id}
                id={fieldId(row)}
                label={row.label}
                note={row.note}
                problem={isAsked && valueOf(row) === '' ? 'Choose what it means.' : undefined}
                value={valueOf(row)}
                // The first option stays: removing it while keys choose would select another one.
                choices={row.known === '' ? [['', 'Choose'], ...row.choices] : row.choices}
                onChange={(value) => setChosen({...chosen, [row.id]: value})}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="actions">
        <Button type="submit">{button}</Button>
        {children}
      </div>
    </form>
  );
}
