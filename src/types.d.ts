/** Written by plugins/blog when the site is built or served. */
declare module '@generated/docusaurus-plugin-content-blog/default/search-index.json' {
  import type {PostSummary} from '@site/src/domain/blog/types';

  const posts: readonly PostSummary[];
  export default posts;
}
