import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import {DemoLink} from '@site/src/components/cta/DemoLink';
import {PhoneLink} from '@site/src/components/cta/PhoneLink';
import {JsonLd} from '@site/src/components/seo/JsonLd';
import {AllSpecialties} from '@site/src/components/solution/AllSpecialties';
import {OverviewBenefits} from '@site/src/components/solution/OverviewBenefits';
import {OverviewCards} from '@site/src/components/solution/OverviewCards';
import {PageHead} from '@site/src/components/ui/PageHead/PageHead';
import {Section, SectionHead} from '@site/src/components/ui/Section/Section';
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
        <Section ground="band" labelledBy="demo">
          <div className={styles.demo}>
            <h2 id="demo">Bring the call you hear most</h2>
            <p className="lede">We play it against your rules, in your schedule, and you listen.</p>
            <div className="actions">
              <DemoLink source="solutions" variant="canary">
                Schedule Your Demo
              </DemoLink>
              <PhoneLink variant="ghost" showNumber>
                Call to Test AI
              </PhoneLink>
            </div>
          </div>
        </Section>
      </main>
    </Layout>
  );
}
