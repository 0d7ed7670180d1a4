import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

import {isoDay} from '../../src/features/blog/rules/dates.ts';
import type {
  CategoryCount,
  PostSummary,
  SearchablePost,
} from '../../src/features/blog/rules/types.ts';
import {searchWords} from '../../src/lib/search/search.ts';
import type {Category} from './postKeys.ts';

const lastSegment = (permalink: string): string => permalink.split('/').at(-1) ?? permalink;

/** Text in a post's drawing without `plate`. */
const DEFAULT_PLATE = 'Answered';

/** Post with its summary, which all lists share. */
export interface SummarizedPost {
  readonly metadata: BlogPost['metadata'];
  readonly summary: PostSummary;
}

/** Summarizes a post for lists. A post may have no category. */
export const summarize = ({metadata}: BlogPost): SummarizedPost => {
  const category = metadata.tags[0];
  const {plate} = metadata.frontMatter as {readonly plate?: unknown};
  const summary = {
    slug: lastSegment(metadata.permalink),
    permalink: metadata.permalink,
    title: metadata.title ?? '',
    excerpt: metadata.description,
    category: category?.label ?? '',
    categoryId: lastSegment(category?.permalink ?? ''),
    author: metadata.authors.map(({name}) => name ?? '').join(', '),
    date: isoDay(metadata.date),
    minutes: metadata.readingTime ?? 1,
    plate: typeof plate === 'string' ? plate : (category?.label ?? DEFAULT_PLATE),
  };
  return {metadata, summary};
};

/** Row of the search index, with the writer's keywords. */
export const searchable = ({metadata, summary}: SummarizedPost): SearchablePost => ({
  ...summary,
  keywords: metadata.frontMatter.keywords ?? [],
});

/** Returns the newest listed post with `featured: true`; without one, the newest. */
const featuredOf = (posts: readonly SummarizedPost[]): PostSummary | null =>
  (posts.find(({metadata}) => metadata.frontMatter['featured' as never] === true) ?? posts[0])
    ?.summary ?? null;

/** Counts the posts of each category of blog/tags.yml that has a label, in its order. */
const countCategories = (
  categories: readonly Category[],
  posts: readonly SummarizedPost[],
): readonly CategoryCount[] =>
  categories.map((category) => ({
    ...category,
    count: posts.filter(({summary}) => summary.categoryId === category.id).length,
  }));

/** Creates the props of the list's pages, in addition to their posts. */
export const listFacts = (listed: readonly SummarizedPost[], categories: readonly Category[]) => ({
  featured: featuredOf(listed),
  categories: countCategories(categories, listed),
  total: listed.length,
});

/** Words of each article by its slug, for searches without a match in the rows. */
export const wordsBySlug = (
  posts: readonly BlogPost[],
  wordsOf: (post: BlogPost) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts.map((post) => [
      lastSegment(post.metadata.permalink),
      [...new Set(searchWords(wordsOf(post)))].join(' '),
    ]),
  );

/**
 * Makes a smaller copy of a route of the blog plugin: lists get summaries as props instead of whole
 * articles (each a chunk with its components), and no route loads the theme's sidebar. An article's route
 * gets the date of its last change, because search engines ignore dates that are all the build's.
 * @param posts by their source paths, as the routes name them
 */
export const stripRouteData = (
  route: RouteConfig,
  posts: ReadonlyMap<string, SummarizedPost>,
  facts: ReturnType<typeof listFacts>,
): RouteConfig => {
  const {sidebar: _sidebar, items, ...modules} = route.modules ?? {};
  if (Array.isArray(items)) {
    const listed = (
      items as unknown as readonly {readonly content: {readonly path: string}}[]
    ).flatMap(({content}) => posts.get(content.path)?.summary ?? []);
    return {...route, modules, props: {...route.props, posts: listed, ...facts}};
  }
  const article = posts.get(String(modules.content))?.metadata;
  const lastUpdatedAt =
    article && new Date(article.frontMatter.last_update?.date ?? article.date).getTime();
  return {...route, modules, metadata: {...route.metadata, lastUpdatedAt}};
};
