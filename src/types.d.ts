/** Written by plugins/blog when the site is built or served. */
declare module '@generated/docusaurus-plugin-content-blog/default/search-index.json' {
  import type {SearchablePost} from '@site/src/domain/blog/types';

  const posts: readonly SearchablePost[];
  export default posts;
}

/** Written by plugins/solution-pages. */
declare module '@generated/solution-pages/default/overview.json' {
  import type {OverviewCall} from '@site/src/data/solutionsOverview';

  const calls: Readonly<Record<string, OverviewCall>>;
  export default calls;
}
