import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {Aggregates} from '@site/src/components/cases/Aggregates';
import {CaseStudySection} from '@site/src/components/cases/CaseStudySection';
import {MondayBand} from '@site/src/components/cases/MondayBand';
import {PageHead} from '@site/src/components/ui/PageHead/PageHead';
import {Section} from '@site/src/components/ui/Section/Section';
import {caseAggregates, caseStudies, caseStudyIds} from '@site/src/data/caseStudies';

const description =
  'A dental clinic in Dallas, a family practice in Phoenix and a physiotherapy group in Chicago: what changed when every call was answered, drawn before and after.';

export default function CaseStudiesPage(): ReactElement {
  return (
    <Layout title="Case Studies" description={description}>
      <main id="main">
        <PageHead
          title="Three practices, before and after"
          lede="Four figures across all practices. The three cases below them are illustrative: typical of the specialty, not a named customer."
        >
          <Aggregates {...caseAggregates} />
        </PageHead>
        {caseStudyIds.map((id, index) => (
          <CaseStudySection key={id} id={id} study={caseStudies[id]} flipped={index % 2 === 1} />
        ))}
        <Section ground="band" labelledBy="your-monday">
          <MondayBand headingId="your-monday" />
        </Section>
      </main>
    </Layout>
  );
}
