import type {CSSProperties, ReactElement} from 'react';

import type {ContrastPair} from '@site/src/data/legalAccessibility';

import {Card} from '@site/src/components/layout/Card';
import {RuledTable} from '@site/src/components/layout/RuledTable';

import styles from './ContrastCard.module.css';

export interface ContrastCardProps {
  readonly pairs: readonly ContrastPair[];
}

/** The site's pairs of colors, shown in the theme you read in, with their contrast in both. */
export function ContrastCard({pairs}: ContrastCardProps): ReactElement {
  return (
    <Card head={<b>Contrast, to one</b>}>
      <RuledTable className={styles.table} aria-label="Contrast, to one">
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map(({use, ink, ground, least, light, dark}) => (
            <tr key={use}>
              <th scope="row">
                <span className={styles.pair}>
                  <span
                    aria-hidden="true"
                    className={styles.swatch}
                    style={
                      {
                        '--swatch-ink': `var(${ink})`,
                        '--swatch-ground': `var(${ground})`,
                      } as CSSProperties
                    }
                  >
                    Aa
                  </span>
                  {use}
                </span>
              </th>
              <td>{light.toFixed(1)}</td>
              <td>{dark.toFixed(1)}</td>
              <td className="muted">{least}</td>
            </tr>
          ))}
        </tbody>
      </RuledTable>
    </Card>
  );
}
