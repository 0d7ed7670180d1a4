import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {AllSpecialties} from '@site/src/components/pages/solutions/AllSpecialties';
import {OverviewBenefits} from '@site/src/components/pages/solutions/OverviewBenefits';
import {OverviewCards} from '@site/src/components/pages/solutions/OverviewCards';
import {Band} from '@site/src/components/layout/Band';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {overviewCards} from '@site/src/data/solutionsOverview';
import {solutionsOverviewJsonLd} from '@site/src/domain/seo/solutionJsonLd';

import styles from './index.module.css';

const DESCRIPTION =
  'An AI receptionist for practices from dental to veterinary: each trade with its own questions, its own schedule, and its own way to send emergencies on.';
const KEYWORDS = ['AI receptionist by specialty', 'medical answering service', 'practice phone'];

export default function SolutionsPage(): ReactElement {
  return (
    <Layout title="AI Receptionist Solutions by Specialty" description={DESCRIPTION}>
      <PageMetadata keywords={KEYWORDS} />
      <JsonLd
        data={solutionsOverviewJsonLd(
          DESCRIPTION,
          overviewCards.flatMap(({bullets}) => bullets),
        )}
      />
      <main id="main">
        <PageHead
          title="No two specialties pick up the phone alike"
          lede="A vet asks for a weight, a pharmacist for a birth date. Choose your practice and read the call you know."
        />
        <div className={styles.cards} data-ground="tint">
          <div className="wrap">
            <h2 className="visuallyHidden">Six practices, six phones</h2>
            <OverviewCards cards={overviewCards} />
          </div>
        </div>
        <Section labelledBy="specialties">
          <SectionHead id="specialties" title="All our specialties">
            Each page has a sample call, a day’s schedule, and the questions teams ask.
          </SectionHead>
          <AllSpecialties />
        </Section>
        <OverviewBenefits />
        <Band
          id="demo"
          title="Bring the call you hear most"
          text="We play it against your rules, in your schedule, and you listen."
          actions={
            <>
              <DemoLink source="solutions">Schedule Your Demo</DemoLink>
              <PhoneLink variant="ghost" showNumber>
                Call to Test AI
              </PhoneLink>
            </>
          }
        />
      </main>
    </Layout>
  );
}
