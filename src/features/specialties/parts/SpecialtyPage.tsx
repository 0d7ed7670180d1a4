import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import {Main} from '@site/src/layout/Main';
import {JsonLd} from '@site/src/features/seo/parts/JsonLd';
import {MissedCalls} from './MissedCalls';
import {ReceptionistYear} from './ReceptionistYear';
import {SpecialtyBenefits} from './SpecialtyBenefits';
import {SpecialtyFeatures} from './SpecialtyFeatures';
import {SpecialtyHero} from './SpecialtyHero';
import {company} from '@site/src/config/company';
import {buttonLabels} from '@site/src/data/buttonLabels';
import {demoFacts} from '@site/src/data/subjects';
import {DemoBand} from '@site/src/features/cta/parts/DemoBand';
import {PhoneLink} from '@site/src/features/cta/parts/PhoneLink';
import {FaqSection} from '@site/src/features/faq/parts/FaqSection';
import {specialtySource} from '@site/src/features/measurement/rules/events';
import {specialtyJsonLd} from '@site/src/features/specialties/rules/specialtyJsonLd';
import type {SpecialtyPageData} from '@site/src/features/specialties/rules/pageData';

import styles from './SpecialtyPage.module.css';

export interface SpecialtyPageProps {
  /** Props that `plugins/specialty-pages` writes for the page. */
  readonly page: SpecialtyPageData;
}

/** Page under /solutions: one layout for all, with the specialty's call, day sheet and cards. */
export default function SpecialtyPage({page}: SpecialtyPageProps): ReactElement {
  const {slug, specialty, links} = page;
  const {benchmark, demo, metadata, receptionist} = specialty;
  const showsMoney = benchmark !== undefined || receptionist !== undefined;
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <PageMetadata keywords={metadata.keywords} image={metadata.socialImage} />
      <JsonLd data={specialtyJsonLd(slug, specialty)} />
      <Main>
        <SpecialtyHero {...page} />
        <div className={styles.parts}>
          <SpecialtyFeatures {...specialty.features} />
          <SpecialtyBenefits {...specialty.benefits} />
          {benchmark === undefined ? null : <MissedCalls benchmark={benchmark} />}
          {receptionist === undefined ? null : <ReceptionistYear {...receptionist} />}
          <FaqSection
            title="Questions practices ask"
            items={specialty.faq}
            ground={showsMoney ? 'tint' : 'page'}
            relatedLinks={links}
          />
          <DemoBand
            source={specialtySource(slug)}
            id="demo"
            title={demo.title}
            text={demoFacts.short}
            demoLabel={buttonLabels.specialtyDemo}
            secondButton={
              <PhoneLink variant="ghost" showsNumber={!demo.hasNumberInLabel}>
                {demo.hasNumberInLabel
                  ? `Call ${company.phone.display} to Test AI`
                  : buttonLabels.specialtyCall}
              </PhoneLink>
            }
          />
        </div>
      </Main>
    </Layout>
  );
}
