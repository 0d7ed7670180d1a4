/**
 * Wraps theme-classic 3.10.2 `BlogPostPage/Metadata`.
 * Why: adds the alternative text of the card, which is the article's title.
 */
import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import OriginalMetadata from '@theme-original/BlogPostPage/Metadata';

import {brand} from '@site/src/config/brand';

export default function BlogPostPageMetadata(): ReactElement {
  const {metadata} = useBlogPost();
  const alt = `${brand.name} blog: ${metadata.title}`;
  return (
    <>
      <OriginalMetadata />
      <Head>
        <meta property="og:image:alt" content={alt} />
        <meta name="twitter:image:alt" content={alt} />
      </Head>
    </>
  );
}
