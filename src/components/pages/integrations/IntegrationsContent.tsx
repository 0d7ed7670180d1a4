import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {claims} from '@site/src/data/claims';
import type {Integration} from '@site/src/data/integrations';
import {countByStatus} from '@site/src/domain/integrations/filters';

import {GoLive} from './GoLive';
import styles from './IntegrationsContent.module.css';
import {SystemLedger} from './SystemLedger';
import {PatchPanel} from './PatchPanel';
import {WireTable} from './WireTable';

export interface IntegrationsContentProps {
  readonly integrations: readonly Integration[];
}

/** Opens the facts of the row that a jack leads to. */
const openRow = (id: string): void => {
  document.getElementById(id)?.querySelector('details')?.setAttribute('open', '');
};

export function IntegrationsContent({integrations}: IntegrationsContentProps): ReactElement {
  const {available, beta} = countByStatus(integrations);
  return (
    <>
      <PageHead
        title="It plugs into the software already on your front desk"
        lede={`${integrations.length} systems: ${available} ready today, ${beta} in beta. Ringwell reads live openings and writes the booking back.`}
      >
        <PatchPanel integrations={integrations} onPick={openRow} />
      </PageHead>

      <Section labelledBy="ledger">
        <SectionHead id="ledger" title="What each one does, needs, and leaves alone">
          Before a demo, open the row of your own system and read what it does not do.
        </SectionHead>
        <SystemLedger integrations={integrations} />
      </Section>

      <Section ground="tint" labelledBy="go-live">
        <SectionHead id="go-live" title={`Connect, configure, go live: ${claims.setupHours} hours`}>
          Most of it is ours to do. Systems in beta take longer, and we say so first.
        </SectionHead>
        <GoLive />
      </Section>

      <Section labelledBy="wire">
        <Split
          headingId="wire"
          title="What crosses the wire, and what never does"
          aside={
            <>
              <p>
                Every connection is HIPAA ready: encrypted both ways, limited to a short list of
                fields, logged call by call, and covered by our agreement.
              </p>
              <p>
                <Link className="textLink" to="/dpa">
                  Read the Data Processing Agreement
                </Link>
              </p>
            </>
          }
        >
          <WireTable caption={`The same for all ${integrations.length} systems`} />
        </Split>
      </Section>

      <Section ground="band" tight labelledBy="own-schedule">
        <div className={styles.close}>
          <h2 id="own-schedule">See it book into a schedule like yours</h2>
          <DemoLink source="integrations">Book Your Demo</DemoLink>
        </div>
      </Section>
    </>
  );
}
