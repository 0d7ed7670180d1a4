import type {ReactElement} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {FactList} from '@site/src/layout/FactList';
import {Button} from '@site/src/ui/Button';
import {Tag} from '@site/src/ui/Tag';
import {TickList} from '@site/src/ui/TickList';
import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import {integrationStatuses, type Integration} from '@site/src/features/integrations/data';

import styles from './IntegrationList.module.css';

const tones = {available: 'live', beta: 'beta', 'coming-soon': 'outline'} as const;

/**
 * Row of a system. 'Learn More' is a native disclosure, so that it works without scripts; a system
 * that is coming soon has a disabled button.
 */
export function IntegrationRow({integration}: {readonly integration: Integration}): ReactElement {
  const {id, name, status, description, features, needs} = integration;
  const statusText = integrationStatuses[status];
  useBrokenLinks().collectAnchor(id);
  return (
    <li id={id} className={styles.row} aria-labelledby={`${id}-name`}>
      <h4 id={`${id}-name`} className="h3">
        {name}
      </h4>
      <Tag tone={tones[status]}>{statusText.name}</Tag>
      <p>{noBreakCompounds(description)}</p>
      {status === 'coming-soon' ? (
        <p>
          <Button size="small" variant="ghost" disabled>
            Coming Soon
          </Button>
        </p>
      ) : (
        <details id={`${id}-more`}>
          <summary className={`noPrint plus ${styles.more}`}>
            Learn More<span className="visuallyHidden"> about {name}</span>
          </summary>
          <FactList
            className="above8"
            facts={[
              ...(status === 'beta' ? [{term: statusText.name, fact: statusText.meaning}] : []),
              {term: 'Also', fact: <TickList items={features} />},
              {term: 'Needs', fact: needs},
            ]}
          />
        </details>
      )}
    </li>
  );
}
