import type {ReactElement} from 'react';

import {Section} from '@site/src/components/layout/Section';
import {claims} from '@site/src/data/claims';

import styles from './OverviewBenefits.module.css';

const benefits = [
  {
    figure: `${claims.noShowReduction}`,
    before: 'Reduce no-shows by up to',
    text: 'Reminders that can be answered: a patient who can’t come is moved while still on the line.',
  },
  {
    figure: `${claims.answerSeconds} s`,
    before: 'Every call answered in',
    text: `At noon and at midnight, ${claims.concurrentCalls} at the same time, in English, French and ${claims.furtherLanguages} more languages.`,
  },
  {
    figure: `${claims.setupHours} h`,
    before: 'Answering your calls after',
    text: 'Your visit types, your questions and your red flags go in first. The rest can wait a week.',
  },
] as const;

/** What every specialty gets, one figure each. */
export function OverviewBenefits(): ReactElement {
  return (
    <Section ground="tint" labelledBy="benefits">
      <h2 id="benefits" className={styles.title}>
        What they have in common
      </h2>
      <ul role="list" className={styles.figures}>
        {benefits.map(({figure, before, text}) => (
          <li key={before}>
            <p className={styles.claim}>
              {before} <b className="num">{figure}</b>
            </p>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
