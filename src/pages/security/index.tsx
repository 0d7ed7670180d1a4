import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {FactList} from '@site/src/layout/FactList';
import {PageHead} from '@site/src/layout/PageHead';
import {TitledList} from '@site/src/layout/RuledList';
import {Section, SectionHead} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Page} from '@site/src/layout/Page';
import {TranscriptRedaction} from './_parts/TranscriptRedaction';
import {ReportBand} from './_parts/ReportBand';
import {claims} from '@site/src/data/claims';
import {documents, recording} from '@site/src/data/serviceSubjects';
import {breach} from '@site/src/data/subjects';
import {relatedLinks} from '@site/src/data/relatedLinks';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {operatorFacts} from '@site/src/data/operatorFacts';
import {breachPromise, safeguards} from '@site/src/data/security';
import {breachDeadlines, notClaimed, securityCall, securityQuestions} from './_content';

import styles from './index.module.css';

const description = `How patient information is protected: HIPAA safeguards, encryption, audit trail, US data residency, SOC 2, and breach reports within ${claims.breachReportHours} hours.`;

export default function SecurityPage(): ReactElement {
  return (
    <Page title="Security and HIPAA" description={description}>
      <PageHead
        title="How we protect what your patients tell us"
        lede="HIPAA Ready, SOC 2, and US data residency: what each means in plain words, and the clause that promises it."
      >
        <TranscriptRedaction lines={securityCall} />
        <p className={`muted ${styles.note}`}>
          With recordings and transcripts off. {recording.kept}
        </p>
      </PageHead>
      <Section labelledBy="safeguards">
        <SectionHead id="safeguards" title="Eight safeguards, and where each is promised" />
        <TitledList
          items={Object.values(safeguards).map(({title, text, promise}) => ({
            title,
            text: (
              <>
                {text}{' '}
                <Link className="textLink whole" to={promise.to}>
                  {promise.label}
                </Link>
              </>
            ),
          }))}
        />
      </Section>
      <Section ground="band" labelledBy="breach">
        <Split
          headingId="breach"
          title="If something goes wrong"
          aside={
            <p>
              We report a suspected breach {breach.within}, even before everything is known.{' '}
              <Link className="textLink" to={breachPromise.to}>
                {breachPromise.label}
              </Link>
            </p>
          }
        >
          <FactList facts={breachDeadlines} />
        </Split>
      </Section>
      <Section label="Sub-processors, and what we do not claim">
        <Split
          headingId="sub-processors"
          title="Who else is involved"
          aside={
            <>
              <FactList
                facts={operatorFacts.subProcessors.map(({purpose, handles}) => ({
                  term: purpose,
                  fact: handles,
                }))}
              />
              <p>All are in the United States. {documents.subProcessorNames}</p>
            </>
          }
        >
          <div className="stack">
            <h2>What we do not claim</h2>
            <TitledList items={notClaimed} />
          </div>
        </Split>
      </Section>
      <FaqSection
        ground="tint"
        title="Recordings, disclosure, consent"
        aside={
          <p>
            Section 5 of the{' '}
            <Link className="textLink" to="/terms#calls">
              terms
            </Link>{' '}
            has the details.
          </p>
        }
        items={securityQuestions}
        relatedLinks={relatedLinks.security}
      />
      <ReportBand />
    </Page>
  );
}
