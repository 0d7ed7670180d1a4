import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {ExtensionCard} from './_parts/ExtensionCard';
import {MissionVision} from './_parts/MissionVision';
import {Values} from './_parts/Values';
import {FactList} from '@site/src/components/layout/FactList';
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

const inWriting = (to: string, where: string): ReactElement => (
  <Link className="textLink" to={to}>
    {where}
  </Link>
);

/** What we promise, and where it is in writing. */
const promises = [
  {
    term: 'HIPAA Ready, with a data processing agreement',
    fact: inWriting('/dpa#principles', 'Agreement, principles'),
  },
  {
    term: 'SOC 2 and US data residency',
    fact: inWriting('/dpa#security', 'Agreement, security measures'),
  },
  {
    term: `${claims.uptimeSla} uptime`,
    fact: inWriting('/terms#availability', 'Terms, availability'),
  },
  {
    term: `Suspected breaches reported within ${claims.breachReportHours} hours`,
    fact: inWriting('/dpa#breach', 'Agreement, breach notice'),
  },
];

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
        >
          <ExtensionCard years={years} />
        </PageHead>
        <MissionVision />
        <Section ground="tint" labelledBy="years">
          <Split headingId="years" title="Year by year">
            <FactList facts={years.map(({year, text}) => ({term: String(year), fact: text}))} />
          </Split>
        </Section>
        <Values />
        <Section ground="tint" labelledBy="trust">
          <Split headingId="trust" title="What you can hold us to">
            <FactList layout="figures" facts={promises} />
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
