import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Fold} from '@site/src/components/layout/Fold';
import {FactList} from '@site/src/components/layout/FactList';
import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {RuledList} from '@site/src/components/layout/RuledList';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';
import {Tag} from '@site/src/components/ui/Tag';
import {notUs, ways} from '@site/src/data/compareWays';
import {CallBoard} from './_parts/CallBoard';
import {CostSheet} from './_parts/CostSheet';
import {comparePage, howCounted} from './_content';

import styles from './index.module.css';

export default function ComparePage(): ReactElement {
  return (
    <Layout
      title="Voicemail, Hire, Service, or AI Receptionist"
      description={comparePage.description}
    >
      <Main className={styles.page}>
        <PageHead title={comparePage.title} lede={comparePage.lede}>
          <div className={styles.board}>
            <CallBoard />
          </div>
        </PageHead>
        <Section labelledBy="cost" className={styles.cost}>
          <SectionHead id="cost" title="What each costs, with your numbers">
            {comparePage.cost}
          </SectionHead>
          <CostSheet />
          <div className={styles.counted}>
            <Fold id="how-counted" label="How each is counted">
              <h3>How each is counted</h3>
              <FactList facts={howCounted} />
            </Fold>
          </div>
          <p className={`noPrint small muted ${styles.worth}`}>
            Not sure what an unanswered call costs? Take what a visit brings in, times the share of
            callers who would have booked and do not call again.{' '}
            <Link className="textLink" to="/calculator">
              The calculator
            </Link>{' '}
            shows a cautious share.
          </p>
        </Section>
        <Section ground="tint" labelledBy="not-us">
          <Split
            headingId="not-us"
            title="When not to choose us"
            aside={<p>{comparePage.notUs}</p>}
          >
            <RuledList layout="stacked" className={styles.notUs}>
              {notUs.map(({when, instead, text}) => (
                <li key={when}>
                  <h3>{when}</h3>
                  <p>{text}</p>
                  <p className="small">
                    <Tag tone="outline">{ways[instead].name}</Tag>
                  </p>
                </li>
              ))}
            </RuledList>
          </Split>
        </Section>
        <DemoBand
          source="compare"
          id="beside"
          title={comparePage.demoTitle}
          text={comparePage.demoText}
          className="noPrint"
          secondButton={
            <ButtonLink to="/pricing" variant="ghost">
              See the plans
            </ButtonLink>
          }
        />
      </Main>
    </Layout>
  );
}
