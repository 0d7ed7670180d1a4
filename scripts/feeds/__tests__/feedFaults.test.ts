import {type FeedFile, feedFaults} from '../feedFaults';

const at = 'https://site.example/feed';

const GOOD: Readonly<Record<FeedFile, string>> = {
  'rss.xml': `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Notes</title><link>https://site.example/</link><language>en-US</language>
<atom:link href="${at}" rel="self" type="application/rss+xml"/>
<item><title>One</title><link>https://site.example/one</link><guid>https://site.example/one</guid>
<pubDate>Thu, 18 Sep 2025 00:00:00 GMT</pubDate>
<content:encoded><![CDATA[<p>A <a href="https://site.example/two">link</a></p>]]></content:encoded></item>
<item><title>Two</title><link>https://site.example/two</link><guid>https://site.example/two</guid>
<pubDate>Wed, 17 Sep 2025 00:00:00 GMT</pubDate>
<content:encoded><![CDATA[<p>Text</p>]]></content:encoded></item></channel></rss>`,
  'atom.xml': `<feed xmlns="http://www.w3.org/2005/Atom"><id>https://site.example/</id>
<link rel="alternate" href="https://site.example/"/><link rel="self" href="${at}"/>
<entry><title>One</title><id>https://site.example/one</id><link href="https://site.example/one"/>
<updated>2025-09-18T00:00:00.000Z</updated><author><name>Desk team</name></author>
<content type="html"><![CDATA[<p>Text</p>]]></content></entry></feed>`,
  'feed.json': JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: at,
    language: 'en-US',
    items: [
      {
        id: 'https://site.example/one',
        url: 'https://site.example/one',
        title: 'One',
        content_html: '<p>Text</p>',
        date_published: '2025-09-18T00:00:00.000Z',
        date_modified: '2025-09-18T00:00:00.000Z',
        authors: [{name: 'Desk team'}],
      },
    ],
  }),
};

test.each(Object.entries(GOOD))('a good %s has no faults', (file, text) => {
  expect(feedFaults(file as FeedFile, text, at)).toEqual([]);
});

const CASES: readonly (readonly [FeedFile, was: string | RegExp, is: string, says: string])[] = [
  ['rss.xml', '</item>', '', 'not well-formed'],
  ['rss.xml', '<title>One', '<title>One & ', 'not well-formed'],
  ['rss.xml', 'version="2.0"', 'version="0.91"', 'is not rss 2.0'],
  ['rss.xml', 'rel="self"', 'rel="hub"', 'does not say that it is published'],
  ['rss.xml', 'en-US', 'English', 'no language'],
  ['rss.xml', /<item>.*<\/item>/s, '', 'no items'],
  ['rss.xml', 'Wed, 17 Sep', 'Fri, 17 Sep', 'item 2: “Fri, 17 Sep'],
  ['rss.xml', '<link>https://site.example/two', '<link>/two', 'item 2: its link “/two”'],
  ['rss.xml', '<guid>https://site.example/two', '<guid>https://site.example/one', 'twice'],
  ['rss.xml', '<title>One', '<title>&lt;b&gt;One', 'item 1: no plain title'],
  ['rss.xml', '<p>Text</p>', '<p> </p>', 'item 2: no text'],
  ['rss.xml', 'href="https://site.example/two"', 'href="/two"', 'href “/two” is not absolute'],
  ['rss.xml', '<p>Text', '<script>1</script><p>Text', '<script>, which readers drop'],
  ['rss.xml', '<p>Text', '<p style="color:red">Text', 'style, which readers drop'],
  ['atom.xml', 'http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#', 'is not feed'],
  ['atom.xml', 'rel="self"', 'rel="via"', 'does not say that it is published'],
  ['atom.xml', '2025-09-18T', '2025-09-31T', 'is not a date'],
  ['atom.xml', '<name>Desk team</name>', '', 'no author, or one without a name'],
  ['feed.json', '"items":[', '"items":[,', 'not well-formed'],
  ['feed.json', 'version/1.1', 'version/1', 'is not https://jsonfeed.org/version/1.1'],
  ['feed.json', '"authors":', '"author":{"name":"Desk"},"authors":', 'mixed versions'],
  ['feed.json', '"language":"en-US"', '"language":""', 'no language'],
  ['feed.json', `"feed_url":"${at}"`, '"feed_url":"/feed.json"', 'does not say'],
];

test.each(CASES)('%s with %s as “%s”', (file, was, is, says) => {
  const bad = GOOD[file].replace(was, is);
  expect(bad).not.toBe(GOOD[file]);
  expect(feedFaults(file, bad, at).join('\n')).toContain(says);
});
