import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import {serializeJsonLd} from '@site/src/domain/seo/jsonLd';

/** Structured data in the page's head; it goes when the visitor leaves the page. */
export function JsonLd({data}: {readonly data: readonly object[]}): ReactElement {
  return (
    <Head>
      {data.map((one, index) => (
        <script key={index} type="application/ld+json">
          {serializeJsonLd(one)}
        </script>
      ))}
    </Head>
  );
}
