import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {Card} from '@site/src/layout/Card';
import {useSpecialtyMenu} from '@site/src/features/specialties/parts/useSpecialtyMenu';
import {Icon} from '@site/src/ui/icon/Icon';
import type {IconName} from '@site/src/data/icons';
import {specialtyPath} from '@site/src/data/specialtyIds';
import {multiSpecialty, overviewCards} from '@site/src/features/specialties/overview';
import type {OverviewRow} from '@site/src/features/specialties/rules/pageData';

import styles from './SpecialtyList.module.css';

export interface SpecialtyListProps {
  /** Callers and outcomes by specialty slug. */
  readonly rows: Readonly<Record<string, OverviewRow>>;
}

interface Entry extends Pick<OverviewRow, 'caller' | 'outcome'> {
  readonly name: string;
  readonly icon: IconName;
  readonly to: string;
  /** Three bullets of an entry that is drawn as a card. */
  readonly bullets?: readonly string[];
}

/** Lists the owner's six cards, then all other specialties in menu order. */
const useEntries = (rows: SpecialtyListProps['rows']): readonly Entry[] => {
  const items = useSpecialtyMenu().flatMap((group) => group.items);
  const entries = items.flatMap(({slug, label, icon}) => {
    const row = rows[slug];
    return row ? [{...row, slug, name: label, icon, to: specialtyPath(slug)}] : [];
  });
  const cards = overviewCards.map(({name, slug, bullets}) => {
    const entry = entries.find((other) => other.slug === slug) ?? multiSpecialty;
    return {...entry, name, bullets};
  });
  const paths = cards.map(({to}) => to);
  return [...cards, ...entries.filter(({to}) => !paths.includes(to))];
};

/** One list of all specialties on one sheet: six cards, then rows. The whole entry is its link. */
export function SpecialtyList({rows}: SpecialtyListProps): ReactElement {
  return (
    <Card className={styles.sheet}>
      <ul role="list" className={styles.list}>
        {useEntries(rows).map(({name, icon, caller, outcome, bullets, to}) => (
          <li key={to} className={clsx('stretchedArea', bullets ? styles.card : styles.row)}>
            <h2>
              <Icon name={icon} tone="live" />
              {bullets ? (
                <span>{name}</span>
              ) : (
                <Link className="stretchedLink" to={to}>
                  {name}
                </Link>
              )}
            </h2>
            <q>{caller}</q>
            <p>{outcome}</p>
            {bullets ? (
              <>
                <ul role="list">
                  {bullets.map((bullet) => (
                    <li key={bullet}>{bullet}</li>
                  ))}
                </ul>
                <Link className="textLink stretchedLink" to={to}>
                  Learn More<span className="visuallyHidden"> about {name}</span>
                </Link>
              </>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
