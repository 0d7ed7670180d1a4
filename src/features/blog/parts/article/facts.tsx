import type {ReactElement} from 'react';

import {company} from '@site/src/config/company';
import {adoptionFigures} from '@site/src/features/blog/figures/adoption';
import {type BreakEvenCase, breakEvenMonths} from '@site/src/features/blog/figures/breakEven';
import {roiFigures} from '@site/src/features/blog/figures/roiFigures';
import {type StatuteId, statutes, statuteUrl} from '@site/src/features/blog/figures/statutes';
import {articleSentences} from '@site/src/features/blog/figures/articleSentences';
import {claims} from '@site/src/data/claims';

import styles from './blocks.module.css';

/** Facts in a writer's sentence, each from its one place; plugins/blog/componentAttributes.ts checks the ids. */

export function Brand(): ReactElement {
  return <>{company.name}</>;
}

/** A figure about the service, whole on its line: a key of src/data/claims.ts. */
export function Claim({id}: {readonly id: keyof typeof claims}): ReactElement {
  return <span className="whole">{claims[id]}</span>;
}

const adoption = Object.fromEntries(adoptionFigures.map(({id, percent}) => [id, `${percent}%`]));

/** A published adoption figure, such as '66%'. */
export function AdoptionShare({id}: {readonly id: string}): ReactElement {
  return <>{adoption[id]}</>;
}

/** The months until the money is back, such as '2–3 months'. */
export function BreakEvenRange({of}: {readonly of: BreakEvenCase}): ReactElement {
  const {low, high} = breakEvenMonths[of];
  return <>{`${low}–${high} months`}</>;
}

export function RoiFigure({id}: {readonly id: keyof typeof roiFigures}): ReactElement {
  return <>{roiFigures[id]}</>;
}

/** A sentence or clause about the service that other pages say in the same words. */
export function Said({id}: {readonly id: keyof typeof articleSentences}): ReactElement {
  return <>{articleSentences[id]}</>;
}

/** A section of the regulations, its number in the margin beside the paragraph that names it. */
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
