import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {FactList} from '@site/src/components/layout/FactList';
import {Section} from '@site/src/components/layout/Section';
import {Button, ButtonLink} from '@site/src/components/ui/Button';
import {hidesVoicemailText} from '@site/src/domain/phoneLog/questions';
import {countingRules, notices, reachText} from '@site/src/domain/phoneLog/sentences';
import {formatList} from '@site/src/format/formatList';
import {counted} from '@site/src/format/counted';

import type {ResultsProps} from '../reading/logState';
import {percentOf} from '@site/src/format/numbers';
import {WordForm} from '../WordForm';
import {MissedCallerSpike} from './MissedCallerSpike';
import styles from './Verdict.module.css';

/** The sentence, and a slip on the spike for each caller who was not reached. */
export function Verdict({state, actions}: ResultsProps): ReactElement {
  const {figures, noticed, reading} = state.result;
  const {isSample, leftOut = []} = state.taken;
  const notes = [
    ...(isSample
      ? ['This is a sample: a made-up practice with two to three people at the desk.']
      : []),
    ...(leftOut.length > 0
      ? [
          `Only this file was read. Left out: ${formatList(leftOut)}. Drop the others one at a time.`,
        ]
      : []),
    ...(reading.hidesVoicemail ? [hidesVoicemailText] : []),
    ...notices(figures, noticed),
  ];
  return (
    <>
      <Section ground="tint" labelledBy="verdict" className={styles.verdict}>
        <div className={styles.head}>
          {notes.map((note) => (
            <p key={note} className={`small ${styles.note}`}>
              {note}
            </p>
          ))}
          <h2 id="verdict" className={styles.sentence} tabIndex={-1} data-focus-target>
            <span>You missed </span>
            <mark>{percentOf(figures.share)}</mark>
            <span>{` of ${counted(figures.calls, 'call')}.`}</span>
          </h2>
        </div>
        <Columns split="4/7" className={styles.scene}>
          <div>
            <p className="lede num">{reachText(figures)}</p>
            <div className={`actions ${styles.actions}`}>
              <ButtonLink to="#totals" reloads>
                See the totals
              </ButtonLink>
              <ButtonLink to="#worth" variant="ghost" reloads>
                See it in dollars
              </ButtonLink>
            </div>
          </div>
          <MissedCallerSpike figures={figures} />
        </Columns>
      </Section>
      <Reading state={state} actions={actions} />
    </>
  );
}

/** The file, how it was read, and the ways to have it read otherwise. */
function Reading({state, actions}: ResultsProps): ReactElement {
  const {taken} = state;
  const {figures, reading} = state.result;
  return (
    <div className="wrap">
      <div className={`small ${styles.file}`}>
        <p>
          <b>{taken.file.name}</b> <span>{`looks like ${reading.source}.`}</span>
        </p>
        <div className="actions">
          <Button variant="ghost" size="small" onClick={actions.startOver}>
            Read another log
          </Button>
          <Button variant="ghost" size="small" onClick={() => actions.askForColumns(taken)}>
            Choose the columns
          </Button>
        </div>
        {reading.parts.length > 0 ? (
          <details>
            <summary className="plus">How your log’s words were counted</summary>
            <WordForm
              id="counted"
              parts={reading.parts}
              button="Count again"
              onAnswer={(said) => actions.say(state, said)}
            />
          </details>
        ) : null}
        <details>
          <summary className="plus">How this was counted</summary>
          <FactList facts={countingRules(figures)} />
        </details>
      </div>
    </div>
  );
}
