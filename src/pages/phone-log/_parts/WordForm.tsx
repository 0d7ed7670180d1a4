import {type ReactElement, type ReactNode, type SubmitEvent, useState} from 'react';

import {Button} from '@site/src/components/ui/Button';
import {Field, invalid} from '@site/src/components/ui/Field';
import {NativeSelect} from '@site/src/components/ui/NativeSelect';
import {
  type Answers,
  choicesIn,
  lengthChoice,
  lengthReasons,
  meaningTexts,
  roleTitles,
  wordKey,
  type WordQuestion,
} from '@site/src/domain/phoneLog/questions';
import {
  type LengthReading,
  type Meaning,
  type WordRole,
  wordRoles,
} from '@site/src/domain/phoneLog/roles';
import {dayOf} from '@site/src/domain/phoneLog/time';
import {clockText, fullDate} from '@site/src/domain/phoneLog/wording';
import {counted} from '@site/src/format/counted';

import styles from './WordForm.module.css';

interface Choice {
  readonly value: string;
  readonly text: string;
}

interface Row {
  readonly id: string;
  readonly label: string;
  readonly note: string | null;
  readonly choices: readonly Choice[];
  /** '' waits for the visitor. */
  readonly known: string;
}

interface Part {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly Row[];
}

const dateRows = ({date}: WordQuestion): readonly Row[] => {
  if (!date) return [];
  return [
    {
      id: 'date',
      label: `“${date.example}”`,
      note: 'Every date in this log could be month first or day first.',
      known: '',
      choices: [
        {value: 'month-first', text: fullDate(date.monthFirst)},
        {value: 'day-first', text: fullDate(date.dayFirst)},
      ],
    },
  ];
};

const zoneRows = ({zone}: WordQuestion): readonly Row[] => {
  if (!zone) return [];
  const at = (clock: number): string => `${fullDate(dayOf(clock))}, ${clockText(clock)}`;
  return [
    {
      id: 'zone',
      label: `“${zone.example}”`,
      note: 'The log names a time zone that isn’t this device’s. When was this call on your practice’s clock?',
      known: '',
      choices: [
        {value: 'converted', text: at(zone.converted)},
        {value: 'written', text: at(zone.written)},
      ],
    },
  ];
};

const peopleRows = ({people}: WordQuestion): readonly Row[] => {
  if (!people) return [];
  const [names, more] = [people.names.slice(0, 20), people.names.length - 20];
  return [
    {
      id: 'people',
      label: `${names.join(', ')}${more > 0 ? `, and ${more} more` : ''}`,
      note: 'The log says that these answered calls. Is each one a person, or a desk where a person answers?',
      known: people.answer ?? '',
      choices: [
        {value: 'all', text: 'Yes, all of them'},
        {value: 'some', text: 'No: ask me about each'},
      ],
    },
  ];
};

const lengthRows = ({lengths}: WordQuestion): readonly Row[] =>
  lengths.map((length) => ({
    id: length.role,
    label: `“${length.example}” in “${length.column}”`,
    note: lengthReasons[length.why],
    known: '',
    choices: length.choices.map(([reading, seconds]) => ({
      value: reading,
      text: lengthChoice(reading, seconds),
    })),
  }));

const isOpen = ({rows}: Part): boolean => rows.some(({known}) => known === '');

const partTitle = ({columns}: WordQuestion, role: WordRole): string => {
  if (columns[role] !== null) return `${roleTitles[role]}: column “${columns[role]}”`;
  return role === 'direction' ? `${roleTitles[role]}, by phone number` : roleTitles[role];
};

/** Questions by part; known answers are chosen. */
const partsOf = (question: WordQuestion): readonly Part[] =>
  [
    {id: 'dates', title: 'Which date is it?', rows: dateRows(question)},
    {id: 'zones', title: 'What time is it?', rows: zoneRows(question)},
    {id: 'people', title: 'Who answered?', rows: peopleRows(question)},
    {id: 'lengths', title: 'How long is it?', rows: lengthRows(question)},
    ...wordRoles.map((role) => ({
      id: role,
      title: partTitle(question, role),
      rows: question.words
        .filter((word) => word.role === role)
        .map((word): Row => {
          const choices = choicesIn(question, word);
          return {
            id: wordKey(word),
            label: `${word.text === '' ? 'No word' : `“${word.text}”`}, ${counted(word.lines, 'line')}`,
            note: null,
            known: word.meaning ?? '',
            choices: choices.map((meaning) => ({value: meaning, text: meaningTexts[meaning]})),
          };
        }),
    })),
  ]
    .filter(({rows}) => rows.length > 0)
    // What waits for an answer comes first.
    .sort((a, b) => Number(isOpen(b)) - Number(isOpen(a)));

/** The answers that the choices make, beside what was said before. */
const answersOf = (
  question: WordQuestion,
  chosen: Readonly<Record<string, string>>,
  before: Answers,
): Answers => ({
  ...before,
  words: Object.fromEntries(
    question.words.map((word) => [wordKey(word), chosen[wordKey(word)] as Meaning]),
  ),
  lengths: {
    ...before.lengths,
    ...Object.fromEntries(question.lengths.map(({role}) => [role, chosen[role] as LengthReading])),
  },
  ...(question.date ? {dateOrder: chosen['date'] as Answers['dateOrder']} : {}),
  ...(question.zone ? {zone: chosen['zone'] as Answers['zone']} : {}),
  ...(question.people ? {people: chosen['people'] as Answers['people']} : {}),
  confirmed: [],
});

export interface WordFormProps {
  /** Of the fields: the form may stand on a page twice. */
  readonly id: string;
  readonly question: WordQuestion;
  readonly answers: Answers;
  readonly button: string;
  readonly onAnswer: (answers: Answers) => void;
  /** More ways to go on, beside the button. */
  readonly children?: ReactNode;
}

/** The log's own words with their counts, and what each is taken for. */
export function WordForm({
  id,
  question,
  answers,
  button,
  onAnswer,
  children,
}: WordFormProps): ReactElement {
  const parts = partsOf(question);
  const rows = parts.flatMap((part) => part.rows);
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(rows.map((row) => [row.id, row.known])),
  );
  const [isAsked, setIsAsked] = useState(false);
  const fieldId = (row: Row): string => `${id}-${rows.indexOf(row)}`;
  const isMissing = (row: Row): boolean => (chosen[row.id] ?? '') === '';

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setIsAsked(true);
    const open = rows.find(isMissing);
    if (open) document.getElementById(fieldId(open))?.focus();
    else onAnswer(answersOf(question, chosen, answers));
  };

  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {parts.map((part) => (
        <fieldset key={part.id}>
          <legend className={styles.part}>{part.title}</legend>
          <div className={styles.rows}>
            {part.rows.map((row) => {
              const problem = isAsked && isMissing(row) ? 'Choose what it means.' : undefined;
              return (
                <Field key={row.id} id={fieldId(row)} label={row.label} problem={problem}>
                  {row.note === null ? null : (
                    <p id={`${fieldId(row)}-note`} className="small muted">
                      {row.note}
                    </p>
                  )}
                  <NativeSelect
                    id={fieldId(row)}
                    value={chosen[row.id] ?? ''}
                    {...invalid(
                      fieldId(row),
                      problem,
                      row.note === null ? undefined : `${fieldId(row)}-note`,
                    )}
                    onChange={({target: {value}}) => setChosen({...chosen, [row.id]: value})}
                  >
                    {/* Keep this option: removing it while keys choose would select another one. */}
                    {row.known === '' ? <option value="">Choose</option> : null}
                    {row.choices.map(({value, text}) => (
                      <option key={value} value={value}>
                        {text}
                      </option>
                    ))}
                  </NativeSelect>
                </Field>
              );
            })}
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
