// Text and markup of the feeds: e2e/blog.spec.ts.
import {feedItems} from '../feeds.ts';

test('a feed’s item has the dates of its publication and of its last revision', async () => {
  const published = new Date('2025-09-18');
  const posts = [{last_update: {date: '2026-11-24'}}, {}].map((frontMatter) => ({
    metadata: {frontMatter},
  }));
  const items = await feedItems({
    blogPosts: posts,
    defaultCreateFeedItems: async () =>
      posts.map(() => ({title: 'HIPAA', link: '/blog/hipaa', date: published})),
  } as unknown as Parameters<typeof feedItems>[0]);
  expect(items).toMatchObject([
    {published, date: new Date('2026-11-24')},
    {published, date: published},
  ]);
});
