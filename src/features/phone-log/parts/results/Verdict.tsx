import type {ReactElement} from 'react';

import {Columns} from '@site/src/layout/Columns';
import {FactList} from '@site/src/layout/FactList';
import {Section} from '@site/src/layout/Section';
import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {SlipSpikes} from '@site/src/features/roi/parts/slips/SlipSpikes';
import {ButtonLink} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';
import {percentOf} from '@site/src/lib/format/numbers';

import type {LogFigures} from '../../count/figures';
import {notices, partFacts, notReachedText, callbackText} from '../../texts/sentences';
import type {SheetData} from '../../sheet/sheet';
import {formatWhole} from '../../texts/wording';
import styles from './Results.module.css';

export interface VerdictProps {
  readonly sheet: SheetData;
  readonly isSample: boolean;
  readonly figures: LogFigures;
}

/** The sentence, and a slip on the spike for each caller who was not reached. */
export function Verdict({sheet, isSample, figures}: VerdictProps): ReactElement {
  const [count, text] = notReachedText(figures);
  return (
    <Section ground="tint" labelledBy="verdict" className={`noPrint ${styles.verdict}`}>
      {notices(figures, sheet, isSample).map((note) => (
        <p key={note} className={`small ${styles.note}`}>
          {note}
        </p>
      ))}
      <h2 id="verdict" className={styles.sentence} tabIndex={-1} data-focus-target>
        <span>You missed </span>
        <mark>{percentOf(figures.share)}</mark>
        <span>{` of ${counted(figures.calls, 'call')}.`}</span>
      </h2>
      <Columns split="7/4" className={styles.scene}>
        <div>
          <p className="lede num">{callbackText(figures)}</p>
          <FactList layout="figures" facts={partFacts(figures)} />
          <div className="actions">
            <DemoLink source="phone_log">Take this to a demo</DemoLink>
            <ButtonLink to="#worth" variant="ghost" reloads>
              See it in dollars
            </ButtonLink>
          </div>
        </div>
        <figure className={styles.pile}>
          <SlipSpikes slips={count} label={`${formatWhole(count)} ${text}`} />
          <figcaption className="small muted">
            <b className="num">{formatWhole(count)}</b> <span>{text}</span>
          </figcaption>
        </figure>
      </Columns>
    </Section>
  );
}
