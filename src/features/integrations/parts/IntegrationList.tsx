import type {ReactElement} from 'react';

import {RuledList} from '@site/src/layout/RuledList';
import {ButtonLink} from '@site/src/ui/Button';
import {systemsByCategory} from '@site/src/features/integrations/data';
import {contactLink} from '@site/src/features/contact/rules/contactTopic';

import styles from './IntegrationList.module.css';
import {IntegrationRow} from './IntegrationRow';

/** All systems by category, and a link to request another. */
export function IntegrationList(): ReactElement {
  return (
    <>
      {systemsByCategory.map(({id, name, systems}) => (
        <div key={id} className={styles.category}>
          <h3>
            {name} <span className="faint num">{systems.length}</span>
          </h3>
          <RuledList className={styles.rows}>
            {systems.map((integration) => (
              <IntegrationRow key={integration.id} integration={integration} />
            ))}
          </RuledList>
        </div>
      ))}
      <div className={`apart ${styles.request}`}>
        <p className="muted">
          Don’t see yours? Tell us its name and version, and we’ll answer whether we can connect it.
        </p>
        <ButtonLink variant="ghost" to={contactLink('An integration request')}>
          Request an integration
        </ButtonLink>
      </div>
    </>
  );
}
