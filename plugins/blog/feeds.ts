import fs from 'node:fs/promises';
import path from 'node:path';

import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Attributes that mean something without our stylesheet and outside our pages. */
const KEPT_ATTRIBUTES = new Set([
  ...['href', 'src', 'srcset', 'alt', 'title', 'lang', 'dir', 'cite', 'datetime'],
  ...['scope', 'colspan', 'rowspan', 'start', 'width', 'height'],
]);

/**
 * An article's HTML as a feed reader can show it: no icons, no heading anchors, no class names.
 * A chart drawn as SVG would come out black without our CSS; what it says aloud stands in for it.
 */
export const readableInFeeds = (html: string): string => {
  const $ = load(html, null, false);
  $('[aria-hidden="true"], a.hash-link, button, script, style').remove();
  $('svg').each((_, svg) => {
    const says = $(svg).attr('aria-label');
    $(svg).replaceWith(says ? $('<p></p>').text(says) : '');
  });
  $('*').each((_, element) => {
    for (const name of Object.keys('attribs' in element ? element.attribs : {})) {
      if (!KEPT_ATTRIBUTES.has(name)) $(element).removeAttr(name);
    }
  });
  return $.html().replace(/<!--[\s\S]*?-->/g, '');
};

/** The blog plugin's items, with the day each was published and text that readers can show. */
export const feedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map((item) => ({
    ...item,
    published: item.date,
    content: readableInFeeds(item.content ?? ''),
    // For the JSON feed, which gets the first author only otherwise.
    extensions: [{name: 'authors', objects: item.author?.map(({name}) => ({name}))}],
  }));
};

/** As in the feeds' own element for it. */
export const FEED_LANGUAGE = 'en-US';

/** JSON Feed 1.1 of the 1.0 that Docusaurus writes: it has a language, and `authors` for `author`. */
const jsonFeed = (text: string, address: string): string => {
  const {items, ...feed} = JSON.parse(text) as {readonly items: readonly {author?: unknown}[]};
  return JSON.stringify(
    {
      ...feed,
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: address,
      language: FEED_LANGUAGE,
      items: items.map(({author: _, ...item}) => item),
    },
    null,
    2,
  );
};

/** What no XML may hold, not even escaped: https://www.w3.org/TR/xml/#charsets. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** The feed library escapes nothing but quotes in attributes: a category's label has any character. */
const escapeAttributes = (tag: string): string =>
  tag.replace(
    /="([^"]*)"/g,
    (_, value: string) =>
      `="${value.replaceAll('&quot;', '"').replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)}"`,
  );

/** XML that every parser reads. Only the library's own categories stand on lines of their own. */
const wellFormed = (xml: string): string =>
  xml
    .replace(NOT_XML, '')
    .replace(/^\s*<category(?: [\w:]+="[^"]*")+\s*(?=\/?>)/gm, escapeAttributes);

/** What each feed lacks: where it is published, above all, which validators miss. */
const COMPLETIONS: Readonly<Record<string, (text: string, address: string) => string>> = {
  'rss.xml': (text, address) =>
    wellFormed(text)
      .replace('<rss version="2.0"', '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"')
      .replace(
        '<channel>',
        `<channel>\n        <atom:link href="${address}" rel="self" type="application/rss+xml"/>`,
      ),
  'atom.xml': (text, address) =>
    wellFormed(text).replace(
      '<link rel="alternate"',
      `<link rel="self" href="${address}" type="application/atom+xml"/>\n    <link rel="alternate"`,
    ),
  'feed.json': jsonFeed,
};

/** @param blogAddress where the blog is published, without a slash at its end. */
export const completeFeed = (file: string, text: string, blogAddress: string): string =>
  COMPLETIONS[file]?.(text, `${blogAddress}/${file}`) ?? text;

/** Rewrites the feeds in a built blog's folder. A blog without posts has none. */
export const completeFeeds = async (folder: string, blogAddress: string): Promise<void> => {
  await Promise.all(
    Object.keys(COMPLETIONS).map(async (name) => {
      const file = path.join(folder, name);
      const text = await fs.readFile(file, 'utf8').catch(() => null);
      if (text !== null) await fs.writeFile(file, completeFeed(name, text, blogAddress));
    }),
  );
};
