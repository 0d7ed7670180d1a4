// The blog as a reader meets it: finding, reading, sharing, and the feeds.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {JSDOM} from 'jsdom';

import {POSTS_PER_PAGE} from '../plugins/blog/options';
import {accessibilityViolations} from './axe';
import {ARTICLE, BUILD, builtHtml, sitemapPaths} from './builtSite';
import {expect, hydrated, open, test, typeOver} from './fixtures';
import {afterAction} from './specStrings';

/** Every article of the build, not only ours: writers add some, and that breaks no test. */
const articles = sitemapPaths().filter((page) => ARTICLE.test(page));
const total = articles.length;
const aboutAi = articles.filter((page) =>
  /<meta[^>]*article:tag[^>]*AI Technology/.test(builtHtml(page)),
).length;

test('the search index comes when asked for; search and chips live in the address', async ({
  page,
}) => {
  const indexes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('search-index')) indexes.push(request.url());
  });
  await open(page, '/blog');
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await expect(links).toHaveCount(Math.min(total, POSTS_PER_PAGE + 1));
  await expect(links.first()).toHaveAttribute('href', '/blog/hipaa-compliance');
  await page.waitForLoadState('networkidle');
  expect(indexes).toEqual([]);
  const search = page.getByRole('searchbox', {name: 'Search articles'});
  await search.focus();
  await expect.poll(() => indexes.length).toBe(1);

  const status = page.locator('#main').getByRole('status').first();
  await page.getByRole('button', {name: /AI Technology/}).click();
  await expect(status).toHaveText(`${aboutAi} articles of ${total} in AI Technology`);
  await typeOver(search, 'espanol');
  await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
  await expect(page).toHaveURL('/blog?q=espanol&category=ai-technology');

  await page.reload();
  await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
  await typeOver(search, 'zebra');
  await expect(page.getByText('Nobody has written that one yet')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', {name: afterAction.blogClear}).click();
  await expect(status).toHaveText(`${total} articles, newest first`);
  await expect(page).toHaveURL('/blog');
  // Words that only the articles have.
  await typeOver(search, 'voicemail');
  await expect(status).toHaveText(/^\d articles? of \d+ for “voicemail”$/);
  await typeOver(search, 'after hours');
  await expect(status).toHaveText(/^\d articles? of \d+ for “after hours”$/);
});

test('Share copies the address, without query, on a device without sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {value: undefined, configurable: true});
  });
  await page.goto('/blog/roi?utm_source=letter');
  await hydrated(page);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/blog\/roi$/);
});

test.describe('the feeds', () => {
  const feed = (file: string): string => readFileSync(path.join(BUILD, 'blog', file), 'utf8');
  const words = (html: string): readonly string[] =>
    load(html)
      .text()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  /** The newest; older ones have been read by then. */
  const LIMIT = 20;

  /** As much of a JSON Feed as readers need: https://www.jsonfeed.org/version/1 */
  interface JsonFeed {
    readonly items: readonly {
      readonly id: string;
      readonly title: string;
      readonly url: string;
      readonly date_published: string;
      readonly date_modified: string;
      readonly authors: readonly {readonly name: string}[];
      readonly content_html: string;
    }[];
  }
  const {items, ...json} = JSON.parse(feed('feed.json')) as JsonFeed;

  test('the JSON feed has what readers need, and no HTML that they drop', () => {
    expect(json).toMatchObject({version: 'https://jsonfeed.org/version/1'});
    expect(new Set(items.map(({id}) => id)).size).toBe(items.length);
    for (const {title, url, date_published, date_modified, authors, content_html} of items) {
      // HTML where plain text is meant shows as angle brackets in half of the readers.
      expect(title, url).toMatch(/^[^<>&]+$/);
      for (const date of [date_published, date_modified]) {
        expect(new Date(date).toISOString(), url).toBe(date);
      }
      expect(authors.length, url).toBeGreaterThan(0);
      for (const {name} of authors) expect(name, url).not.toBe('');
      expect(content_html, url).not.toMatch(
        /<(?:script|style|iframe|object|embed|form|input|button|select|svg|link)\b/i,
      );
      expect(content_html, url).not.toMatch(/<[^>]*\s(?:style|on\w+)=/i);
      expect(content_html, url).not.toMatch(
        /<[^>]*\s(?:href|src|cite|poster)="(?!https:\/\/[^/]+\/|mailto:|tel:)/i,
      );
    }
  });

  for (const [file, root, item, date] of [
    ['rss.xml', 'rss[version="2.0"]', 'item', 'pubDate'],
    ['atom.xml', 'feed[xmlns="http://www.w3.org/2005/Atom"]', 'entry', 'published'],
  ] as const) {
    test(`${file} is well-formed and lists the same articles`, () => {
      // Throws where it is not well-formed.
      const {document} = new JSDOM(feed(file), {contentType: 'application/xml'}).window;
      expect(document.documentElement.matches(root)).toBe(true);
      const texts = (name: string): readonly string[] =>
        [...document.querySelectorAll(`${item} > ${name}`)].map(({textContent}) => textContent);
      expect(texts('title')).toEqual(items.map(({title}) => title));
      expect(texts(item === 'item' ? 'guid' : 'id')).toEqual(items.map(({id}) => id));
      expect(texts(date)).toEqual(
        items.map(({date_published: day}) =>
          item === 'item' ? new Date(day).toUTCString() : new Date(day).toISOString(),
        ),
      );
    });
  }

  test('hold every article, whole, up to the newest twenty', () => {
    expect(articles.length).toBeGreaterThanOrEqual(6);
    expect(items).toHaveLength(Math.min(LIMIT, articles.length));
    expect(articles).toEqual(expect.arrayContaining(items.map(({url}) => new URL(url).pathname)));
    for (const {url, content_html: content} of items) {
      const body = load(builtHtml(new URL(url).pathname))('#__blog-post-container');
      expect(body, url).toHaveLength(1);
      body.find('svg, [aria-hidden="true"], button, .hash-link').remove();
      const [onPage, inFeed] = [words(body.html() ?? ''), words(content)];
      expect(inFeed.slice(0, 20), url).toEqual(onPage.slice(0, 20));
      expect(inFeed.slice(-20), url).toEqual(onPage.slice(-20));
      expect(inFeed.length, url).toBeGreaterThanOrEqual(onPage.length);
      for (const other of ['rss.xml', 'atom.xml']) {
        expect(feed(other), `${url} in ${other}`).toContain(`<![CDATA[${content}]]>`);
      }
    }
  });
});
