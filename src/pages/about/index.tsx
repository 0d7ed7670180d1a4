import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {FactList} from '@site/src/components/layout/FactList';
import {RuledList, TitledList} from '@site/src/components/layout/RuledList';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {emailFact, phoneFact} from '@site/src/components/shared/cta/contactFacts';
import {useSpecialtyMenu} from '@site/src/components/shared/useSpecialtyMenu';
import {brand} from '@site/src/config/brand';
import {claims, replyTime} from '@site/src/data/claims';
import {breachPromise, safeguards} from '@site/src/data/security';
import {companyValues, mission, team, vision} from './_content/team';
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

/** Seven roles, each with a question and a link to the page that answers it. */
function Team(): ReactElement {
  return (
    <Section labelledBy="team">
      <SectionHead id="team" title="Our team, by role">
        Write to{' '}
        <a className="textLink" href={brand.email.href}>
          {brand.email.display}
        </a>{' '}
        and say who you want to reach. A person will answer within {replyTime}.
      </SectionHead>
      <RuledList>
        {team.map(({role, ask, to, page}) => (
          <li key={role} className="stretchedArea">
            <h3>{role}</h3>
            <p>{ask}</p>
            <Link className="textLink stretchedLink small" to={to}>
              {page}
            </Link>
          </li>
        ))}
      </RuledList>
    </Section>
  );
}

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
        <Section ground="tint" labelledBy="values">
          <Split headingId="values" title="Four values">
            <TitledList items={companyValues} />
          </Split>
        </Section>
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
