import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {CaseStudySection} from './_parts/CaseStudySection';
import {Figures} from '@site/src/components/layout/Figures';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';
import {caseAggregates, caseStudies, caseStudyIds} from '@site/src/data/caseStudies';
import {claims} from '@site/src/data/claims';
import {percentOf} from '@site/src/format/numbers';

const description =
  'Three example practices before and after an AI receptionist: a dental clinic in Dallas, a family practice in Phoenix, physical therapy in Chicago.';

const {answerRate, bookingIncrease, weeklyHoursSaved, satisfaction, satisfactionScale} =
  caseAggregates;

const ourClaims = `${claims.revenueIncrease} more revenue, ${claims.fewerMissedCalls} fewer missed calls, and setup earned back in under ${claims.roiMonths} months.`;

/** Aggregate claims across practices. */
const figures = [
  {value: percentOf(answerRate), label: 'call answer rate'},
  {value: percentOf(bookingIncrease), label: 'booking increase'},
  {value: `${weeklyHoursSaved} hrs`, label: 'weekly time saved'},
  {value: `${satisfaction} /${satisfactionScale}`, label: 'patient satisfaction'},
];

export default function CaseStudiesPage(): ReactElement {
  return (
    <Layout title="AI Receptionist Case Studies" description={description}>
      <Main>
        <PageHead
          title="Three example practices"
          lede="Written to show what answered calls are worth at one desk. They are not customers, and their results are not typical or promised."
        />
        {caseStudyIds.map((id, index) => (
          <CaseStudySection
            key={id}
            id={id}
            study={caseStudies[id]}
            ground={index % 2 === 1 ? 'tint' : 'page'}
          />
        ))}
        <Section ground="tint" labelledBy="figures">
          <SectionHead id="figures" title="Our figures across practices">
            {ourClaims}
          </SectionHead>
          <Figures figures={figures} />
        </Section>
        <DemoBand
          source="case_studies"
          id="your-monday"
          title="Bring one ordinary Monday"
          text="Count one Monday’s calls by the hour, with no names or phone numbers. At the demo we go through them and work out what would change."
          secondButton={
            <ButtonLink variant="ghost" to="/calculator">
              Open the calculator
            </ButtonLink>
          }
        />
      </Main>
    </Layout>
  );
}
