import {type ReactElement, useEffect} from 'react';

import {Columns} from '@site/src/layout/Columns';
import {Section} from '@site/src/layout/Section';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {ButtonLink} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';
import {formatList} from '@site/src/lib/format/formatList';
import {percentOf} from '@site/src/lib/format/numbers';

import {carryTotals} from '../../count/carried';
import type {Figures} from '../../count/figures';
import {notices, reachText} from '../../count/sentences';
import {totalsOf, totalsText} from '../../count/totals';
import type {ReadLog} from '../reading/logState';
import {MissedCallerSpike} from './MissedCallerSpike';
import styles from './Verdict.module.css';

export interface ResultProps {
  readonly log: ReadLog;
  readonly figures: Figures;
}

/** The sentence, and a slip on the spike for each caller who was not reached. */
export function Verdict({log: {sheet, taken}, figures}: ResultProps): ReactElement {
  const {file, leftOut = []} = taken;
  // The totals go along to the booking page, by whatever link.
  useEffect(() => {
    const totals = totalsOf(figures);
    carryTotals({sentence: totals.sentence, text: totalsText(totals)});
  }, [figures]);
  const notes = [
    ...(file === null
      ? ['This is a sample: a made-up practice with two to three people at the desk.']
      : []),
    ...(leftOut.length > 0
      ? [
          `Only this file was read. Left out: ${formatList(leftOut)}. Drop the others one at a time.`,
        ]
      : []),
    ...notices(figures, sheet),
  ];
  return (
    <Section ground="tint" labelledBy="verdict" className={`noPrint ${styles.verdict}`}>
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
            <DemoLink source="phone_log">Take this to a demo</DemoLink>
            <ButtonLink to="#worth" variant="ghost" reloads>
              See it in dollars
            </ButtonLink>
          </div>
        </div>
        <MissedCallerSpike figures={figures} />
      </Columns>
    </Section>
  );
}
