import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {CaseStudySection} from './_parts/CaseStudySection';
import {Figures} from '@site/src/components/layout/Figures';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {DemoBand} from '@site/src/components/shared/cta/DemoBand';
import {ButtonLink} from '@site/src/components/ui/Button';
import {caseAggregates, caseStudies, caseStudyIds} from '@site/src/data/caseStudies';
import {claims} from '@site/src/data/claims';
import {percentOf} from '@site/src/format/numbers';

import styles from './index.module.css';

const description =
  'A dental clinic in Dallas, a family practice in Phoenix and a physical therapy (physiotherapy) group in Chicago, before and after. Illustrative.';

const lede = `We state ${claims.revenueIncrease} more revenue, ${claims.fewerMissedCalls} fewer missed calls, and setup earned back in under ${claims.roiMonths} months. The three practices below are written to show what such figures mean at one desk. They are no customers, and their results are neither typical nor promised.`;

const {answerRate, bookingIncrease, weeklyHoursSaved, satisfaction, satisfactionScale} =
  caseAggregates;

/** What practices report, taken together. */
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
        <PageHead title="Three illustrative practices, before and after" lede={lede}>
          <Figures figures={figures} className={styles.figures} />
        </PageHead>
        {caseStudyIds.map((id, index) => (
          <CaseStudySection key={id} id={id} study={caseStudies[id]} flipped={index % 2 === 1} />
        ))}
        <DemoBand
          source="case_studies"
          id="your-monday"
          title="Bring one ordinary Monday"
          text="Bring one Monday’s calls by the hour, counted, without names or numbers. We draw your “before” with you and talk through what “after” could be."
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
