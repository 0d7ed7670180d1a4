import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {isoDay} from '../../src/domain/blog/dates.ts';
import type {RelatablePost} from '../../src/domain/blog/related.ts';
import type {CategoryCount, PostSummary, SearchablePost} from '../../src/domain/blog/types.ts';
import {searchWords} from '../../src/domain/search/search.ts';

const slugOf = (permalink: string): string => permalink.split('/').at(-1) ?? permalink;

/** Stands in the drawing of a post that says nothing else there. */
const DEFAULT_PLATE = 'Answered';

/** What the lists show of a post, which may be without a category. */
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

/** What relatedPosts compares, with the summary to show. */
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

/** The newest listed post with `featured: true`; without one, the newest. */
export const featuredOf = (posts: readonly BlogPost[]): BlogPost | undefined =>
  posts.find(({metadata}) => metadata.frontMatter['featured' as never] === true) ?? posts[0];

/** Every category of blog/tags.yml that has a label, in its order, with how many posts it has. */
export const countCategories = (
  categories: readonly Omit<CategoryCount, 'count'>[],
  posts: readonly PostSummary[],
): readonly CategoryCount[] =>
  categories.map((category) => ({
    ...category,
    count: posts.filter(({categoryId}) => categoryId === category.id).length,
  }));

/** The rows of the search's file, with the writers' own keywords. */
export const searchable = (posts: readonly BlogPost[]): readonly SearchablePost[] =>
  posts.map((post) => ({...summarize(post), words: relatable(post).keywords.join(' ')}));

/** All words of each article by its slug, for what the rows don't answer. */
export const wordsBySlug = (
  posts: readonly BlogPost[],
  wordsOf: (post: BlogPost) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    posts.map((post) => [summarize(post).slug, [...new Set(searchWords(wordsOf(post)))].join(' ')]),
  );
