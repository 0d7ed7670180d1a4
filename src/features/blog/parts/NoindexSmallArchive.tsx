import type {ReactElement} from 'react';
import Head from '@docusaurus/Head';

/** Fewer articles than this aren't worth a page in a search engine's index. */
const ENOUGH = 3;

export interface NoindexSmallArchiveProps {
  readonly posts: number;
  readonly pages: number;
}

/** Keeps an archive with hardly an article out of search results, and so out of the sitemap. */
export function NoindexSmallArchive({posts, pages}: NoindexSmallArchiveProps): ReactElement | null {
  if (pages > 1 || posts >= ENOUGH) return null;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
    </Head>
  );
}
