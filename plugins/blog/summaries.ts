import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {isoDay} from '../../src/domain/blog/dates.ts';
import type {RelatablePost} from '../../src/domain/blog/related.ts';
import type {CategoryCount, PostSummary} from '../../src/domain/blog/types.ts';

const slugOf = (permalink: string): string => permalink.split('/').at(-1) ?? permalink;

/** What the lists show of a post. checkPosts has made sure of one category, an author and a date. */
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
    plate: typeof plate === 'string' ? plate : (category?.label ?? ''),
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
