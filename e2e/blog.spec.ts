// The blog for readers: search, reading, sharing, and feeds.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';

import {POSTS_PER_PAGE} from '../plugins/blog/options';
import {accessibilityViolations} from './axe';
import {ARTICLE, BUILD, builtHtml, sitemapPaths} from './builtSite';
import {expect, hydrated, open, replaceText, test} from './fixtures';
import {afterAction} from './specStrings';

/** Every article of the build, because writers add articles and must not break a test. */
const articles = sitemapPaths().filter((page) => ARTICLE.test(page));
const total = articles.length;
const aboutAi = articles.filter((page) =>
  /<meta[^>]*article:tag[^>]*AI Technology/.test(builtHtml(page)),
).length;

test('loads the search index on demand, and stores search and chips in the URL', async ({page}) => {
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
  await replaceText(search, 'espanol');
  await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
  await expect(page).toHaveURL('/blog?q=espanol&category=ai-technology');
  await page.reload();
  await expect(status).toHaveText(`1 article of ${total} for “espanol” in AI Technology`);
  await expect(search).toHaveValue('espanol');

  await replaceText(search, 'zebra');
  await expect(page.getByText('No matching article')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', {name: afterAction.blogClear}).click();
  await expect(status).toHaveText(`${total} articles, newest first`);
  await expect(page).toHaveURL('/blog');
  await expect(search).toBeFocused();
  // Words that occur only in articles.
  await replaceText(search, 'voicemail');
  await expect(status).toHaveText(/^\d articles? of \d+ for “voicemail”$/);
});

test('Share copies the URL without its query when the device has no share sheet', async ({
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

test('the feeds have the full text of the newest twenty articles', () => {
  const feed = (file: string): string => readFileSync(path.join(BUILD, 'blog', file), 'utf8');
  const words = (html: string): readonly string[] =>
    load(html)
      .text()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const {items} = JSON.parse(feed('feed.json')) as {
    readonly items: readonly {url: string; title: string; content_html: string}[];
  };
  expect(items).toHaveLength(Math.min(20, total));
  expect(articles).toEqual(expect.arrayContaining(items.map(({url}) => new URL(url).pathname)));
  for (const {url, content_html: content} of items) {
    const body = load(builtHtml(new URL(url).pathname))('#__blog-post-container');
    // A chart would be black without the style sheet: its name replaces it.
    for (const chart of body.find('svg[aria-label]').toArray())
      expect(content, url).toContain(chart.attribs['aria-label']);
    body.find('svg, [aria-hidden="true"], button, .hash-link').remove();
    const [onPage, inFeed] = [words(body.html() ?? ''), words(content)];
    expect(inFeed.slice(0, 20), url).toEqual(onPage.slice(0, 20));
    expect(inFeed.slice(-20), url).toEqual(onPage.slice(-20));
    expect(inFeed.length, url).toBeGreaterThanOrEqual(onPage.length);
    expect(content, url).not.toMatch(/<(?:script|style|iframe|form|input|button|select|svg)\b/i);
    expect(content, url).not.toMatch(/<[^>]*\s(?:class|style|id|data-[\w-]+)=|<!--/);
    expect(content, url).not.toMatch(/<[^>]*\s(?:href|src)="(?!https:\/\/[^/]+\/|mailto:|tel:)/i);
  }
  for (const file of ['rss.xml', 'atom.xml'])
    for (const {content_html: content} of items)
      expect(feed(file)).toContain(`<![CDATA[${content}]]>`);
});
