import {type ReactElement, type ReactNode, type SubmitEvent, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {Field, invalid} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import type {ColumnQuestion} from '@site/src/domain/phoneLog/questions';
import type {Columns, ColumnRole} from '@site/src/domain/phoneLog/roles';

import styles from './ColumnForm.module.css';

/** Fields to ask about; other recognized columns stay as they are. */
const fields = [
  {role: 'start', label: 'Start time', none: null},
  {role: 'direction', label: 'Incoming or outgoing', none: 'No such column'},
  {role: 'result', label: 'How the call ended', none: 'No such column'},
  {role: 'kind', label: 'Call, fax, or message', none: 'No such column'},
  {role: 'voicemail', label: 'Voicemail', none: 'No such column'},
  {role: 'talk', label: 'Talk time', none: 'No such column'},
  {role: 'total', label: 'Duration, ringing included', none: 'No such column'},
  {role: 'from', label: 'Caller’s number', none: 'No such column'},
  {role: 'to', label: 'Called number', none: 'No such column: all calls are incoming'},
] as const satisfies readonly {role: ColumnRole; label: string; none: string | null}[];

type Asked = (typeof fields)[number]['role'];
type Chosen = Readonly<Record<Asked, number>>;

/** Gives a column to a role; a role that had the column before loses it. */
const withChoice = (chosen: Chosen, role: Asked, column: number): Chosen => ({
  ...(Object.fromEntries(
    Object.entries(chosen).map(([other, had]) => [other, had === column ? -1 : had]),
  ) as Chosen),
  [role]: column,
});

/** Merges the choices into the guess: a column that was given another role loses its own. */
const columnsOf = (guess: Columns, chosen: Chosen): Columns => {
  const used = Object.values(chosen);
  const kept = Object.fromEntries(
    Object.entries(guess).map(([role, column]) => [role, used.includes(column) ? -1 : column]),
  ) as Record<ColumnRole, number>;
  return {...kept, ...chosen, time: chosen.start === guess.start ? guess.time : -1};
};

export interface ColumnFormProps {
  readonly question: ColumnQuestion;
  readonly onAnswer: (columns: Columns) => void;
  /** More ways to go on, beside the button. */
  readonly children: ReactNode;
}

/** Asks which column is which, beside three lines in which numbers and names are struck. */
export function ColumnForm({question, onAnswer, children}: ColumnFormProps): ReactElement {
  const {names, preview, guess, why} = question;
  const [chosen, setChosen] = useState<Chosen>(
    () => Object.fromEntries(fields.map(({role}) => [role, guess[role]])) as Chosen,
  );
  const [isAsked, setIsAsked] = useState(false);
  const problems: Partial<Record<Asked, string>> = {};
  if (chosen.start < 0) problems.start = 'Choose the column with the date and time of each call.';
  const outcomeColumns = [chosen.result, chosen.talk, chosen.direction, guess.answeredAt];
  if (outcomeColumns.every((column) => column < 0)) {
    problems.result = 'Choose how the call ended, or choose the talk time.';
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
    <form noValidate onSubmit={submit} aria-labelledby="asked">
      <p className={`muted ${styles.text}`}>
        Here are the first lines, with phone numbers and names crossed out. Tell us which column is
        which. None of it is kept. {why}
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
              <NativeSelect
                id={`column-${role}`}
                value={chosen[role]}
                {...invalid(`column-${role}`, isAsked ? problems[role] : undefined)}
                onChange={(event) =>
                  setChosen(withChoice(chosen, role, Number(event.target.value)))
                }
              >
                <option value={-1}>{none ?? 'Choose a column'}</option>
                {names.map((name, column) => (
                  <option key={column} value={column}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
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
                            <span className="visuallyHidden">crossed out</span>
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
            {children}
          </div>
        </div>
      </div>
    </form>
  );
}
