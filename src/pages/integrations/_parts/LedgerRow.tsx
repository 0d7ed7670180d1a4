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

const tones = {available: 'live', beta: 'booked', 'coming-soon': 'outline'} as const;

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
        <h3 id={`${id}-name`}>{name}</h3>
        <p>{categoryName}</p>
        <Tag tone={tones[status]}>{integrationStatuses[status].name}</Tag>
      </div>
      <div className={styles.about}>
        <p>{description}</p>
        {status === 'coming-soon' ? (
          <Button size="small" variant="ghost" disabled>
            Coming Soon
          </Button>
        ) : (
          <details className={styles.more}>
            <summary>
              Learn More<span className="visuallyHidden"> about {name}</span>
            </summary>
            <div className={styles.facts}>
              <div>
                <h4>What it does</h4>
                <TickList items={features} />
              </div>
              <div>
                <h4>What it needs</h4>
                <p>{needs}</p>
                <h4>What it does not do</h4>
                <p>{leavesAlone} Those stay in your system, untouched.</p>
                <h4>{integrationStatuses[status].name}</h4>
                <p>{integrationStatuses[status].meaning}</p>
              </div>
            </div>
          </details>
        )}
      </div>
    </li>
  );
}
