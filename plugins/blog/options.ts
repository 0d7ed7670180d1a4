import type {PluginOptions} from '@docusaurus/plugin-content-blog';

import {company} from '../../src/config/company.ts';
import {isPublished} from '../../src/features/blog/rules/dates.ts';
import {readingMinutes} from '../../src/features/blog/rules/readingTime.ts';
import {highlightCode} from '../shared/highlightCode.ts';
import {feedItems} from './feeds.ts';

/** Rows on a list page, without the featured article above them. */
export const POSTS_PER_PAGE = 10;

/** Title of the blog in titles, feeds, and previews. */
const blogTitle = 'Notes from the front desk';
const blogDescription =
  'Practical notes on answering a medical practice’s phone: HIPAA, patient experience, costs, languages, and software, by the people who set up the phones.';

/**
 * Options for @docusaurus/plugin-content-blog.
 * @param production false also shows posts dated in the future
 */
export const contentBlogOptions = (
  production: boolean,
  now: () => Date = () => new Date(),
): Partial<PluginOptions> => ({
  blogTitle,
  blogDescription,
  // No archive page: the list has pages, chips, and search.
  archiveBasePath: null,
  // No page shows the theme's sidebar.
  blogSidebarCount: 0,
  // Colors code fences in the build.
  rehypePlugins: [highlightCode],
  // Our own checks report these, one line each.
  onInlineTags: 'ignore',
  onInlineAuthors: 'ignore',
  // Lists show the description, so no post needs a marker where its preview ends.
  onUntruncatedBlogPosts: 'ignore',
  feedOptions: {
    type: ['rss', 'atom', 'json'],
    title: `${company.name}: ${blogTitle}`,
    description: blogDescription,
    copyright: `Copyright ${company.name}`,
    language: 'en-US',
    limit: 20,
    xslt: {rss: null, atom: null},
    createFeedItems: feedItems,
  },
  path: 'blog',
  routeBasePath: 'blog',
  postsPerPage: POSTS_PER_PAGE,
  readingTime: ({content}) => readingMinutes(content),
  processBlogPosts: async ({blogPosts}) =>
    production ? blogPosts.filter(({metadata}) => isPublished(metadata.date, now())) : blogPosts,
});
