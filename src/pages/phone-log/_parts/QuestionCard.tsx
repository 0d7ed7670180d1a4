import type {ReactElement, ReactNode} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {Button} from '@site/src/components/ui/Button';
import {hidesVoicemailText} from '@site/src/domain/phoneLog/questions';

import {ColumnForm} from './ColumnForm';
import styles from './QuestionCard.module.css';
import type {LogState, PhoneLogActions, Question} from './reading/logState';
import {WordForm} from './WordForm';

export const questionTitle = (question: Question): string => {
  switch (question.kind) {
    case 'columns':
      return 'Which column is which?';
    case 'words':
      return 'How to count your log’s words';
    case 'doubt':
      return question.doubt.title;
  }
};

export interface QuestionCardProps {
  readonly state: Extract<LogState, {name: 'question'}>;
  readonly actions: PhoneLogActions;
}

/**
 * Questions before anything is stated: a verdict never rests on a guess. Each question has its own form:
 * what was chosen for one file is not chosen for the next.
 */
export function QuestionCard({state, actions}: QuestionCardProps): ReactElement {
  const {taken, question, answers} = state;
  const startOver = (
    <Button variant="ghost" onClick={actions.startOver}>
      Choose another file
    </Button>
  );
  const chooseColumns = (
    <Button variant="ghost" onClick={() => actions.askForColumns(taken)}>
      Look at the columns
    </Button>
  );
  const title = questionTitle(question);
  switch (question.kind) {
    case 'columns':
      return (
        <Asked key="columns" title={title}>
          <ColumnForm
            key={JSON.stringify(question.question)}
            question={question.question}
            onAnswer={(columns) => actions.answer(taken, {columns})}
          >
            {startOver}
          </ColumnForm>
        </Asked>
      );
    case 'words':
      return (
        <Asked key="words" title={title}>
          <p className={`muted ${styles.text}`}>
            {`${taken.file.name} looks like ${question.source}. Nothing is counted until you press the button. Where nothing is chosen, we don’t know what the log means.${question.question.hidesVoicemail ? ` ${hidesVoicemailText}` : ''}`}
          </p>
          <WordForm
            key={JSON.stringify(question.question)}
            id="word"
            question={question.question}
            answers={answers}
            button="Count the calls"
            onAnswer={(said) => actions.answer(taken, said)}
          >
            {chooseColumns}
            {startOver}
          </WordForm>
        </Asked>
      );
    case 'doubt':
      return (
        <Asked key="doubt" title={title}>
          <p className={`muted ${styles.text}`}>{question.doubt.text}</p>
          <div className="actions">
            {question.doubt.choices?.map(({text, joins}, at) => (
              <Button
                key={text}
                variant={at === 0 ? 'primary' : 'ghost'}
                onClick={() =>
                  actions.answer(taken, {...answers, joins: {...answers.joins, ...joins}})
                }
              >
                {text}
              </Button>
            )) ?? (
              <Button
                onClick={() =>
                  actions.answer(taken, {
                    ...answers,
                    confirmed: [...(answers.confirmed ?? []), question.doubt.code],
                  })
                }
              >
                Yes, that’s right
              </Button>
            )}
            {chooseColumns}
            {startOver}
          </div>
        </Asked>
      );
  }
}

interface AskedProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Asked({title, children}: AskedProps): ReactElement {
  return (
    <Card padded as="section" aria-labelledby="asked" className={styles.card}>
      <h2 id="asked" className="title" tabIndex={-1} data-focus-target>
        {title}
      </h2>
      {children}
    </Card>
  );
}
