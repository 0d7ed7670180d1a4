import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {AskBand} from '@site/src/components/pages/about/AskBand';
import {ExtensionCard} from '@site/src/components/pages/about/ExtensionCard';
import {HoldUsTo} from '@site/src/components/pages/about/HoldUsTo';
import {MissionVision} from '@site/src/components/pages/about/MissionVision';
import {CompanyTimeline} from '@site/src/components/pages/about/CompanyTimeline';
import {RuledList} from '@site/src/components/layout/RuledList';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {useSolutionMenu} from '@site/src/components/shared/useSolutionMenu';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {companyValues, mission, team, teamRoleIds, vision} from '@site/src/data/team';
import {timeline} from '@site/src/data/timeline';

const promises = [
  'HIPAA Ready, with a data processing agreement',
  'SOC 2 and US data residency',
  `${claims.uptimeSla} uptime, in the terms`,
  `Suspected breaches reported within ${claims.breachReportHours} hours`,
];

const description = `Who is behind ${brand.name}: mission, vision, four values, seven roles to ask for, and what you can hold us to.`;

export default function AboutPage(): ReactElement {
  const specialties = useSolutionMenu().flatMap(({items}) => items).length;
  const salesExtension = String(teamRoleIds.indexOf('sales') + 1).padStart(2, '0');
  return (
    <Layout title="About" description={description}>
      <main id="main">
        <PageHead
          title="We started with the phone, because that is where care starts"
          lede="A small company in Toronto that answers phones for practices across the US."
        >
          <MissionVision mission={mission} vision={vision} />
        </PageHead>
        <Section labelledBy="values">
          <Split headingId="values" title="Four things we argue about, and agree on">
            <RuledList>
              {companyValues.map(({title, text}) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </RuledList>
          </Split>
        </Section>
        <Section ground="tint" labelledBy="team">
          <Split
            headingId="team"
            title="Seven extensions"
            aside={
              <p>We do not put faces on a page. Here is who picks up, and what to ask them.</p>
            }
          >
            <ExtensionCard
              title="Who to ask for"
              number={brand.phone.display}
              roles={teamRoleIds.map((id) => team[id])}
            />
          </Split>
        </Section>
        <Section labelledBy="years">
          <SectionHead id="years" title="Four years on one line">
            Quiet at first. Most good front desks are.
          </SectionHead>
          <CompanyTimeline milestones={timeline(specialties)} />
        </Section>
        <Section ground="tint" labelledBy="trust">
          <HoldUsTo
            headingId="trust"
            title="What you can hold us to"
            promises={promises}
            lines={[
              {label: 'Headquarters', value: brand.headquarters},
              {
                label: 'Email',
                value: (
                  <a className="textLink" href={brand.email.href}>
                    {brand.email.display}
                  </a>
                ),
              },
              {
                label: 'Phone',
                value: (
                  <PhoneLink variant="plain" className="textLink num">
                    {brand.phone.display}
                  </PhoneLink>
                ),
              },
            ]}
          />
        </Section>
        <AskBand
          id="ask"
          title={`Ask for extension ${salesExtension}, or let the line answer`}
          text="Book a demo with a person, or call now and hear what your patients would hear."
        />
      </main>
    </Layout>
  );
}
