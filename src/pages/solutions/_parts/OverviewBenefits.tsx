import type {ReactElement} from 'react';

import {Columns} from '@site/src/components/layout/Columns';
import {Section} from '@site/src/components/layout/Section';
import {Slot} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';
import {claims} from '@site/src/data/claims';

import styles from './OverviewBenefits.drawing.module.css';

/** Visits that are drawn, and how many of them the claim keeps. */
const VISITS = 20;
const KEPT = Math.floor((VISITS * parseInt(claims.noShowReduction, 10)) / 100);

/** What every specialty gets, one figure each, drawn to scale. */
export function OverviewBenefits(): ReactElement {
  return (
    <Section labelledBy="benefits" className={styles.section}>
      <h2 id="benefits" className="visuallyHidden">
        What they have in common
      </h2>
      <Columns split="7/4">
        <div className={styles.sheet} data-ground="tint">
          <h3 className="apart">
            Reduce no-shows by up to <b className="num">{claims.noShowReduction}</b>
          </h3>
          <div aria-hidden="true" className={styles.visits}>
            {Array.from({length: VISITS}, (_, visit) =>
              visit < KEPT ? (
                <Slot key={visit} tone="booked" />
              ) : (
                <span key={visit} className={styles.missed} />
              ),
            )}
          </div>
          <p className="muted">
            Of {VISITS} visits that would have been no-shows, up to {KEPT} are kept: patients can
            answer reminders (an option, with consent), and one who can’t come gets a new time on
            the same call.
          </p>
        </div>
        <div className={styles.two}>
          <div>
            <h3 className="apart">
              Every call answered in <b className="num">{claims.answerSeconds} s</b>
            </h3>
            <div
              aria-hidden="true"
              className={styles.second}
              style={{paddingLeft: `${claims.answerSeconds * 100}%`}}
            >
              <Slot tone="live" className={styles.hello}>
                Hello
              </Slot>
              <Wave width={200} height={44} seed={5} lead={0} tail={12} fit="none" />
            </div>
            <p aria-hidden="true" className={`micro faint ${styles.axis}`}>
              <span>0 s</span>
              <span>0.5 s</span>
              <span>1 s</span>
            </p>
            <p className="muted">
              At noon and at midnight, {claims.concurrentCalls} at the same time, in English, French
              and {claims.furtherLanguages} more languages.
            </p>
          </div>
          <div>
            <h3 className="apart">
              Live in <b className="num">{claims.setupHours} hours</b>
            </h3>
            <div aria-hidden="true" className={styles.hours} />
            <p className="muted">
              Your visit types, your questions and your red flags go in first. The rest can wait a
              week.
            </p>
          </div>
        </div>
      </Columns>
    </Section>
  );
}
