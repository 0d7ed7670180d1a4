// The built feeds, as a validator and a feed reader would take them.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {load} from 'cheerio';

import {atomFaults, jsonFeedFaults, rssFaults} from '../scripts/feeds/feedFaults';
import {brand} from '../src/config/brand';
import {ARTICLE, BUILD, builtHtml, sitemapPaths} from './builtSite';

const CHECKS = {
  'rss.xml': rssFaults,
  'atom.xml': atomFaults,
  'feed.json': jsonFeedFaults,
} as const;

const built = (file: string): string => readFileSync(path.join(BUILD, 'blog', file), 'utf8');
const words = (html: string): readonly string[] =>
  load(html)
    .text()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const articles = sitemapPaths().filter((page) => ARTICLE.test(page));
/** The newest; older ones have been read by then. */
const LIMIT = 20;

for (const [file, faults] of Object.entries(CHECKS)) {
  test(`blog/${file} is valid`, () => {
    expect(faults(built(file), `${brand.siteUrl}/blog/${file}`)).toEqual([]);
  });
}

test('every article is in every feed, whole, up to the newest twenty', () => {
  expect(articles.length).toBeGreaterThanOrEqual(6);
  const {items} = JSON.parse(built('feed.json')) as {
    readonly items: readonly {readonly url: string; readonly content_html: string}[];
  };
  expect(items).toHaveLength(Math.min(LIMIT, articles.length));
  expect(articles).toEqual(expect.arrayContaining(items.map(({url}) => new URL(url).pathname)));
  for (const {url, content_html: content} of items) {
    const page = load(builtHtml(new URL(url).pathname));
    const body = page('#__blog-post-container');
    expect(body, url).toHaveLength(1);
    body.find('svg, [aria-hidden="true"], button, .hash-link').remove();
    const inFeed = words(content);
    const [first, last] = [
      words(body.html() ?? '').slice(0, 20),
      words(body.html() ?? '').slice(-20),
    ];
    expect(inFeed.slice(0, 20), url).toEqual(first);
    expect(inFeed.slice(-20), url).toEqual(last);
    expect(inFeed.length, url).toBeGreaterThanOrEqual(words(body.html() ?? '').length);
    for (const other of ['rss.xml', 'atom.xml']) {
      expect(built(other), `${url} in ${other}`).toContain(`<![CDATA[${content}]]>`);
    }
  }
});
