import type {PluginOptions} from '@docusaurus/plugin-content-blog';

import {brand} from '../../src/config/brand.ts';
import {lettersPage} from '../../src/data/letters.ts';
import {FEED_LANGUAGE, feedItems} from '../blog/feeds.ts';

/** Options for @docusaurus/plugin-content-blog. */
export const lettersOptions: Partial<PluginOptions> = {
  path: 'letters',
  routeBasePath: 'letters',
  include: ['*.md'],
  blogTitle: lettersPage.title,
  blogDescription: lettersPage.description,
  blogListComponent: '@site/src/templates/letters/LetterList',
  blogPostComponent: '@site/src/templates/letters/LetterPage',
  archiveBasePath: null,
  blogSidebarCount: 0,
  // One a month: eight years of them are one page.
  postsPerPage: 'ALL',
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: `${brand.name}: ${lettersPage.title}`,
    description: lettersPage.description,
    copyright: `Copyright ${brand.name}`,
    language: FEED_LANGUAGE,
    limit: 20,
    xslt: {rss: null, atom: null},
    createFeedItems: feedItems,
  },
};
