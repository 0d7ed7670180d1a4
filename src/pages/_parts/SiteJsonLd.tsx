import type {ReactElement} from 'react';

import {brand} from '@site/src/config/brand';
import {claims} from '@site/src/data/claims';
import {coreFeatures} from '../_content/coreFeatures';
import {siteMetadata} from '@site/src/data/siteMetadata';
import {softwareApplicationJsonLd} from '@site/src/domain/seo/jsonLd';
import {organizationJsonLd, webSiteJsonLd} from '@site/src/domain/seo/siteJsonLd';

import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';

/** Structured data of the home page: organization, site, and product. */
export function SiteJsonLd(): ReactElement {
  const url = `${brand.siteUrl}/`;
  const application = softwareApplicationJsonLd({
    name: brand.name,
    description: siteMetadata.description,
    url,
    category: 'HealthApplication',
    featureList: coreFeatures.map((feature) => feature.name),
    price: claims.structuredDataPrice,
    provider: {name: brand.name, url},
  });
  return <JsonLd data={[organizationJsonLd(), webSiteJsonLd(), application]} />;
}
