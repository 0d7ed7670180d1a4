import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {MissionVision} from './_parts/MissionVision';
import {Team} from './_parts/Team';
import {Values} from './_parts/Values';
import {FactList} from '@site/src/components/layout/FactList';
import {FactTable} from '@site/src/components/layout/FactTable';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {emailFact, phoneFact} from '@site/src/components/shared/cta/contactFacts';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {timeline} from './_content/timeline';

/** What we promise, and where it is in writing. */
const promises = [
  {
    id: 'hipaa',
    name: 'HIPAA Ready, with a data processing agreement',
    to: '/dpa#principles',
    where: 'Agreement, principles',
  },
  {
    id: 'soc2',
    name: 'SOC 2 and US data residency',
    to: '/dpa#security',
    where: 'Agreement, security measures',
  },
  {
    id: 'uptime',
    name: `${claims.uptimeSla} uptime`,
    to: '/terms#availability',
    where: 'Terms, availability',
  },
  {
    id: 'breach',
    name: `Suspected breaches reported within ${claims.breachReportHours} hours`,
    to: '/dpa#breach',
    where: 'Agreement, breach notice',
  },
].map(({id, name, to, where}) => ({
  id,
  name,
  cells: [
    <Link key={to} className="textLink" to={to}>
      {where}
    </Link>,
  ],
}));

const description = `The company behind the ${brand.name} AI receptionist for medical practices: mission, four values, seven roles to ask for, and what you can hold us to.`;

const contact = [{term: 'Headquarters', fact: brand.headquarters}, emailFact, phoneFact];

export default function AboutPage(): ReactElement {
  const years = timeline(useSpecialtyMenu().flatMap(({items}) => items).length);
  return (
    <Layout title="About the Company and Its Team" description={description}>
      <Main>
        <PageHead
          title="We started with the phone, because that is where care starts"
          lede="A company in Toronto that answers phones for practices across the US. Seven roles, and what to ask each of them."
        />
        <Team />
        <MissionVision />
        <Section labelledBy="years">
          <Split headingId="years" title="Four years">
            <FactList facts={years.map(({year, text}) => ({term: String(year), fact: text}))} />
          </Split>
        </Section>
        <Values />
        <Section labelledBy="trust">
          <Split headingId="trust" title="What you can hold us to">
            <FactTable
              caption="Promises, and where each is in writing"
              columns={['We promise', 'In writing']}
              rows={promises}
              figures
            />
          </Split>
        </Section>
        <DemoBand
          source="about"
          id="ask"
          title="Book a demo, or hear the line for yourself"
          text="Book a demo with a person, or call now and hear what your patients would hear."
        >
          <FactList facts={contact} layout="below" />
        </DemoBand>
      </Main>
    </Layout>
  );
}
