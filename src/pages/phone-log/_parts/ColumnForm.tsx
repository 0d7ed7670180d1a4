import {type ReactElement, type SubmitEvent, useState} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {Button} from '@site/src/components/ui/Button';
import {controlClass, Field} from '@site/src/components/ui/Field';
import {type Columns, type ColumnRole, noColumns} from '@site/src/domain/phoneLog/columns';
import type {ColumnQuestion} from '@site/src/domain/phoneLog/logReader';

import styles from './ColumnForm.module.css';

/** What is asked for; what else was recognized stays as it is. */
const fields = [
  {role: 'start', label: 'Start time', none: null},
  {role: 'direction', label: 'Incoming or outgoing', none: 'All of them are incoming'},
  {role: 'result', label: 'Result', none: 'No such column: answered if there is talk time'},
  {role: 'total', label: 'Duration', none: 'No such column'},
  {role: 'from', label: 'Caller’s number', none: 'No such column'},
] as const satisfies readonly {role: ColumnRole; label: string; none: string | null}[];

type Asked = (typeof fields)[number]['role'];
type Chosen = Readonly<Record<Asked, number>>;

/** The columns as chosen: a column that was given another role no longer has its own. */
const columnsOf = (guess: Columns, chosen: Chosen): Columns => {
  const used = Object.values(chosen);
  const kept = Object.fromEntries(
    Object.entries(guess).map(([role, column]) => [role, used.includes(column) ? -1 : column]),
  ) as Record<ColumnRole, number>;
  // A duration that was recognized as talk time stays talk time.
  const isTalk = chosen.total >= 0 && chosen.total === guess.talk;
  return {
    ...kept,
    ...chosen,
    time: chosen.start === guess.start ? guess.time : -1,
    ...(isTalk ? {talk: guess.talk, total: kept.total} : {talk: -1}),
  };
};

export interface ColumnFormProps {
  readonly question: ColumnQuestion;
  readonly onAnswer: (columns: Columns) => void;
  readonly onStartOver: () => void;
}

/** Asks which column is which, beside three lines in which numbers and names are struck. */
export function ColumnForm({question, onAnswer, onStartOver}: ColumnFormProps): ReactElement {
  const {names, preview, guess = noColumns} = question;
  const [chosen, setChosen] = useState<Chosen>({
    start: guess.start,
    direction: guess.direction,
    result: guess.result,
    total: guess.talk >= 0 ? guess.talk : guess.total,
    from: guess.from,
  });
  const [isAsked, setIsAsked] = useState(false);
  const problems: Partial<Record<Asked, string>> = {};
  if (chosen.start < 0) problems.start = 'Choose the column with the date and time of each call.';
  if (chosen.result < 0 && chosen.total < 0) {
    problems.result =
      'Choose the result or the duration, so that answered calls can be told apart.';
  }
  const roleOf = (column: number): string =>
    fields.find(({role}) => chosen[role] === column)?.label ?? '';

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsked(true);
    const [first] = Object.keys(problems);
    if (first === undefined) onAnswer(columnsOf(guess, chosen));
    else document.getElementById(`column-${first}`)?.focus();
  };

  return (
    <Card padded className={styles.card}>
      <form noValidate onSubmit={submit} aria-labelledby="columns">
        <h2 id="columns" className="title" tabIndex={-1} data-log-news>
          Which column is which?
        </h2>
        <p className={`muted ${styles.text}`}>
          Here are the first lines, with numbers and names crossed out. Tell us which column is
          which. None of it is kept.
        </p>
        <div className={styles.parts}>
          <div className={styles.fields}>
            {fields.map(({role, label, none}) => (
              <Field
                key={role}
                id={`column-${role}`}
                label={label}
                optional={none !== null}
                problem={isAsked ? problems[role] : undefined}
              >
                <select
                  id={`column-${role}`}
                  className={controlClass}
                  value={chosen[role]}
                  aria-invalid={(isAsked && problems[role] !== undefined) || undefined}
                  aria-describedby={
                    isAsked && problems[role] ? `column-${role}-problem` : undefined
                  }
                  onChange={(event) => setChosen({...chosen, [role]: Number(event.target.value)})}
                >
                  <option value={-1}>{none ?? 'Choose a column'}</option>
                  {names.map((name, column) => (
                    <option key={column} value={column}>
                      {name}
                    </option>
                  ))}
                </select>
              </Field>
            ))}
          </div>
          <div className={styles.lines}>
            <div
              className={styles.preview}
              role="group"
              aria-label="The first lines"
              // What scrolls must be reachable by keyboard.
              // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
              tabIndex={0}
            >
              <table>
                <thead>
                  <tr>
                    {names.map((name, column) => (
                      <th key={column} scope="col" data-chosen={roleOf(column) !== ''}>
                        <span className="micro">{roleOf(column)}</span>
                        <span>{name}</span>
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {preview.map((cells, row) => (
                    <tr key={row}>
                      {cells.map((cell, column) => (
                        <td key={column} data-chosen={roleOf(column) !== ''}>
                          {'text' in cell ? (
                            cell.text
                          ) : (
                            <>
                              <i
                                className="struck"
                                style={{width: `${Math.min(8, Math.max(2, cell.struck / 2))}em`}}
                              />
                              <span className="visuallyHidden">struck</span>
                            </>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <div className="actions">
              <Button type="submit">Read the log</Button>
              <Button variant="ghost" onClick={onStartOver}>
                Choose another file
              </Button>
            </div>
          </div>
        </div>
      </form>
    </Card>
  );
}
