import {atomFaults, jsonFeedFaults, rssFaults} from '../feedFaults';

const at = 'https://site.example/feed';

const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Notes</title><link>https://site.example/</link><description>Some</description>
<atom:link href="${at}" rel="self" type="application/rss+xml"/>
<language>en-US</language><lastBuildDate>Thu, 18 Sep 2025 00:00:00 GMT</lastBuildDate>
<item><title>One</title><link>https://site.example/one</link><guid>https://site.example/one</guid>
<pubDate>Thu, 18 Sep 2025 00:00:00 GMT</pubDate><category>Desk</category>
<content:encoded><![CDATA[<p>A <a href="https://site.example/two">link</a></p>]]></content:encoded></item>
<item><title>Two</title><link>https://site.example/two</link><guid>https://site.example/two</guid>
<pubDate>Wed, 17 Sep 2025 00:00:00 GMT</pubDate>
<content:encoded><![CDATA[<p>Text</p>]]></content:encoded></item>
</channel></rss>`;

const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>https://site.example/</id><title>Notes</title>
<updated>2025-09-18T00:00:00.000Z</updated><link rel="alternate" href="https://site.example/"/>
<link rel="self" href="${at}"/>
<entry><title type="html">One</title><id>https://site.example/one</id><link href="https://site.example/one"/>
<updated>2025-09-18T00:00:00Z</updated><published>2025-09-18T00:00:00+02:00</published>
<author><name>Desk team</name></author><category term="Desk"/>
<content type="html"><![CDATA[<p>Text</p>]]></content></entry>
<entry><title>Two</title><id>https://site.example/two</id><updated>2025-09-17T00:00:00Z</updated>
<author><name>Desk team</name></author><content type="html">&lt;p&gt;Text&lt;/p&gt;</content></entry></feed>`;

const item = (id: string): object => ({
  id,
  url: id,
  title: 'One',
  content_html: '<p>Text</p>',
  date_published: '2025-09-18T00:00:00Z',
  date_modified: '2025-09-18T00:00:00Z',
  authors: [{name: 'Desk team'}],
  tags: ['Desk'],
});
const json = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Notes',
  home_page_url: 'https://site.example/',
  feed_url: at,
  language: 'en-US',
  items: [item('https://site.example/one'), item('https://site.example/two')],
});

test('feeds in order have no faults', () => {
  expect(rssFaults(rss, at)).toEqual([]);
  expect(atomFaults(atom, at)).toEqual([]);
  expect(jsonFeedFaults(json, at)).toEqual([]);
});

type Check = (text: string, address: string) => readonly string[];
type Case = readonly [fault: string, spoil: string, by: string, says: string];

const spoiled = (check: Check, good: string, cases: readonly Case[]): void =>
  test.each(cases)('%s', (_, from, to, says) => {
    const bad = good.replace(from, to);
    expect(bad).not.toBe(good);
    expect(check(bad, at).join('\n')).toContain(says);
  });

describe('RSS', () => {
  spoiled(rssFaults, rss, [
    ['a tag left open', '</item>', '', 'not well-formed XML'],
    ['a bare ampersand', '<title>One', '<title>One & ', 'not well-formed XML'],
    ['an older version', 'version="2.0"', 'version="0.91"', 'not RSS 2.0'],
    ['no description', '<description>Some</description>', '', 'no <description>'],
    ['an empty title', '<title>Notes</title>', '<title/>', '<title> is empty'],
    [
      'two languages',
      '<language>',
      '<language>fr</language><language>',
      'more than one <language>',
    ],
    ['a language in words', 'en-US', 'English (US)', 'is not a language'],
    [
      'a child of its own making',
      '<language>',
      '<mood>good</mood><language>',
      '<mood> does not belong here',
    ],
    ['no link to itself', 'rel="self"', 'rel="hub"', 'no atom:link rel="self"'],
    ['an ISO date', 'Thu, 18 Sep 2025 00:00:00 GMT</last', '2025-09-18</last', 'is not RFC 822'],
    ['a weekday that it was not', 'Wed, 17 Sep', 'Fri, 17 Sep', 'item 2: <pubDate>'],
    ['a day that no calendar has', 'Wed, 17 Sep', '31 Sep', 'item 2: <pubDate>'],
    [
      'a relative link',
      '<link>https://site.example/two',
      '<link>/two',
      'item 2: <link> is not absolute',
    ],
    [
      'a guid that is no address',
      '<guid>https://site.example/one',
      '<guid>one',
      '<guid> is a permanent link',
    ],
    [
      'one guid twice',
      '<guid>https://site.example/two',
      '<guid>https://site.example/one',
      'two items with the <guid>',
    ],
    ['HTML in a title', '<title>One', '<title>&lt;b&gt;One', 'item 1: <title> holds HTML'],
    ['no text', '<p>Text</p>', '<p> </p>', 'item 2: no text'],
    [
      'a relative link in the text',
      'href="https://site.example/two"',
      'href="/two"',
      'content: href “/two” is not absolute',
    ],
    [
      'a script in the text',
      '<p>Text',
      '<script>1</script><p>Text',
      'content: <script>, which readers drop',
    ],
    [
      'an inline style in the text',
      '<p>Text',
      '<p style="color:red">Text',
      'content: attribute style',
    ],
  ]);
});

describe('Atom', () => {
  spoiled(atomFaults, atom, [
    [
      'another namespace',
      'http://www.w3.org/2005/Atom',
      'http://purl.org/atom/ns#',
      'not an Atom feed',
    ],
    ['no id', '<id>https://site.example/</id>', '', 'no <id>'],
    [
      'an id that is no address',
      '<id>https://site.example/one',
      '<id>one',
      'entry 1: <id> is not an address',
    ],
    [
      'one id twice',
      '<id>https://site.example/two',
      '<id>https://site.example/one',
      'two entries with the <id>',
    ],
    ['no date', '<updated>2025-09-17T00:00:00Z</updated>', '', 'entry 2: no <updated>'],
    ['a day without a time', '2025-09-17T00:00:00Z', '2025-09-17', 'is not RFC 3339'],
    ['a day that no calendar has', '2025-09-17T', '2025-09-31T', 'is not RFC 3339'],
    ['small letters', '17T00:00:00Z', '17t00:00:00z', 'is not RFC 3339'],
    ['nobody’s entry', '<author><name>Desk team</name></author>', '', 'entry 1: no <author>'],
    [
      'an author without a name',
      '<name>Desk team</name>',
      '<email>a@b.example</email>',
      '<author> without <name>',
    ],
    ['a category without a term', 'term="Desk"', 'label="Desk"', '<category> without term'],
    ['no link to itself', 'rel="self"', 'rel="via"', 'no <link rel="self">'],
    ['two links of one kind', 'rel="self"', 'rel="alternate"', 'two alternate <link>s'],
    [
      'text of an unknown type',
      '<title type="html">',
      '<title type="markdown">',
      'neither text nor HTML',
    ],
    [
      'RSS’s name for a date',
      '<published>2025-09-18T00:00:00+02:00</published>',
      '<pubDate>x</pubDate>',
      '<pubDate> does not belong here',
    ],
  ]);
});

describe('JSON Feed', () => {
  spoiled(jsonFeedFaults, json, [
    ['a comma too many', '"items":[', '"items":[,', 'not JSON'],
    ['an older version', 'version/1.1', 'version/1', 'is not JSON Feed 1.1'],
    ['version 1’s author', '"authors":[', '"author":[', 'unknown key “author”'],
    ['no language', '"language":"en-US",', '', 'language “” is not a language'],
    ['another address', `"feed_url":"${at}"`, '"feed_url":"/feed.json"', 'feed_url is not'],
    ['a slip in a key', '"title":"One"', '"titel":"One"', 'item 1: unknown key “titel”'],
    ['a number for an id', '"id":"https://site.example/one"', '"id":1', 'item 1: no id'],
    [
      'one id twice',
      '"id":"https://site.example/two"',
      '"id":"https://site.example/one"',
      'two items with the id',
    ],
    ['no date', '"date_published":"2025-09-18T00:00:00Z",', '', 'item 1: date_published'],
    [
      'nobody’s item',
      '"name":"Desk team"',
      '"url":"https://site.example"',
      'an author without a name',
    ],
    ['no text', '<p>Text</p>', '', 'item 1: no text'],
  ]);
});
