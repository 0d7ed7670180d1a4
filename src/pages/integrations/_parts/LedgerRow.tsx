import type {ReactElement} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {Button} from '@site/src/components/ui/Button';
import {Tag} from '@site/src/components/ui/Tag';
import {TickList} from '@site/src/components/ui/TickList';
import {
  integrationCategories,
  integrationStatuses,
  type Integration,
} from '@site/src/data/integrations';

import styles from './SystemLedger.module.css';

const tones = {available: 'live', beta: 'beta', 'coming-soon': 'outline'} as const;

/**
 * A system in the ledger. 'Learn More' is a native disclosure, so that it opens without scripts;
 * one that is coming soon has a button that cannot be pressed.
 */
export function LedgerRow({integration}: {readonly integration: Integration}): ReactElement {
  const {id, name, category, status, description, features, needs} = integration;
  const {leavesAlone, name: categoryName} = integrationCategories[category];
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.row} aria-labelledby={`${id}-name`}>
      <div className={styles.system}>
        <div>
          <h3 id={`${id}-name`}>{name}</h3>
          <p>{categoryName}</p>
        </div>
        <Tag tone={tones[status]}>{integrationStatuses[status].name}</Tag>
      </div>
      <div className={styles.about}>
        <p>{description}</p>
        {status === 'coming-soon' ? (
          <Button size="small" variant="ghost" disabled>
            Coming Soon
          </Button>
        ) : (
          <details id={`${id}-more`} className={styles.more}>
            <summary className="noPrint">
              <span className="plus">
                Learn More<span className="visuallyHidden"> about {name}</span>
              </span>
            </summary>
            <div className={styles.facts}>
              <TickList items={features} />
              <p className="small">
                {integrationStatuses[status].name}: {integrationStatuses[status].meaning}
              </p>
            </div>
          </details>
        )}
      </div>
      <dl className={styles.terms}>
        <div>
          <dt>Needs</dt>
          <dd className="muted">{needs}</dd>
        </div>
        <div>
          <dt>Leaves alone</dt>
          <dd className="muted">{leavesAlone}</dd>
        </div>
      </dl>
    </li>
  );
}
