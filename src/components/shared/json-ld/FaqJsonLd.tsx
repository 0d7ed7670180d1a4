import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

import type {FaqItem} from '@site/src/data/faq';
import {faqPageJsonLd, serializeJsonLd} from '@site/src/domain/seo/jsonLd';

export interface FaqJsonLdProps {
  /** The very list that the page shows. */
  readonly items: readonly FaqItem[];
}

/** Tells search engines about the questions that the page answers. */
export function FaqJsonLd({items}: FaqJsonLdProps): ReactElement {
  return (
    <Head>
      <script type="application/ld+json">{serializeJsonLd(faqPageJsonLd(items))}</script>
    </Head>
  );
}
