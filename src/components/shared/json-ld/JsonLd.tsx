import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import {type JsonLd as JsonLdData, serializeJsonLd} from '@site/src/domain/seo/jsonLd';

/** Structured data in the page's head; it goes when the visitor leaves the page. */
export function JsonLd({data}: {readonly data: readonly JsonLdData[]}): ReactElement {
  return (
    <Head>
      {data.map((one) => (
        <script key={one['@type']} type="application/ld+json">
          {serializeJsonLd(one)}
        </script>
      ))}
    </Head>
  );
}
