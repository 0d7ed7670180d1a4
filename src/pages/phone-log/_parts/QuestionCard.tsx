import type {ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {Button} from '@site/src/components/ui/Button';
import {hidesVoicemailText} from '@site/src/domain/phoneLog/questions';

import {ColumnForm} from './ColumnForm';
import styles from './QuestionCard.module.css';
import type {LogState, PhoneLogActions} from './reading/logState';
import {WordForm} from './WordForm';

type Asked = Extract<LogState, {name: 'question'}>;

/** The question in words, for the eye and for screen readers. */
export const questionText = ({question, taken}: Asked): {title: string; text: string} => {
  switch (question.kind) {
    case 'columns':
      return {
        title: 'Which column is which?',
        text: `Here are the first lines, with phone numbers and names crossed out. Tell us which column is which. None of it is kept. ${question.question.why ?? ''}`,
      };
    case 'words': {
      const {source, hidesVoicemail} = question.reading;
      return {
        title: 'How to count your log’s words',
        text: `${taken.file.name} looks like ${source}. Nothing is counted until you press the button. Where nothing is chosen, we don’t know what the log means.${hidesVoicemail ? ` ${hidesVoicemailText}` : ''}`,
      };
    }
    case 'doubt':
      return question.doubt;
  }
};

export interface QuestionCardProps {
  readonly state: Asked;
  readonly actions: PhoneLogActions;
}

/**
 * Questions before anything is stated: a verdict never rests on a guess. Each question has its own form:
 * what was chosen for one file is not chosen for the next.
 */
export function QuestionCard({state, actions}: QuestionCardProps): ReactElement {
  const {taken, question} = state;
  const {title, text} = questionText(state);
  const ways = (
    <>
      {question.kind === 'columns' ? null : (
        <Button variant="ghost" onClick={() => actions.askForColumns(taken)}>
          Look at the columns
        </Button>
      )}
      <Button variant="ghost" onClick={actions.startOver}>
        Choose another file
      </Button>
    </>
  );
  return (
    <Card key={question.kind} padded as="section" aria-labelledby="asked" className={styles.card}>
      <h2 id="asked" className="title" tabIndex={-1} data-focus-target>
        {title}
      </h2>
      <p className={`muted ${styles.text}`}>{text}</p>
      {question.kind === 'columns' ? (
        <ColumnForm
          key={JSON.stringify(question.question)}
          question={question.question}
          onAnswer={(columns) => actions.chooseColumns(taken, columns)}
        >
          {ways}
        </ColumnForm>
      ) : null}
      {question.kind === 'words' ? (
        <WordForm
          key={JSON.stringify(question.reading)}
          id="word"
          parts={question.reading.parts}
          button="Count the calls"
          onAnswer={(said) => actions.say(state, said)}
        >
          {ways}
        </WordForm>
      ) : null}
      {question.kind === 'doubt' ? (
        <div className="actions">
          {question.doubt.choices.map(([value, choice], at) => (
            <Button
              key={choice}
              variant={at === 0 ? 'primary' : 'ghost'}
              onClick={() => actions.say(state, {[question.doubt.id]: value})}
            >
              {choice}
            </Button>
          ))}
          {ways}
        </div>
      ) : null}
    </Card>
  );
}
