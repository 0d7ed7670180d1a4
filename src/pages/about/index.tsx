import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Team} from './_parts/Team';
import {Values} from './_parts/Values';
import {FactList} from '@site/src/components/layout/FactList';
import {RuledList} from '@site/src/components/layout/RuledList';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {emailFact, phoneFact} from '@site/src/components/shared/cta/contactFacts';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {breachPromise, safeguards} from '@site/src/data/security';
import {mission, vision} from './_content/team';
import {timeline} from './_content/timeline';

/** Links to the wording of our promises. */
const promises = [
  {
    name: 'HIPAA Ready, with a data processing agreement',
    promise: safeguards.hipaa.promise,
  },
  {name: 'SOC 2 and US data residency', promise: safeguards.soc2.promise},
  {name: `${claims.uptimeSla} uptime`, promise: safeguards.uptime.promise},
  {
    name: `Suspected breaches reported within ${claims.breachReportHours} hours`,
    promise: breachPromise,
  },
];

const description = `The company behind the ${brand.name} AI receptionist for medical practices: mission, four values, seven roles, and our promises in writing.`;

const contact = [{term: 'Headquarters', fact: brand.headquarters}, emailFact, phoneFact];

export default function AboutPage(): ReactElement {
  const years = timeline(useSpecialtyMenu().flatMap(({items}) => items).length);
  return (
    <Layout title="About the Company and Its Team" description={description}>
      <Main>
        <PageHead
          title="We answer the phone for US medical practices"
          lede={`A company in ${brand.headquarters.split(',')[0]}, founded in ${brand.foundedYear}. Here’s who to ask about what.`}
        />
        <Team />
        <Section ground="tint" labelledBy="mission">
          <Split headingId="mission" title="Mission and vision">
            <RuledList layout="stacked">
              <li>
                <h3>Mission</h3>
                <p className="lede">{mission}</p>
              </li>
              <li>
                <h3>Vision</h3>
                <p className="lede">{vision}</p>
              </li>
            </RuledList>
          </Split>
        </Section>
        <Section labelledBy="years">
          <Split headingId="years" title={`${years[0]?.year} to ${years.at(-1)?.year}`}>
            <FactList facts={years.map(({year, text}) => ({term: String(year), fact: text}))} />
          </Split>
        </Section>
        <Values />
        <Section labelledBy="trust">
          <Split headingId="trust" title="Our promises, in writing">
            <RuledList>
              {promises.map(({name, promise}) => (
                <li key={name}>
                  <h3>{name}</h3>
                  <Link className="textLink" to={promise.to}>
                    {promise.label}
                  </Link>
                </li>
              ))}
            </RuledList>
          </Split>
        </Section>
        <DemoBand
          source="about"
          id="ask"
          title="Book a demo, or hear it for yourself"
          text="At a demo a person answers your questions. On the test line you hear what your patients will hear."
        >
          <FactList facts={contact} layout="below" />
        </DemoBand>
      </Main>
    </Layout>
  );
}
