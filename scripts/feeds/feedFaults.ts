/**
 * What decides whether readers take a feed and show its articles well. The library that Docusaurus
 * has for it writes the formats' structure; the rules here are about what we and articles put in.
 */
import {load} from 'cheerio';
import {JSDOM} from 'jsdom';

interface Item {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly dates: readonly string[];
  readonly authors: readonly string[];
  readonly html: string;
}

/** What all three formats have. */
interface Feed {
  readonly format: string;
  /** Where it says that it is published. */
  readonly self: string;
  /** Atom states it in no element of the feed's own. */
  readonly language?: string;
  /** A moment as the format has it. */
  readonly writeDate: (date: Date) => string;
  readonly items: readonly Item[];
}

/** @throws when it is not well-formed */
const readXml = (text: string): Document =>
  new JSDOM(text, {contentType: 'application/xml'}).window.document;

const texts = (parent: Element, name: string): string[] =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent.trim());
const textOf = (parent: Element, name: string): string => texts(parent, name)[0] ?? '';
const hrefOf = (parent: Element, link: string): string =>
  parent.querySelector(link)?.getAttribute('href') ?? '';

const readRss = (text: string): Feed => {
  const {documentElement: rss} = readXml(text);
  return {
    format: `${rss.tagName} ${rss.getAttribute('version') ?? ''}`,
    self: [...rss.getElementsByTagName('atom:link')]
      .filter((link) => link.matches('[rel=self][type="application/rss+xml"]'))
      .map((link) => link.getAttribute('href'))
      .join(),
    language: textOf(rss, 'language'),
    writeDate: (date) => date.toUTCString(),
    items: [...rss.querySelectorAll('channel > item')].map((item) => ({
      id: textOf(item, 'guid'),
      title: textOf(item, 'title'),
      url: textOf(item, 'link'),
      dates: texts(item, 'pubDate'),
      // RSS knows authors by their email addresses only.
      authors: ['-'],
      html: textOf(item, 'content:encoded'),
    })),
  };
};

const readAtom = (text: string): Feed => {
  const {documentElement: feed} = readXml(text);
  return {
    format: `${feed.tagName} ${feed.namespaceURI ?? ''}`,
    self: hrefOf(feed, 'feed > link[rel=self]'),
    writeDate: (date) => date.toISOString(),
    items: [...feed.querySelectorAll('feed > entry')].map((entry) => ({
      id: textOf(entry, 'id'),
      title: textOf(entry, 'title'),
      url: hrefOf(entry, 'link'),
      dates: [textOf(entry, 'updated'), ...texts(entry, 'published')],
      authors: [...entry.querySelectorAll('author')].map((author) => textOf(author, 'name')),
      html: textOf(entry, 'content'),
    })),
  };
};

/** As much of JSON Feed 1.1 as is used: https://www.jsonfeed.org/version/1.1 */
interface JsonFeed {
  readonly version: string;
  readonly feed_url: string;
  readonly language: string;
  readonly items: readonly {
    readonly id: string;
    readonly title: string;
    readonly url: string;
    readonly date_published: string;
    readonly date_modified: string;
    readonly author?: unknown;
    readonly authors?: readonly {readonly name: string}[];
    readonly content_html: string;
  }[];
}

const readJson = (text: string): Feed => {
  const feed = JSON.parse(text) as JsonFeed;
  return {
    // `author` is version 1.
    format: feed.items.some(({author}) => author) ? 'mixed versions' : feed.version,
    self: feed.feed_url,
    language: feed.language,
    writeDate: (date) => date.toISOString(),
    items: feed.items.map(({id, title, url, authors = [], ...item}) => ({
      ...{id, title, url},
      dates: [item.date_published, item.date_modified],
      authors: authors.map(({name}) => name),
      html: item.content_html,
    })),
  };
};

const isAbsolute = (address: string): boolean => /^https:\/\/[^/]+\//.test(address);

/** What a reader would drop from an article's HTML, or cannot resolve. */
const htmlFaults = (html: string): readonly string[] => {
  const $ = load(html, null, false);
  if ($.root().text().trim() === '') return ['no text'];
  const faults = $('script, style, iframe, object, embed, form, input, button, select, svg, link')
    .toArray()
    .map((element) => `<${$(element).prop('tagName')?.toLowerCase()}>, which readers drop`);
  for (const element of $('*').toArray()) {
    for (const [name, value] of Object.entries($(element).attr() ?? {})) {
      if (name === 'style' || name.startsWith('on')) faults.push(`${name}, which readers drop`);
      const isAddress = ['href', 'src', 'cite', 'poster'].includes(name);
      if (isAddress && !isAbsolute(value) && !/^(?:mailto|tel):/.test(value)) {
        faults.push(`${name} “${value}” is not absolute`);
      }
    }
  }
  return faults;
};

const itemFaults = ({id, title, url, dates, authors, html}: Item, feed: Feed): string[] => [
  ...(id === '' ? ['no id'] : []),
  ...(feed.items.filter((item) => item.id === id).length > 1 ? [`its id ${id} twice`] : []),
  // HTML where plain text is meant shows as angle brackets in half of the readers.
  ...(title === '' || /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);/i.test(title) ? ['no plain title'] : []),
  ...(isAbsolute(url) ? [] : [`its link “${url}” is not absolute`]),
  ...(dates.length === 0 ? ['no date'] : []),
  ...dates
    .filter((date) => {
      const moment = new Date(date);
      return Number.isNaN(moment.getTime()) || feed.writeDate(moment) !== date;
    })
    .map((date) => `“${date}” is not a date as the format has it`),
  ...(authors.length === 0 || authors.includes('') ? ['no author, or one without a name'] : []),
  ...htmlFaults(html),
];

const FORMATS = {
  'rss.xml': {read: readRss, is: 'rss 2.0'},
  'atom.xml': {read: readAtom, is: 'feed http://www.w3.org/2005/Atom'},
  'feed.json': {read: readJson, is: 'https://jsonfeed.org/version/1.1'},
} as const;

type FeedFile = keyof typeof FORMATS;
export const feedFiles = Object.keys(FORMATS) as readonly FeedFile[];

/** @param address where it is published: the feed has to name it. @returns one line for each fault */
export const feedFaults = (file: FeedFile, text: string, address: string): readonly string[] => {
  const {read, is} = FORMATS[file];
  let feed: Feed;
  try {
    feed = read(text);
  } catch (error) {
    return [`not well-formed: ${String(error)}`];
  }
  return [
    ...(feed.format === is ? [] : [`${feed.format} is not ${is}`]),
    ...(feed.self === address ? [] : [`does not say that it is published at ${address}`]),
    ...(/^[a-z]{2}-[A-Z]{2}$/.test(feed.language ?? 'en-US') ? [] : ['no language']),
    ...(feed.items.length === 0 ? ['no items'] : []),
    ...feed.items.flatMap((item, index) =>
      itemFaults(item, feed).map((fault) => `item ${index + 1}: ${fault}`),
    ),
  ];
};
