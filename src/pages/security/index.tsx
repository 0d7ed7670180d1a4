import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {FactList} from '@site/src/components/layout/FactList';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {Main} from '@site/src/components/layout/Main';
import {AfterCall} from './_parts/AfterCall';
import {HeardAndKept} from './_parts/HeardAndKept';
import {NotClaimed} from './_parts/NotClaimed';
import {ReportBand} from './_parts/ReportBand';
import {Safeguards} from './_parts/Safeguards';
import {SubProcessors} from './_parts/SubProcessors';
import {securityQuestions} from '@site/src/data/managerQuestions';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {Questions} from '@site/src/components/shared/Questions';
import {claims} from '@site/src/data/claims';
import {breachTimes, safeguardIds, safeguards, sampleCall} from '@site/src/data/security';

const description =
  'How patient information is protected: HIPAA safeguards, encryption, audit trail, US data residency, SOC 2, breach reports, and how to report a vulnerability.';

export default function SecurityPage(): ReactElement {
  return (
    <Layout title="Security and HIPAA" description={description}>
      <Main>
        <PageHead
          title="What happens to what your patients say"
          lede="HIPAA Ready, SOC 2, kept in the United States. Here is each of those in words a lawyer and a front desk can both use."
        >
          <HeardAndKept lines={sampleCall} />
          <AfterCall />
        </PageHead>
        <Section labelledBy="safeguards">
          <SectionHead id="safeguards" title="Eight things, and where each is promised">
            Each row ends in the clause that binds us.
          </SectionHead>
          <Safeguards items={safeguardIds.map((id) => safeguards[id])} />
        </Section>
        <Section ground="band" labelledBy="breach">
          <Split
            headingId="breach"
            title="If something goes wrong"
            aside={
              <p>
                We report a suspected breach within {claims.breachReportHours} hours, even before
                everything is known.
              </p>
            }
          >
            <FactList facts={breachTimes} />
          </Split>
        </Section>
        <Section label="Sub-processors, and what we do not claim">
          <Split headingId="sub-processors" title="Who else is involved" aside={<SubProcessors />}>
            <NotClaimed />
          </Split>
        </Section>
        <Questions
          ground="tint"
          title="Recordings, disclosure, consent"
          aside={
            <p>What callers are told, and what you and we each owe them. The terms say the same.</p>
          }
          items={securityQuestions}
          relatedLinks={relatedLinks.security}
        />
        <ReportBand />
      </Main>
    </Layout>
  );
}
