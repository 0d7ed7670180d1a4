import {feedItems, readableInFeeds} from '../feeds.ts';

test('elements that need our pages are removed from an article, and its words stay', () => {
  const html = [
    '<h2 class="anchor" id="a">One<a class="hash-link" href="https://x.example/#a">#</a></h2>',
    '<p class="p" style="color:red">Calls: <!-- -->63<!-- -->, <a href="https://x.example/two">more</a></p>',
    '<aside><svg aria-hidden="true"><path d="M0"></path></svg>Note</aside>',
    '<figure><svg role="img" aria-label="24 of 63 are missed"><rect></rect></svg></figure>',
    '<p lang="es" data-x="1" dir="ltr">sí</p><button>Copy</button>',
  ].join('');
  expect(readableInFeeds(html)).toBe(
    '<h2>One</h2><p>Calls: 63, <a href="https://x.example/two">more</a></p>' +
      '<aside>Note</aside><figure><p>24 of 63 are missed</p></figure>' +
      '<p lang="es" dir="ltr">sí</p>',
  );
});

test('an item has the dates of its publication and of its last revision', async () => {
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
