import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {Icon} from '@site/src/components/ui/icon/Icon';
import type {IconName} from '@site/src/data/icons';
import {multiSpecialtyPath} from '@site/src/data/specialtiesOverview';
import type {OverviewRow} from '@site/src/domain/specialties/pageData';

import {multiSpecialty} from '../_content';
import styles from './SpecialtyRows.module.css';

interface Row extends OverviewRow {
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
}

interface Group {
  readonly label: string;
  readonly rows: readonly Row[];
}

export interface SpecialtyRowsProps {
  /** Rows by specialty slug. */
  readonly rows: Readonly<Record<string, OverviewRow>>;
}

/** Adds a group to the menu's groups: practices with several specialties. */
const useGroups = (rows: SpecialtyRowsProps['rows']): readonly Group[] => [
  ...useSpecialtyMenu().map(({label, items}) => ({
    label,
    rows: items.flatMap(({slug, ...item}) => {
      const row = rows[slug];
      return row ? [{...row, ...item, to: `/solutions/${slug}`}] : [];
    }),
  })),
  {label: multiSpecialty.group, rows: [{...multiSpecialty, to: multiSpecialtyPath}]},
];

/** Row per specialty, with a link to its page and a caller's sentence. */
export function SpecialtyRows({rows}: SpecialtyRowsProps): ReactNode {
  return useGroups(rows).map(({label, rows: entries}) => (
    <div key={label} className={styles.group}>
      <h3>{label}</h3>
      <RuledList layout="stacked" className={styles.rows}>
        {entries.map(({label: name, icon, alias, caller, outcome, to}) => (
          <li key={to} className="stretchedArea">
            <Icon name={icon} />
            <p>
              <Link className="stretchedLink" to={to}>
                {name}
              </Link>{' '}
              {alias}
            </p>
            <q>{caller}</q>
            <p>{outcome}</p>
          </li>
        ))}
      </RuledList>
    </div>
  ));
}
