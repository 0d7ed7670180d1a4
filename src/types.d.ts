/** Written by plugins/blog when the site is built or served. */
declare module '@generated/docusaurus-plugin-content-blog/default/search-index.json' {
  import type {SearchablePost} from '@site/src/features/blog/rules/types';

  const posts: readonly SearchablePost[];
  export default posts;
}

/** Written by plugins/specialty-pages. */
declare module '@generated/specialty-pages/default/overview.json' {
  import type {OverviewRow} from '@site/src/features/specialties/rules/pageData';

  const rows: Readonly<Record<string, OverviewRow>>;
  export default rows;
}
declare module '@generated/specialty-pages/default/home-call.json' {
  import type {SampleCall} from '@site/src/features/call/rules/call';

  const call: SampleCall;
  export default call;
}
declare module '@generated/specialty-pages/default/search-words.json' {
  const words: Readonly<Record<string, readonly string[]>>;
  export default words;
}
