import type {ReactElement} from 'react';

import {CaseStudySection} from '../../features/case-studies/parts/CaseStudySection';
import {Figures} from '@site/src/layout/Figures';
import {PageHead} from '@site/src/layout/PageHead';
import {Page} from '@site/src/layout/Page';
import {Section} from '@site/src/layout/Section';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {caseAggregates, caseStudies, caseStudyIds} from '@site/src/features/case-studies/data';
import {claims} from '@site/src/data/claims';
import {percentOf} from '@site/src/lib/format/numbers';

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
    <Page title="AI Receptionist Case Studies" description={description}>
      <PageHead
        title="Three worked examples"
        lede="The three practices, their figures, and their quotes are examples."
      />
      {caseStudyIds.map((id, index) => (
        <CaseStudySection
          key={id}
          id={id}
          study={caseStudies[id]}
          ground={index % 2 === 1 ? 'tint' : 'page'}
        />
      ))}
      <Section ground="tint" label="Figures across practices" isTight>
        <div className="stack">
          <Figures figures={figures} />
          <p className="small muted">Across practices: {ourClaims}</p>
        </div>
      </Section>
      <DemoBand
        source="case_studies"
        id="your-monday"
        title="Bring the call counts of an ordinary Monday"
        text="At the demo, we work out what would change, without names or phone numbers."
        secondButton={null}
      />
    </Page>
  );
}
