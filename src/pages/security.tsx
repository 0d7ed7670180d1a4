import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {BreachClock} from '@site/src/components/pages/security/BreachClock';
import {CallPath} from '@site/src/components/pages/security/CallPath';
import {PlainWords} from '@site/src/components/pages/security/PlainWords';
import {ReportBand} from '@site/src/components/pages/security/ReportBand';
import {SafeguardLedger} from '@site/src/components/pages/security/SafeguardLedger';
import {SubProcessors} from '@site/src/components/pages/security/SubProcessors';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import {claims} from '@site/src/data/claims';
import {operatorFacts} from '@site/src/data/legalOperatorFacts';
import {
  breachSteps,
  callSteps,
  notClaimed,
  safeguardIds,
  safeguards,
  securityReport,
  thirdPartyLicenses,
} from '@site/src/data/security';

const description =
  'How patient information is protected: HIPAA safeguards, encryption, audit trail, US data residency, SOC 2, breach reports, and how to report a vulnerability.';

export default function SecurityPage(): ReactElement {
  return (
    <Layout title="Security" description={description}>
      <main id="main">
        <PageHead
          title="What happens to what your patients say"
          lede="HIPAA Ready, SOC 2, kept in the United States. Here is each of those in words a lawyer and a front desk can both use."
        />
        <Section labelledBy="call">
          <SectionHead id="call" title="One call, followed to its end">
            What happens to it, and what protects it there.
          </SectionHead>
          <CallPath steps={callSteps} />
        </Section>
        <Section ground="tint" labelledBy="safeguards">
          <SectionHead id="safeguards" title="Eight things, and where each is promised">
            A claim on a page is worth little. Each row ends in the clause that binds us.
          </SectionHead>
          <SafeguardLedger items={safeguardIds.map((id) => safeguards[id])} />
        </Section>
        <Section labelledBy="breach">
          <Split
            headingId="breach"
            title="If something goes wrong"
            aside={
              <p>
                We report a suspected breach within {claims.breachReportHours} hours. Waiting until
                everything is known helps nobody but us.
              </p>
            }
          >
            <BreachClock hours={claims.breachReportHours} steps={breachSteps} />
          </Split>
        </Section>
        <Section ground="tint" label="Sub-processors, and what we do not claim">
          <PlainWords
            leftId="sub-processors"
            leftTitle="Who else is involved"
            left={
              <SubProcessors
                items={operatorFacts.subProcessors.value}
                onRequest={
                  <>
                    <p>
                      Some of the work is done by companies that work for us, such as those that
                      carry calls or keep data. They are bound to terms no weaker than ours, and we
                      tell you before we add one.
                    </p>
                    <p>
                      <Link className="textLink" to="/contact?topic=security">
                        Ask for the current list
                      </Link>
                    </p>
                  </>
                }
              />
            }
            rightId="not-claimed"
            rightTitle="What we do not claim"
            right={notClaimed}
          />
        </Section>
        <ReportBand
          id={securityReport.anchor}
          email={securityReport.email}
          file={securityReport.file}
          licenses={thirdPartyLicenses}
          replyHours={claims.contactReplyHours}
        />
      </main>
    </Layout>
  );
}
