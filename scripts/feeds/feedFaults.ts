/**
 * What a feed validator would say about a feed: the rules of RSS 2.0 (rssboard.org), Atom
 * (RFC 4287) and JSON Feed 1.1 (jsonfeed.org), and of the W3C's Feed Validation Service those
 * that decide whether readers show an article well. Each function returns one line per fault,
 * none for a feed in order, and never throws.
 */
import {load} from 'cheerio';
import {JSDOM} from 'jsdom';

const ATOM = 'http://www.w3.org/2005/Atom';
const CONTENT = 'http://purl.org/rss/1.0/modules/content/';

/** 'en', 'en-US'. */
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

const isAbsolute = (address: string): boolean => {
  try {
    return /^https?:$/.test(new URL(address).protocol);
  } catch {
    return false;
  }
};

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const RFC_822 =
  /^(?:(Sun|Mon|Tue|Wed|Thu|Fri|Sat), )?(\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) \d{2}:\d{2}(?::\d{2})? (?:GMT|UT|[+-]\d{4})$/;

/** 'Thu, 18 Sep 2025 00:00:00 GMT', with the weekday that the date has. */
const isRfc822 = (text: string): boolean => {
  const [, weekday, day, month, year] = RFC_822.exec(text) ?? [];
  if (!day) return false;
  const date = new Date(`${day} ${month} ${year} 00:00:00 GMT`);
  return date.getUTCDate() === Number(day) && (!weekday || DAYS[date.getUTCDay()] === weekday);
};

/** '2025-09-18T00:00:00.000Z', T and Z in capitals, on a day that exists. */
const isRfc3339 = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(`${text.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(text.slice(0, 10));

/** Elements that a reader strips or refuses, and with them what they held. */
const UNSAFE =
  'script, style, iframe, object, embed, form, input, button, select, textarea, svg, link, meta';

/** What is wrong with an article's HTML: what a reader would drop, or cannot resolve. */
const htmlFaults = (html: string): readonly string[] => {
  const $ = load(html, null, false);
  if ($.root().text().trim() === '') return ['no text'];
  const faults: string[] = $(UNSAFE)
    .toArray()
    .map((element) => `<${'name' in element ? element.name : '?'}>, which readers drop`);
  for (const element of $('*').toArray()) {
    for (const [name, value] of Object.entries('attribs' in element ? element.attribs : {})) {
      if (name === 'style' || name.startsWith('on'))
        faults.push(`attribute ${name}, which readers drop`);
      const addresses = ['href', 'src', 'cite', 'poster'].includes(name) ? [value] : [];
      for (const address of addresses) {
        if (!isAbsolute(address) && !/^(?:mailto|tel):/.test(address)) {
          faults.push(`${name} “${address}” is not absolute`);
        }
      }
    }
  }
  return [...new Set(faults)].map((fault) => `content: ${fault}`);
};

const parseXml = (text: string): Document | string => {
  try {
    return new JSDOM(text, {contentType: 'application/xml'}).window.document;
  } catch (error) {
    return `not well-formed XML: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const children = (parent: Element, name: string, namespace: string | null): readonly Element[] =>
  [...parent.children].filter(
    (child) => child.localName === name && child.namespaceURI === namespace,
  );

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';

interface Shape {
  readonly once: readonly string[];
  readonly atMostOnce: readonly string[];
  readonly any: readonly string[];
}

/** Faults of presence: missing, doubled and unknown children of one namespace. */
const shapeFaults = (
  parent: Element,
  namespace: string | null,
  {once, atMostOnce, any}: Shape,
): readonly string[] => {
  const count = (name: string): number => children(parent, name, namespace).length;
  return [
    ...once.flatMap((name) => {
      if (count(name) !== 1) return [`${count(name) === 0 ? 'no' : 'more than one'} <${name}>`];
      return textOf(children(parent, name, namespace)[0]) === '' ? [`<${name}> is empty`] : [];
    }),
    ...atMostOnce.flatMap((name) => (count(name) > 1 ? [`more than one <${name}>`] : [])),
    ...[...parent.children]
      .filter((child) => child.namespaceURI === namespace)
      .map((child) => child.localName)
      .filter((name) => ![...once, ...atMostOnce, ...any].includes(name))
      .map((name) => `<${name}> does not belong here`),
  ];
};

const repeated = (values: readonly string[]): readonly string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** HTML where plain text is meant shows as angle brackets in half of the readers. */
const plainFaults = (name: string, text: string): readonly string[] =>
  /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(text) ? [`<${name}> holds HTML`] : [];

const CHANNEL: Shape = {
  once: ['title', 'link', 'description'],
  atMostOnce: [
    ...['language', 'copyright', 'managingEditor', 'webMaster', 'pubDate', 'lastBuildDate'],
    ...['generator', 'docs', 'cloud', 'ttl', 'image', 'rating', 'textInput'],
    ...['skipHours', 'skipDays'],
  ],
  any: ['item', 'category'],
};
const ITEM: Shape = {
  once: ['title', 'link', 'guid', 'pubDate'],
  atMostOnce: ['description', 'author', 'comments', 'enclosure', 'source'],
  any: ['category'],
};

/** @param address where the feed is published: its own link must name it. */
export const rssFaults = (text: string, address: string): readonly string[] => {
  const document = parseXml(text);
  if (typeof document === 'string') return [document];
  const rss = document.documentElement;
  if (rss.localName !== 'rss' || rss.getAttribute('version') !== '2.0') return ['not RSS 2.0'];
  const [channel, ...others] = children(rss, 'channel', null);
  if (!channel || others.length > 0) return ['not exactly one <channel>'];

  const faults = [...shapeFaults(channel, null, CHANNEL)];
  if (!isAbsolute(textOf(children(channel, 'link', null)[0])))
    faults.push('<link> is not absolute');
  for (const name of ['pubDate', 'lastBuildDate']) {
    const date = children(channel, name, null)[0];
    if (date && !isRfc822(textOf(date))) faults.push(`<${name}> “${textOf(date)}” is not RFC 822`);
  }
  const language = children(channel, 'language', null)[0];
  if (language && !LANGUAGE.test(textOf(language))) {
    faults.push(`<language> “${textOf(language)}” is not a language`);
  }
  const own = children(channel, 'link', ATOM).filter((link) => link.getAttribute('rel') === 'self');
  if (own.length !== 1 || own[0]?.getAttribute('href') !== address) {
    faults.push(`no atom:link rel="self" to ${address}`);
  }
  if (own[0] && own[0].getAttribute('type') !== 'application/rss+xml') {
    faults.push('atom:link rel="self" is not of type application/rss+xml');
  }

  const items = children(channel, 'item', null);
  if (items.length === 0) faults.push('no <item>');
  items.forEach((item, index) => {
    const say = (fault: string): unknown => faults.push(`item ${index + 1}: ${fault}`);
    shapeFaults(item, null, ITEM).forEach(say);
    plainFaults('title', textOf(children(item, 'title', null)[0])).forEach(say);
    if (!isAbsolute(textOf(children(item, 'link', null)[0]))) say('<link> is not absolute');
    const guid = children(item, 'guid', null)[0];
    if (guid && guid.getAttribute('isPermaLink') !== 'false' && !isAbsolute(textOf(guid))) {
      say('<guid> is a permanent link by default, and is no address');
    }
    const date = textOf(children(item, 'pubDate', null)[0]);
    if (!isRfc822(date)) say(`<pubDate> “${date}” is not RFC 822`);
    const encoded = children(item, 'encoded', CONTENT);
    if (encoded.length !== 1) say('not exactly one <content:encoded>');
    else htmlFaults(textOf(encoded[0])).forEach(say);
  });
  for (const guid of repeated(items.map((item) => textOf(children(item, 'guid', null)[0])))) {
    faults.push(`two items with the <guid> ${guid}`);
  }
  return faults;
};

const FEED: Shape = {
  once: ['id', 'title', 'updated'],
  atMostOnce: ['generator', 'icon', 'logo', 'rights', 'subtitle'],
  any: ['author', 'category', 'contributor', 'link', 'entry'],
};
const ENTRY: Shape = {
  once: ['id', 'title', 'updated', 'content'],
  atMostOnce: ['published', 'rights', 'source', 'summary'],
  any: ['author', 'category', 'contributor', 'link'],
};

/** What feed and entries have in common: dates, text types, links, people, categories. */
const atomCommonFaults = (parent: Element): readonly string[] => {
  const all = (name: string): readonly Element[] => children(parent, name, ATOM);
  const links = all('link');
  const alternates = links
    .filter((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate')
    .map((link) => `${link.getAttribute('type') ?? ''} ${link.getAttribute('hreflang') ?? ''}`);
  return [
    ...all('id').flatMap((id) => (isAbsolute(textOf(id)) ? [] : ['<id> is not an address'])),
    ...['updated', 'published']
      .flatMap(all)
      .filter((date) => !isRfc3339(textOf(date)))
      .map((date) => `<${date.localName}> “${textOf(date)}” is not RFC 3339`),
    ...['title', 'subtitle', 'summary', 'rights', 'content']
      .flatMap(all)
      .filter((words) => !['text', 'html', 'xhtml'].includes(words.getAttribute('type') ?? 'text'))
      .map((words) => `<${words.localName}> is neither text nor HTML`),
    ...links
      .filter((link) => !isAbsolute(link.getAttribute('href') ?? ''))
      .map((link) => `<link> “${link.getAttribute('href') ?? ''}” is not absolute`),
    ...(repeated(alternates).length > 0 ? ['two alternate <link>s of one type'] : []),
    ...[...all('author'), ...all('contributor')]
      .filter((person) => textOf(children(person, 'name', ATOM)[0]) === '')
      .map((person) => `<${person.localName}> without <name>`),
    ...all('category')
      .filter((category) => !category.getAttribute('term'))
      .map(() => '<category> without term'),
  ];
};

/** @param address where the feed is published: its own link must name it. */
export const atomFaults = (text: string, address: string): readonly string[] => {
  const document = parseXml(text);
  if (typeof document === 'string') return [document];
  const feed = document.documentElement;
  if (feed.localName !== 'feed' || feed.namespaceURI !== ATOM) return ['not an Atom feed'];

  const faults = [...shapeFaults(feed, ATOM, FEED), ...atomCommonFaults(feed)];
  const own = children(feed, 'link', ATOM).filter((link) => link.getAttribute('rel') === 'self');
  if (own.length !== 1 || own[0]?.getAttribute('href') !== address) {
    faults.push(`no <link rel="self"> to ${address}`);
  }
  const entries = children(feed, 'entry', ATOM);
  if (entries.length === 0) faults.push('no <entry>');
  const feedHasAuthor = children(feed, 'author', ATOM).length > 0;
  entries.forEach((entry, index) => {
    const say = (fault: string): unknown => faults.push(`entry ${index + 1}: ${fault}`);
    shapeFaults(entry, ATOM, ENTRY).forEach(say);
    atomCommonFaults(entry).forEach(say);
    if (!feedHasAuthor && children(entry, 'author', ATOM).length === 0) say('no <author>');
    const content = children(entry, 'content', ATOM)[0];
    if (content?.getAttribute('type') === 'html') htmlFaults(textOf(content)).forEach(say);
  });
  for (const id of repeated(entries.map((entry) => textOf(children(entry, 'id', ATOM)[0])))) {
    faults.push(`two entries with the <id> ${id}`);
  }
  return faults;
};

const JSON_FEED_KEYS = [
  ...['version', 'title', 'home_page_url', 'feed_url', 'description', 'user_comment', 'next_url'],
  ...['icon', 'favicon', 'authors', 'language', 'expired', 'hubs', 'items'],
];
const JSON_ITEM_KEYS = [
  ...['id', 'url', 'external_url', 'title', 'content_html', 'content_text', 'summary', 'image'],
  ...['banner_image', 'date_published', 'date_modified', 'authors', 'tags', 'language'],
  'attachments',
];

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const str = (value: unknown): string => (typeof value === 'string' ? value : '');

const unknownKeys = (value: Json, known: readonly string[]): readonly string[] =>
  Object.keys(value)
    .filter((key) => !known.includes(key) && !key.startsWith('_'))
    .map((key) => `unknown key “${key}”`);

/** @param address where the feed is published: `feed_url` must name it. */
export const jsonFeedFaults = (text: string, address: string): readonly string[] => {
  let feed: unknown;
  try {
    feed = JSON.parse(text);
  } catch (error) {
    return [`not JSON: ${error instanceof Error ? error.message : String(error)}`];
  }
  if (!isObject(feed)) return ['not an object'];

  const faults = [...unknownKeys(feed, JSON_FEED_KEYS)];
  if (feed.version !== 'https://jsonfeed.org/version/1.1') {
    faults.push(`version “${str(feed.version)}” is not JSON Feed 1.1`);
  }
  if (!LANGUAGE.test(str(feed.language))) {
    faults.push(`language “${str(feed.language)}” is not a language`);
  }
  if (str(feed.title).trim() === '') faults.push('no title');
  if (feed.feed_url !== address) faults.push(`feed_url is not ${address}`);
  if (!isAbsolute(str(feed.home_page_url))) faults.push('home_page_url is not absolute');

  const items: readonly unknown[] = Array.isArray(feed.items) ? feed.items : [];
  if (items.length === 0) faults.push('no items');
  items.forEach((item, index) => {
    const say = (fault: string): unknown => faults.push(`item ${index + 1}: ${fault}`);
    if (!isObject(item)) return say('not an object');
    unknownKeys(item, JSON_ITEM_KEYS).forEach(say);
    if (str(item.id) === '') say('no id');
    if (!isAbsolute(str(item.url))) say('url is not absolute');
    if (str(item.title).trim() === '') say('no title');
    for (const key of ['date_published', 'date_modified']) {
      if (!isRfc3339(str(item[key]))) say(`${key} “${str(item[key])}” is not RFC 3339`);
    }
    const people: readonly unknown[] = Array.isArray(item.authors) ? item.authors : [];
    if (
      people.length === 0 ||
      people.some((person) => !isObject(person) || str(person.name) === '')
    ) {
      say('an author without a name');
    }
    if (!Array.isArray(item.tags) || item.tags.some((tag) => str(tag) === '')) {
      say('tags is not a list of words');
    }
    htmlFaults(str(item.content_html)).forEach(say);
  });
  for (const id of repeated(items.map((item) => (isObject(item) ? str(item.id) : '')))) {
    faults.push(`two items with the id ${id}`);
  }
  return faults;
};
