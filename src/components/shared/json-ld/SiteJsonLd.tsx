import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {siteMetadata} from '@site/src/data/siteMetadata';
import {serializeJsonLd, softwareApplicationJsonLd} from '@site/src/domain/seo/jsonLd';
import {organizationJsonLd, webSiteJsonLd} from '@site/src/domain/seo/siteJsonLd';

export interface SiteJsonLdProps {
  /** The features that the page shows. */
  readonly features: readonly string[];
}

/** What the home page tells search engines: who this is, the site, and what is offered. */
export function SiteJsonLd({features}: SiteJsonLdProps): ReactElement {
  const url = `${brand.siteUrl}/`;
  const application = softwareApplicationJsonLd({
    name: brand.name,
    description: siteMetadata.description,
    url,
    category: 'HealthApplication',
    featureList: features,
    price: claims.structuredDataPrice,
    provider: {name: brand.name, url},
  });
  return (
    <Head>
      <script type="application/ld+json">{serializeJsonLd(organizationJsonLd())}</script>
      <script type="application/ld+json">{serializeJsonLd(webSiteJsonLd())}</script>
      <script type="application/ld+json">{serializeJsonLd(application)}</script>
    </Head>
  );
}
