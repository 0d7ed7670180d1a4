import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import {serializeJsonLd} from '@site/src/features/seo/rules/jsonLd';

/** Adds structured data to the page's head and removes it on unmount. */
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
