import type {ReactElement} from 'react';

import type {ContrastPair} from '@site/src/features/legal/accessibility';

import {Card} from '@site/src/layout/Card';
import {DataTable} from '@site/src/layout/DataTable';

import styles from './ContrastCard.module.css';

/** Color pairs of the site in the reader's theme, with their contrast ratios in both themes. */
export function ContrastCard({pairs}: {readonly pairs: readonly ContrastPair[]}): ReactElement {
  return (
    <Card head={<b>Contrast ratio (x to 1)</b>}>
      <DataTable
        aria-label="Contrast ratio (x to 1)"
        className={styles.table}
        head={['Where', 'Light', 'Dark', 'At least']}
        rows={pairs.map(({use, ink, ground, min, light, dark}) => ({
          key: use,
          cells: [
            <span className={styles.pair}>
              <span
                aria-hidden="true"
                className={styles.swatch}
                style={{background: `var(${ground})`, color: `var(${ink})`}}
              >
                Aa
              </span>
              {use}
            </span>,
            light.toFixed(1),
            dark.toFixed(1),
            min,
          ],
        }))}
      />
    </Card>
  );
}
