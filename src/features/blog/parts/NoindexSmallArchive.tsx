import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

/** Minimum number of articles for an archive to be indexed by search engines. */
const MIN_POSTS = 3;

export interface NoindexSmallArchiveProps {
  readonly posts: number;
  readonly pages: number;
}

/** Excludes an archive with few articles from search results, and thereby from the sitemap. */
export function NoindexSmallArchive({posts, pages}: NoindexSmallArchiveProps): ReactElement | null {
  if (pages > 1 || posts >= MIN_POSTS) return null;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
