import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {isoDay} from '../../src/domain/blog/dates.ts';
import type {RelatablePost} from '../../src/domain/blog/related.ts';
import type {CategoryCount, PostSummary, SearchablePost} from '../../src/domain/blog/types.ts';
import {searchWords} from '../../src/domain/search/search.ts';

const slugOf = (permalink: string): string => permalink.split('/').at(-1) ?? permalink;

/** Text in a post's drawing without `plate`. */
const DEFAULT_PLATE = 'Answered';

/** Summary of a post for lists. A post may have no category. */
export const summarize = ({metadata}: BlogPost): PostSummary => {
  const category = metadata.tags[0];
  const {plate} = metadata.frontMatter as {readonly plate?: unknown};
  return {
    slug: slugOf(metadata.permalink),
    permalink: metadata.permalink,
    title: metadata.title ?? '',
    excerpt: metadata.description,
    category: category?.label ?? '',
    categoryId: slugOf(category?.permalink ?? ''),
    categoryPermalink: category?.permalink ?? '',
    author: metadata.authors.map(({name}) => name ?? '').join(', '),
    date: isoDay(metadata.date),
    minutes: metadata.readingTime ?? 1,
    plate: typeof plate === 'string' ? plate : (category?.label ?? DEFAULT_PLATE),
  };
};

/** Input of relatedPosts, with the summary to show. */
export const relatable = (post: BlogPost): RelatablePost & {readonly summary: PostSummary} => {
  const summary = summarize(post);
  return {
    slug: summary.slug,
    categoryId: summary.categoryId,
    date: summary.date,
    keywords: post.metadata.frontMatter.keywords ?? [],
    summary,
  };
};

/** Returns the newest listed post with `featured: true`; without one, the newest. */
export const featuredOf = (posts: readonly BlogPost[]): BlogPost | undefined =>
  posts.find(({metadata}) => metadata.frontMatter['featured' as never] === true) ?? posts[0];

/** Counts the posts of each category of blog/tags.yml that has a label, in its order. */
export const countCategories = (
  categories: readonly Omit<CategoryCount, 'count'>[],
  posts: readonly PostSummary[],
): readonly CategoryCount[] =>
  categories.map((category) => ({
    ...category,
    count: posts.filter(({categoryId}) => categoryId === category.id).length,
  }));

/** Rows of the search index, with the writers' keywords. */
export const searchable = (posts: readonly BlogPost[]): readonly SearchablePost[] =>
  posts.map((post) => ({...summarize(post), words: relatable(post).keywords.join(' ')}));

/** Words of each article by its slug, for searches without a match in the rows. */
export const wordsBySlug = (
  posts: readonly BlogPost[],
  wordsOf: (post: BlogPost) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts.map((post) => [summarize(post).slug, [...new Set(searchWords(wordsOf(post)))].join(' ')]),
  );
