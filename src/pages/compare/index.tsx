import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {CostTable} from './_parts/CostTable';
import {WaysTable} from './_parts/WaysTable';
import {comparePage} from './_content';

import styles from './index.module.css';

export default function ComparePage(): ReactElement {
  return (
    <Layout
      title="Own Staff, Service, Voicemail, or AI Receptionist"
      description={comparePage.description}
    >
      <Main>
        <PageHead title={comparePage.title} lede={comparePage.lede} />
        <Section label="Nine questions, four answers" tight>
          <WaysTable />
          <p className={`small muted ${styles.note}`}>{comparePage.tableNote}</p>
        </Section>
        <Section ground="tint" labelledBy="cost">
          <SectionHead id="cost" title="Monthly cost, with your numbers">
            The call counts are the{' '}
            <Link className="textLink" to="/calculator">
              calculator’s
            </Link>{' '}
            example: {defaultRoiInputs.dailyCalls} calls a day, {defaultRoiInputs.missedPercentage}%
            missed. Services set their own prices: type in the one you were quoted.
          </SectionHead>
          <CostTable />
          <p className={`small muted ${styles.note}`}>{comparePage.costNote}</p>
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
