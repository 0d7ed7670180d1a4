import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {relatedPosts} from '../../../src/features/blog/rules/related.ts';
import {listFacts, searchable, stripRouteData, summarize, wordsBySlug} from '../lists.ts';
import {contentBlogOptions} from '../options.ts';

/** Creates the part of a blog post that lists read. */
const post = (
  slug: string,
  date: string,
  category: string,
  frontMatter: Readonly<Record<string, unknown>> = {},
): BlogPost =>
  ({
    id: slug,
    metadata: {
      permalink: `/blog/${slug}`,
      source: `@site/blog/${slug}.mdx`,
      title: `About ${slug}`,
      description: `All about ${slug}.`,
      date: new Date(`${date}T00:00:00Z`),
      tags: [{label: category.toUpperCase(), permalink: `/blog/category/${category}`}],
      authors: [{name: 'Desk team'}, {name: 'Line team'}],
      readingTime: 6,
      frontMatter,
    },
  }) as unknown as BlogPost;

const posts = [
  post('faxes', '2025-09-20', 'desk', {keywords: ['paper']}),
  post('hold', '2025-09-18', 'desk', {featured: true, plate: 'On hold'}),
  post('scans', '2025-09-01', 'law', {keywords: ['paper']}),
  post('terms', '2025-08-01', 'law'),
];

const summarized = posts.map(summarize);

test('a post has all data that lists, related articles and search show', () => {
  expect(summarized[1]?.summary).toEqual({
    slug: 'hold',
    permalink: '/blog/hold',
    title: 'About hold',
    excerpt: 'All about hold.',
    category: 'DESK',
    categoryId: 'desk',
    author: 'Desk team, Line team',
    date: '2025-09-18',
    minutes: 6,
    plate: 'On hold',
  });
  expect(summarized[0]?.summary.plate).toBe('DESK');
});

test('a post without a category is complete, and isn’t related to others without one', () => {
  const bare = post('bare', '2025-09-19', '');
  const other = post('other', '2025-01-01', '');
  for (const {metadata} of [bare, other]) metadata.tags.length = 0;
  expect(summarize(bare).summary).toMatchObject({category: '', categoryId: '', plate: 'Answered'});
  const near = relatedPosts(
    searchable(summarize(bare)),
    [summarize(other), ...summarized].map(searchable),
  );
  expect(near.map(({slug}) => slug)).toEqual(['faxes', 'hold']);
});

test('the search index has a post’s keywords, and on demand all of its words', () => {
  expect(searchable(summarized[0]!)).toMatchObject({slug: 'faxes', keywords: ['paper']});
  expect(wordsBySlug(posts.slice(0, 1), () => 'A fax, a FAX’s paper')).toEqual({
    faxes: 'a fax faxs paper',
  });
});

test('the newest featured post is on top, or the newest post if none is featured', () => {
  const unfeatured = summarized.filter(({summary}) => summary.slug !== 'hold');
  expect(listFacts(summarized, []).featured?.slug).toBe('hold');
  expect(listFacts(unfeatured, []).featured?.slug).toBe('faxes');
  expect(listFacts([], []).featured).toBeNull();
});

test('posts are counted per category, including categories without any', () => {
  const categories = ['desk', 'law', 'music'].map((id) => ({id, label: id}));
  const counts = listFacts(summarized, categories).categories.map(({count}) => count);
  expect(counts).toEqual([2, 2, 0]);
});

test('a list’s route has summaries instead of articles', () => {
  const items = posts.slice(0, 2).map(({metadata}) => ({content: {path: metadata.source}}));
  const list = stripRouteData(
    {path: '/blog', component: 'List', modules: {items: items as never, sidebar: 'all.json'}},
    new Map(summarized.map((each) => [each.metadata.source, each])),
    listFacts(summarized, []),
  );
  expect(list.modules).toEqual({});
  expect(list.props).toMatchObject({posts: [{slug: 'faxes'}, {slug: 'hold'}], total: 4});
});

test.each([
  [{}, '2025-09-01'],
  [{last_update: {date: '2026-01-02'}}, '2026-01-02'],
])('an article’s route with %j has the day of its last change', (frontMatter, day) => {
  const revised = post('scans', '2025-09-01', 'law', frontMatter);
  const {source} = revised.metadata;
  const article = stripRouteData(
    {path: '/blog/scans', component: 'Post', modules: {content: source, sidebar: 'all.json'}},
    new Map([[source, summarize(revised)]]),
    listFacts([], []),
  );
  expect(article.modules).toEqual({content: source});
  expect(article.props).toBeUndefined();
  expect(article.metadata).toEqual({lastUpdatedAt: Date.parse(day)});
});

test('a post dated in the future is hidden until its day, except in a writer’s preview', async () => {
  const now = (): Date => new Date('2025-09-18T23:59:00Z');
  const shown = async (production: boolean): Promise<readonly string[]> => {
    const options = contentBlogOptions(production, now);
    const kept = await options.processBlogPosts?.({blogPosts: posts});
    return (kept ?? posts).map(({id}) => id);
  };
  expect(await shown(true)).toEqual(['hold', 'scans', 'terms']);
  expect(await shown(false)).toEqual(['faxes', 'hold', 'scans', 'terms']);
});
