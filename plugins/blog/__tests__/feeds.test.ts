import {Feed} from 'feed';
import {JSDOM} from 'jsdom';

import {completeFeed, readableInFeeds} from '../feeds.ts';

test('what only our pages can use is taken out of an article, its words stay', () => {
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

test('each feed names its own address, once', () => {
  const blog = 'https://x.example/blog';
  const rss = completeFeed(
    'rss.xml',
    '<rss version="2.0"><channel><title>A</title></channel></rss>',
    blog,
  );
  expect(rss).toContain('xmlns:atom="http://www.w3.org/2005/Atom"');
  expect(rss.match(/href="https:\/\/x\.example\/blog\/rss\.xml" rel="self"/g)).toHaveLength(1);
  expect(completeFeed('atom.xml', '<feed><link rel="alternate" href="b"/></feed>', blog)).toMatch(
    /<link rel="self" href="https:\/\/x\.example\/blog\/atom\.xml"/,
  );
  expect(completeFeed('other.txt', 'as it was', blog)).toBe('as it was');
});

test('the JSON feed is one of version 1.1, with its address, its language and all authors', () => {
  const first = {
    version: 'https://jsonfeed.org/version/1',
    title: 'A',
    items: [{id: 'b', author: {name: 'One'}, authors: [{name: 'One'}, {name: 'Two'}]}],
  };
  const text = completeFeed('feed.json', JSON.stringify(first), 'https://x.example/blog');
  expect(JSON.parse(text)).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'A',
    feed_url: 'https://x.example/blog/feed.json',
    language: 'en-US',
    items: [{id: 'b', authors: [{name: 'One'}, {name: 'Two'}]}],
  });
});

test.each(['Paper & Fax', 'a "b" <c> \'d\'', 'R&D &c', 'AT&T, §2, Ñandú 🙂', 'a\u000bb'])(
  'a feed stays well-formed with %j as category, title and author',
  (words) => {
    const blog = 'https://x.example/blog';
    const feed = new Feed({id: blog, title: words, link: blog, copyright: words});
    feed.addItem({
      title: words,
      link: `${blog}/one`,
      date: new Date(0),
      description: words,
      content: `<p>]]>${words}</p>`,
      author: [{name: words, email: 'a@x.example'}],
      category: [
        {name: words, term: '/blog/category/one?a=b&c=d', scheme: 'https://x.example/?a&b'},
      ],
    });
    const read = (file: string, text: string): Document =>
      new JSDOM(completeFeed(file, text, blog), {contentType: 'application/xml'}).window.document;
    const said = words.replace('\u000b', '');
    const atom = read('atom.xml', feed.atom1());
    expect(atom.querySelector('category')?.getAttribute('label')).toBe(said);
    expect(atom.querySelector('entry > title')?.textContent).toBe(said);
    const rss = read('rss.xml', feed.rss2());
    expect(rss.querySelector('item > category')?.textContent).toBe(said);
  },
);
