import type {ReactElement} from 'react';

import {brand} from '@site/src/config/brand';
import {adoptionFigures} from '@site/src/data/blogFigures/adoption';
import {type BreakEvenCase, breakEvenMonths} from '@site/src/data/blogFigures/breakEven';
import {roiFigures} from '@site/src/data/blogFigures/roiFigures';
import {type StatuteId, statutes, statuteUrl} from '@site/src/data/blogFigures/statutes';
import {claims} from '@site/src/data/claims';

import styles from './blocks.module.css';

/** Facts in a writer's sentence, each from its one place. */

/** MDX is not type-checked: a slip of the pen must stop the build, not print 'undefined'. */
function known<T extends object>(all: T, id: keyof T, tag: string, is: string, where: string) {
  if (id in all) return all[id];
  throw new Error(
    `${tag.replace('_', String(id))} names no ${is}; one of ${where}: ${Object.keys(all).join(', ')}`,
  );
}

/** The company's name. */
export function Brand(): ReactElement {
  return <>{brand.name}</>;
}

/** A figure about the service, whole on its line: a key of src/data/claims.ts. */
export function Claim({id}: {readonly id: keyof typeof claims}): ReactElement {
  const value = known(claims, id, '<Claim id="_" />', 'claim', 'src/data/claims.ts');
  return <span className="whole">{value}</span>;
}

const adoption = Object.fromEntries(adoptionFigures.map(({id, percent}) => [id, `${percent}%`]));

/** A published adoption figure, such as '66%'. */
export function AdoptionShare({id}: {readonly id: string}): ReactElement {
  const file = 'src/data/blogFigures/adoption.ts';
  return <>{known(adoption, id, '<AdoptionShare id="_" />', 'figure', file)}</>;
}

/** The months until the money is back, such as '2–3 months'. */
export function BreakEvenRange({of}: {readonly of: BreakEvenCase}): ReactElement {
  const file = 'src/data/blogFigures/breakEven.ts';
  const {low, high} = known(breakEvenMonths, of, '<BreakEvenRange of="_" />', 'case', file);
  return <>{`${low}–${high} months`}</>;
}

/** A number of the calculator or of the terms. */
export function RoiFigure({id}: {readonly id: keyof typeof roiFigures}): ReactElement {
  const file = 'src/data/blogFigures/roiFigures.ts';
  return <>{known(roiFigures, id, '<RoiFigure id="_" />', 'figure', file)}</>;
}

/** A section of the regulations, its number in the margin beside the paragraph that names it. */
export function Statute({id}: {readonly id: StatuteId}): ReactElement {
  const file = 'src/data/blogFigures/statutes.ts';
  const title = known(statutes, id, '<Statute id="_" />', 'section', file);
  return (
    <aside className={`small muted ${styles.note}`} role="note" data-margin="1">
      <a className={styles.statute} href={statuteUrl(id)}>
        §{id}
      </a>
      {title}
    </aside>
  );
}
