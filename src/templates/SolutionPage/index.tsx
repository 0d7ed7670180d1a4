import type {ReactElement} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {MissedCalls} from './_parts/MissedCalls';
import {ReceptionistYear} from './_parts/ReceptionistYear';
import {SolutionBenefits} from './_parts/SolutionBenefits';
import {SolutionDemo} from './_parts/SolutionDemo';
import {SolutionFeatures} from './_parts/SolutionFeatures';
import {SolutionHero} from './_parts/SolutionHero';
import {Questions} from '@site/src/components/shared/Questions';
import {solutionReadOn} from '@site/src/data/readOn';
import type {SolutionId} from '@site/src/data/specialties';
import type {Solution} from '@site/src/data/specialties/schema';
import {solutionSource} from '@site/src/domain/analytics/events';
import {solutionJsonLd} from '@site/src/domain/seo/solutionJsonLd';
import {seedOf} from '@site/src/domain/solutions/seedOf';

export interface SolutionPageProps {
  /** What `plugins/solution-pages` writes for the page. */
  readonly page: {readonly slug: SolutionId; readonly solution: Solution};
}

/** A page under /solutions: one layout, but the call, the sheet and the object are the trade's. */
export default function SolutionPage({page}: SolutionPageProps): ReactElement {
  const {slug, solution} = page;
  const {benchmark, metadata, receptionist} = solution;
  const source = solutionSource(slug);
  const showsMoney = benchmark !== undefined || receptionist !== undefined;
  return (
    <Layout title={metadata.title} description={metadata.description}>
      <PageMetadata keywords={metadata.keywords} image={metadata.socialImage} />
      <JsonLd data={solutionJsonLd(slug, solution)} />
      <Main>
        <SolutionHero slug={slug} solution={solution} source={source} seed={seedOf(slug)} />
        <SolutionFeatures {...solution.features} />
        <SolutionBenefits {...solution.benefits} />
        {benchmark === undefined ? null : <MissedCalls benchmark={benchmark} />}
        {receptionist === undefined ? null : <ReceptionistYear {...receptionist} />}
        <Questions
          title="What your team will ask"
          items={solution.faq}
          ground={showsMoney ? 'tint' : 'page'}
          readOn={solutionReadOn(slug)}
        />
        <SolutionDemo demo={solution.demo} source={source} />
      </Main>
    </Layout>
  );
}
