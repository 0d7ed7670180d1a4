import {type ReactElement, type ReactNode, type SubmitEvent, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import type {ColumnQuestion} from '@site/src/domain/phoneLog/questions';
import type {Columns} from '@site/src/domain/phoneLog/roles';
import {formatList} from '@site/src/format/formatList';

import styles from './ColumnForm.module.css';
import {SelectField} from './SelectField';

/** Roles to ask about, and those that few logs need, which are folded. */
const commonFields = {
  start: 'Start time',
  direction: 'Incoming or outgoing',
  result: 'How the call ended',
  kind: 'Call, fax, or message',
  voicemail: 'Voicemail',
  talk: 'Talk time',
  total: 'Duration, ringing included',
  from: 'Caller’s number',
  to: 'Called number',
} as const;
const rareFields = {
  agent: 'Who or what answered',
  time: 'Time of day, beside the date',
  answeredAt: 'Time answered',
  endedAt: 'Time ended',
  wait: 'Time the caller waited',
  callId: 'Call’s number, for its lines',
  count: 'Number of calls in a line',
} as const;

type Asked = keyof typeof commonFields | keyof typeof rareFields;

const fieldsOf = (labels: Readonly<Partial<Record<Asked, string>>>): [Asked, string][] =>
  Object.entries(labels) as [Asked, string][];
const fields = fieldsOf({...commonFields, ...rareFields});

const noneText = (role: Asked): string => {
  if (role === 'start') return 'Choose a column';
  return role === 'to' ? 'No such column: all calls are incoming' : 'No such column';
};

/** Gives a column to a role; a role that had the column before loses it. */
const withChoice = (columns: Columns, role: Asked, column: number): Columns => ({
  ...(Object.fromEntries(
    Object.entries(columns).map(([other, had]) => [other, had === column ? -1 : had]),
  ) as Columns),
  [role]: column,
});

/** Checks the choices: the time beside one date is not the time beside another. */
const columnsOf = (guess: Columns, chosen: Columns): Columns => {
  const isStale = chosen.start !== guess.start && chosen.time === guess.time;
  const isTaken = fields.some(([role]) => chosen[role] === guess.application);
  return {
    ...chosen,
    time: isStale ? -1 : chosen.time,
    application: isTaken ? -1 : guess.application,
  };
};

export interface ColumnFormProps {
  readonly question: ColumnQuestion;
  readonly onAnswer: (columns: Columns) => void;
  /** More ways to go on, beside the button. */
  readonly children: ReactNode;
}

/** Asks which column is which, beside three lines in which numbers and names are struck. */
export function ColumnForm({question, onAnswer, children}: ColumnFormProps): ReactElement {
  const {names, guess, unused} = question;
  const [chosen, setChosen] = useState(guess);
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
  const choices = names.map((name, column) => [String(column), name] as const);
  const fieldFor = ([role, label]: [Asked, string]): ReactElement => (
    <SelectField
      key={role}
      id={`column-${role}`}
      label={label}
      optional={role !== 'start'}
      problem={shown[role]}
      value={String(chosen[role])}
      choices={[['-1', noneText(role)], ...choices]}
      onChange={(value) => setChosen(withChoice(chosen, role, Number(value)))}
    />
  );

  return (
    <form noValidate onSubmit={submit} aria-labelledby="asked">
      <div className={styles.parts}>
        <div className={styles.fields}>
          {fieldsOf(commonFields).map(fieldFor)}
          {left.length > 0 ? (
            <SelectField
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
            <summary className="plus">More columns</summary>
            <div className={`${styles.fields} ${styles.rare}`}>
              {fieldsOf(rareFields).map(fieldFor)}
            </div>
          </details>
        </div>
        <div className={styles.lines}>
          <Preview
            question={question}
            roleOf={(column) => fields.find(([role]) => chosen[role] === column)?.[1] ?? ''}
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
