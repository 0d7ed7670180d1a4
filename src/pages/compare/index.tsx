import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';
import {compareFields} from '@site/src/data/compareFields';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {compareNumberText} from '@site/src/domain/compare/numbers';
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
        <Section label="What each way does" tight>
          <WaysTable />
          <p className={`small muted ${styles.note}`}>{comparePage.tableNote}</p>
        </Section>
        <Section ground="tint" labelledBy="cost">
          <SectionHead id="cost" title="What each costs a month">
            The{' '}
            <Link className="textLink" to="/calculator">
              calculator’s
            </Link>{' '}
            example: {defaultRoiInputs.dailyCalls} calls a day, {defaultRoiInputs.missedPercentage}%
            missed. The {compareNumberText(compareFields.perMinute.example, 'perMinute')} stands for
            a quote: type in yours.
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
