import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Aggregates} from './_parts/Aggregates';
import {CaseStudySection} from './_parts/CaseStudySection';
import {MondayBand} from './_parts/MondayBand';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {caseStudies, caseStudyIds} from '@site/src/data/caseStudies';
import {claims} from '@site/src/data/claims';

const description =
  'A dental clinic in Dallas, a family practice in Phoenix and a physical therapy (physiotherapy) group in Chicago, before and after. Illustrative.';

const lede = `We state ${claims.revenueIncrease} more revenue, ${claims.fewerMissedCalls} fewer missed calls, and setup earned back in under ${claims.roiMonths} months. The three practices below are written to show what such figures mean at one desk. They are no customers, and their results are neither typical nor promised.`;

export default function CaseStudiesPage(): ReactElement {
  return (
    <Layout title="AI Receptionist Case Studies" description={description}>
      <Main>
        <PageHead title="Three illustrative practices, before and after" lede={lede}>
          <Aggregates />
        </PageHead>
        {caseStudyIds.map((id, index) => (
          <CaseStudySection key={id} id={id} study={caseStudies[id]} flipped={index % 2 === 1} />
        ))}
        <MondayBand id="your-monday" />
      </Main>
    </Layout>
  );
}
