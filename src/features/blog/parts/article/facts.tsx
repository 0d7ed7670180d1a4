import type {ReactElement} from 'react';

import {company} from '@site/src/config/company';
import {adoptionFigures} from '@site/src/features/blog/figures/adoption';
import {type BreakEvenCase, breakEvenMonths} from '@site/src/features/blog/figures/breakEven';
import {roiFigures} from '@site/src/features/blog/figures/roiFigures';
import {type StatuteId, statutes, statuteUrl} from '@site/src/features/blog/figures/statutes';
import {articleSentences} from '@site/src/features/blog/figures/articleSentences';
import {claims} from '@site/src/data/claims';

import styles from './blocks.module.css';

// Facts in a writer's sentence, from the site's data. plugins/blog/componentAttributes.ts checks the ids.

export function Brand(): ReactElement {
  return <>{company.name}</>;
}

/** Figure about the service, on one line. @param id key of src/data/claims.ts */
export function Claim({id}: {readonly id: keyof typeof claims}): ReactElement {
  return <span className="whole">{claims[id]}</span>;
}

const adoption = Object.fromEntries(adoptionFigures.map(({id, percent}) => [id, `${percent}%`]));

/** Published adoption figure, such as '66%'. */
export function AdoptionShare({id}: {readonly id: string}): ReactElement {
  return <>{adoption[id]}</>;
}

/** Months until break-even, such as '2–3 months'. */
export function BreakEvenRange({of}: {readonly of: BreakEvenCase}): ReactElement {
  const {low, high} = breakEvenMonths[of];
  return <>{`${low}–${high} months`}</>;
}

export function RoiFigure({id}: {readonly id: keyof typeof roiFigures}): ReactElement {
  return <>{roiFigures[id]}</>;
}

/** Sentence or clause about the service that other pages share. */
export function Said({id}: {readonly id: keyof typeof articleSentences}): ReactElement {
  return <>{articleSentences[id]}</>;
}

/** Section of the regulations, in the margin beside the paragraph that cites it. */
export function Statute({id}: {readonly id: StatuteId}): ReactElement {
  return (
    <aside className={`small muted ${styles.note}`} role="note" data-margin="1">
      <a className={styles.statute} href={statuteUrl(id)}>
        §{id}
      </a>
      {statutes[id]}
    </aside>
  );
}
