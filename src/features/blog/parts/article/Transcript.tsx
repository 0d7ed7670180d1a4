import type {ReactElement} from 'react';

import {Card} from '@site/src/layout/Card';
import {FactList} from '@site/src/layout/FactList';
import {company} from '@site/src/config/company';

import {ArticleFigure} from './ArticleFigure';
import styles from './Transcript.module.css';

export interface TranscriptLine {
  readonly who: 'caller' | 'line' | 'desk';
  readonly says: string;
  /** Language tag where it is not English. */
  readonly lang?: string;
}

export interface TranscriptProps {
  /** Time and subject, such as 'Thursday 9:31, results'. */
  readonly title: string;
  readonly lines: readonly TranscriptLine[];
  readonly outcome: string;
  readonly caption?: string;
}

const names = {caller: 'Caller', line: company.name, desk: 'Front desk'} as const;

/** Transcript of an example call, with a caption that calls it one. */
export function Transcript({
  title,
  lines,
  outcome,
  caption = 'An example call, written for this article.',
}: TranscriptProps): ReactElement {
  return (
    <ArticleFigure caption={caption}>
      <Card head={<b className="small">{title}</b>} className={styles.card}>
        <FactList
          className={styles.lines}
          facts={lines.map(({who, says, lang}) => ({
            term: names[who],
            fact: who === 'caller' ? <q lang={lang}>{says}</q> : <span lang={lang}>{says}</span>,
          }))}
        />
        <p className={`bookedSlot ${styles.outcome}`}>{outcome}</p>
      </Card>
    </ArticleFigure>
  );
}
