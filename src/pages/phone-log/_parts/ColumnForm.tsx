import {type ReactElement, type ReactNode, type SubmitEvent, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {Field, type FieldProps, invalid} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import type {ColumnQuestion} from '@site/src/domain/phoneLog/questions';
import type {Columns, ColumnRole} from '@site/src/domain/phoneLog/roles';
import {formatList} from '@site/src/format/formatList';

import styles from './ColumnForm.module.css';

/** Fields to ask about; those that few logs need are folded. */
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
  {role: 'agent', label: 'Who or what answered', none: 'No such column', isRare: true},
  {role: 'time', label: 'Time of day, beside the date', none: 'No such column', isRare: true},
  {role: 'answeredAt', label: 'Time answered', none: 'No such column', isRare: true},
  {role: 'endedAt', label: 'Time ended', none: 'No such column', isRare: true},
  {role: 'wait', label: 'Time the caller waited', none: 'No such column', isRare: true},
  {role: 'callId', label: 'Call’s number, for its lines', none: 'No such column', isRare: true},
  {role: 'count', label: 'Number of calls in a line', none: 'No such column', isRare: true},
] as const satisfies readonly {
  role: ColumnRole;
  label: string;
  none: string | null;
  isRare?: true;
}[];

const commonFields = fields.filter((field) => !('isRare' in field));
const rareFields = fields.filter((field) => 'isRare' in field);

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
  // The time beside one date is not the time beside another.
  const isStale = chosen.start !== guess.start && chosen.time === guess.time;
  return {...kept, ...chosen, time: isStale ? -1 : chosen.time};
};

export interface ColumnFormProps {
  readonly question: ColumnQuestion;
  readonly onAnswer: (columns: Columns) => void;
  /** More ways to go on, beside the button. */
  readonly children: ReactNode;
}

/** Asks which column is which, beside three lines in which numbers and names are struck. */
export function ColumnForm({question, onAnswer, children}: ColumnFormProps): ReactElement {
  const {names, guess, unused, why} = question;
  const [chosen, setChosen] = useState<Chosen>(
    () => Object.fromEntries(fields.map(({role}) => [role, guess[role]])) as Chosen,
  );
  const [rest, setRest] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const left = unused.filter((column) => !Object.values(chosen).includes(column));
  const problems: Partial<Record<Asked | 'rest', string>> = {};
  if (chosen.start < 0) problems.start = 'Choose the column with the date and time of each call.';
  const outcomeColumns = [chosen.result, chosen.talk, chosen.direction, chosen.answeredAt];
  if (outcomeColumns.every((column) => column < 0)) {
    problems.result = 'Choose how the call ended, or choose the talk time.';
  }
  if (left.length > 0 && rest !== 'none') {
    problems.rest =
      rest === 'some' ? 'Choose it in one of the lists.' : 'Choose whether one matters.';
  }
  const shown = isAsked ? problems : {};

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsked(true);
    const [first] = Object.keys(problems);
    if (first === undefined) onAnswer(columnsOf(guess, chosen));
    else document.getElementById(`column-${first}`)?.focus();
  };
  const fieldFor = ({role, label, none}: (typeof fields)[number]): ReactElement => (
    <Choice
      key={role}
      id={`column-${role}`}
      label={label}
      optional={none !== null}
      problem={shown[role]}
      value={String(chosen[role])}
      choices={[[-1, none ?? 'Choose a column'], ...names.entries()]}
      onChange={(value) => setChosen(withChoice(chosen, role, Number(value)))}
    />
  );

  return (
    <form noValidate onSubmit={submit} aria-labelledby="asked">
      <p className={`muted ${styles.text}`}>
        Here are the first lines, with phone numbers and names crossed out. Tell us which column is
        which. None of it is kept. {why}
      </p>
      <div className={styles.parts}>
        <div className={styles.fields}>
          {commonFields.map(fieldFor)}
          {left.length > 0 ? (
            <Choice
              // Another element for another text, which a translator may have replaced.
              key={left.join()}
              id="column-rest"
              label={`Other columns: ${formatList(left.map((column) => `“${names[column]}”`))}`}
              note="A column matters if it says how a call ended, who or what answered, that a line isn’t a call from outside, another time or length, or which lines are one call."
              problem={shown.rest}
              value={rest}
              choices={[
                ['', 'Choose'],
                ['none', 'None of them matters'],
                ['some', 'One does: I’ll choose what it is'],
              ]}
              onChange={setRest}
            />
          ) : null}
          <details>
            <summary className="triangle">More columns</summary>
            <div className={`${styles.fields} ${styles.rare}`}>{rareFields.map(fieldFor)}</div>
          </details>
        </div>
        <div className={styles.lines}>
          <Preview
            question={question}
            roleOf={(column) => fields.find(({role}) => chosen[role] === column)?.label ?? ''}
          />
          <div className="actions">
            <Button type="submit">Read the log</Button>
            {children}
          </div>
        </div>
      </div>
    </form>
  );
}

interface ChoiceProps extends Omit<FieldProps, 'children'> {
  readonly note?: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string | number, text: string])[];
  readonly onChange: (value: string) => void;
}

/** A list with its label. */
function Choice({id, note, value, choices, onChange, ...field}: ChoiceProps): ReactElement {
  const noteId = note === undefined ? undefined : `${id}-note`;
  return (
    <Field id={id} {...field}>
      {note === undefined ? null : (
        <p id={noteId} className="small muted">
          {note}
        </p>
      )}
      <NativeSelect
        id={id}
        value={value}
        {...invalid(id, field.problem, noteId)}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

interface PreviewProps {
  readonly question: ColumnQuestion;
  /** Label of a column's role; '' without one. */
  readonly roleOf: (column: number) => string;
}

/** The first lines, with the columns that were chosen. */
function Preview({question: {names, preview}, roleOf}: PreviewProps): ReactElement {
  return (
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
  );
}
