import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import calls from '@generated/specialty-pages/default/overview.json';
import Layout from '@theme/Layout';

import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {OverviewBenefits} from './_parts/OverviewBenefits';
import {Switchboard} from './_parts/Switchboard';
import {YourCall} from './_parts/YourCall';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {overviewCards} from '@site/src/data/specialtiesOverview';
import {specialtiesOverviewJsonLd} from '@site/src/domain/seo/specialtyJsonLd';

const DESCRIPTION =
  'An AI receptionist for practices from dental to veterinary: each specialty with its own questions, its own schedule, and its own way to send emergencies on.';
const KEYWORDS = ['AI receptionist by specialty', 'medical answering service', 'practice phone'];

export default function SolutionsPage(): ReactElement {
  return (
    <Layout title="AI Receptionist Solutions by Specialty" description={DESCRIPTION}>
      <PageMetadata keywords={KEYWORDS} />
      <JsonLd
        data={specialtiesOverviewJsonLd(
          DESCRIPTION,
          overviewCards.flatMap(({bullets}) => bullets),
        )}
      />
      <Main>
        <PageHead
          title="No two specialties pick up the phone alike"
          lede="A vet asks for a weight, a pharmacist for a birth date. Plug in your practice and read the call you know."
        />
        <Switchboard calls={calls} />
        <OverviewBenefits />
        <YourCall />
      </Main>
    </Layout>
  );
}
