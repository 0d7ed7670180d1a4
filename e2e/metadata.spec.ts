// What search engines and link previews are told, read from every built page as they would read it.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {MAX_TITLE} from '../plugins/blog/checkPosts';
import {readBuiltPage} from '../plugins/site-files/builtPage';
import {colorsIn, readPng} from '../plugins/social-cards/__tests__/png';
import {brand} from '../src/config/brand';
import {pageTitles} from '../src/data/pageTitles';
import {redirects} from '../src/data/redirects';
import {solutions} from '../src/data/solutions';
import {pageViewTitle} from '../src/domain/analytics/pageTitle';
import {BUILD, builtHtml, builtPaths, builtText, sitemapPaths} from './builtSite';

const paths = builtPaths();
/** Those that search engines may list; the handbook and the page for missing ones are not. */
const listed = paths.filter((page) => !readBuiltPage(builtHtml(page)).noIndex);

/** Values that more than one page has, with their pages. */
const shared = (valueOf: (page: string) => string): readonly (readonly [string, string[]])[] => {
  const pages = new Map<string, string[]>();
  for (const page of listed) {
    const value = valueOf(page);
    pages.set(value, [...(pages.get(value) ?? []), page]);
  }
  return [...pages].filter(([, those]) => those.length > 1);
};

const metaContent = (html: string, name: string): string | undefined => {
  const tag = new RegExp(`<meta[^>]*(?:name|property)="?${name}"?[\\s>][^>]*>`).exec(html)?.[0];
  const match = /content=(?:"([^"]*)"|([^\s>]+))/.exec(tag ?? '');
  return match?.[1] ?? match?.[2];
};

const documentTitle = (page: string): string =>
  /<title[^>]*>([^<]*)<\/title>/.exec(builtHtml(page))?.[1] ?? '';

const jsonLd = (page: string): unknown[] =>
  [
    ...builtHtml(page).matchAll(
      /<script[^>]*type="?application\/ld\+json"?[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ].map(([, text = '']) => JSON.parse(text) as unknown);

const types = (page: string): unknown[] =>
  jsonLd(page).map((data) => (data as {readonly '@type'?: unknown})['@type']);

test('there is something to look at', () => {
  expect(listed.length).toBeGreaterThan(25);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(pageTitles)));
  for (const slug of Object.keys(solutions)) expect(listed).toContain(`/solutions/${slug}`);
});

test('titles and descriptions are no other page’s', () => {
  expect(shared(documentTitle)).toEqual([]);
  expect(shared((page) => readBuiltPage(builtHtml(page)).description)).toEqual([]);
});

test('search engines may list every page but the handbook and the page for missing ones', () => {
  // Where a host does not answer with a redirect, a small page does; that is nobody's find either.
  const moved = redirects.map(({from}) => from);
  const hidden = paths.filter((page) => !listed.includes(page) && !moved.includes(page));
  expect(hidden.filter((page) => !/^\/(?:docs(?:\/.*)?|404)$/.test(page))).toEqual([]);
  expect(paths.filter((page) => page.startsWith('/docs'))).toEqual(
    hidden.filter((page) => page.startsWith('/docs')),
  );
  expect([...sitemapPaths()].sort()).toEqual([...listed].sort());
});

for (const page of listed) {
  test(`${page} says who it is`, () => {
    const html = builtHtml(page);
    const {title, description, canonical, image} = readBuiltPage(html);

    const own = documentTitle(page);
    expect(own.length).toBeGreaterThan(10);
    // Search results cut a title off somewhere near here; the name at its end may go.
    expect(own.length).toBeLessThanOrEqual(MAX_TITLE + ` | ${brand.name}`.length);
    expect(title).not.toBe('');
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(160);

    const address = `${brand.siteUrl}${page}`;
    expect(canonical).toBe(address);
    expect(metaContent(html, 'og:url')).toBe(address);
    expect(metaContent(html, 'og:site_name')).toBe(brand.name);
    expect(metaContent(html, 'og:type')).toMatch(/^(?:website|article)$/);
    expect(metaContent(html, 'robots')).toContain('index, follow');

    // Each tag once: readers differ in which of two they believe.
    for (const name of ['description', 'robots', 'og:title', 'og:image', 'twitter:image']) {
      const count = html.match(new RegExp(`<meta[^>]*(?:name|property)="?${name}"?[\\s>]`, 'g'));
      expect(count, name).toHaveLength(1);
    }

    // A preview picture of its own, there and drawn.
    expect(metaContent(html, 'twitter:card')).toBe('summary_large_image');
    expect(metaContent(html, 'twitter:image')).toBe(image);
    expect(metaContent(html, 'og:image:width')).toBe('1200');
    expect(metaContent(html, 'og:image:height')).toBe('630');
    expect(metaContent(html, 'og:image:alt')).toMatch(/\S{3}/);
    expect(metaContent(html, 'twitter:image:alt')).toBe(metaContent(html, 'og:image:alt'));
    expect(image.startsWith(`${brand.siteUrl}/`), image).toBe(true);
    const file = path.join(BUILD, new URL(image).pathname);
    expect(existsSync(file), file).toBe(true);
    const picture = readPng(readFileSync(file));
    expect([picture.width, picture.height]).toEqual([1200, 630]);
    expect(colorsIn(picture, [72, 140, 1128, 460], 2).size).toBeGreaterThan(10);
  });

  test(`${page} has structured data that parses, and claims no rating`, () => {
    for (const data of jsonLd(page)) {
      expect(data).toMatchObject({
        '@context': expect.stringMatching(/^https:\/\/schema\.org\/?$/),
        '@type': expect.any(String),
      });
      expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"/i);
    }
  });

  test(`${page} has a title for page views`, () => {
    const site = {
      exists: () => true,
      solutions: new Map(
        Object.entries(solutions).map(([slug, {pageViewTitle: title}]) => [slug, title]),
      ),
    };
    // Without one, a page is recorded under its path.
    expect(pageViewTitle(page, site)).not.toMatch(/^\//);
    expect(pageViewTitle(page, site)).not.toBe('Unknown Page');
  });
}

test('previews are no other page’s', () => {
  expect(shared((page) => readBuiltPage(builtHtml(page)).image)).toEqual([]);
});

test('the home page states company, site and offer', () => {
  expect(types('/')).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'SoftwareApplication']),
  );
  const offer = jsonLd('/').find(
    (data) => (data as {readonly '@type': string})['@type'] === 'SoftwareApplication',
  );
  expect(offer).toMatchObject({offers: {price: '299.00', priceCurrency: 'USD'}});
});

for (const slug of Object.keys(solutions)) {
  test(`/solutions/${slug} states the application, the way to it and its questions`, () => {
    expect(types(`/solutions/${slug}`)).toEqual(
      expect.arrayContaining(['SoftwareApplication', 'BreadcrumbList', 'FAQPage']),
    );
    const keywords = metaContent(builtHtml(`/solutions/${slug}`), 'keywords')?.split(',') ?? [];
    expect(keywords.length).toBeGreaterThanOrEqual(3);
    expect(new Set(keywords).size).toBe(keywords.length);
  });
}

for (const page of listed.filter((candidate) =>
  /^\/blog\/(?!page|category|authors)[^/]+$/.test(candidate),
)) {
  test(`${page} is stated as an article, by teams that have a page, with its card`, () => {
    const html = builtHtml(page);
    expect(metaContent(html, 'og:type')).toBe('article');
    const [article, ...others] = jsonLd(page).filter(
      (data) => (data as {readonly '@type'?: string})['@type'] === 'BlogPosting',
    );
    expect(others).toEqual([]);
    const published = metaContent(html, 'article:published_time');
    expect(article).toMatchObject({
      headline: expect.stringMatching(/\S{3}/),
      image: {'@type': 'ImageObject', url: metaContent(html, 'og:image')},
      datePublished: published,
      dateModified: published,
      publisher: {'@type': 'Organization', name: brand.name, logo: expect.any(String)},
    });
    const {author} = article as {readonly author: readonly Record<string, string>[]};
    expect(author.length).toBeGreaterThan(0);
    for (const {'@type': type, name, url = ''} of author) {
      expect([type, name]).toEqual(['Organization', expect.stringMatching(/team$/)]);
      expect(listed).toContain(url.replace(brand.siteUrl, ''));
    }
  });
}

for (const page of listed.filter((candidate) => candidate.lastIndexOf('/') > 0)) {
  test(`${page} states the way to it, over pages that exist`, () => {
    const trail = jsonLd(page).find(
      (data) => (data as {readonly '@type'?: string})['@type'] === 'BreadcrumbList',
    ) as
      | {readonly itemListElement: readonly {readonly name: string; readonly item: string}[]}
      | undefined;
    const steps = trail?.itemListElement ?? [];
    const ways = steps.map(({item}) => item.replace(brand.siteUrl, ''));
    expect(ways[0]).toBe('/');
    expect(ways.at(-1)).toBe(page);
    expect(ways[1]).toBe(page.slice(0, page.indexOf('/', 1)));
    for (const way of ways) expect(listed).toContain(way);
    for (const {name} of steps) expect(name).toMatch(/\S/);
  });
}

test('pages with questions state the very questions and answers that they show', () => {
  const asking = listed.filter((page) => types(page).includes('FAQPage'));
  expect(asking).toEqual(expect.arrayContaining(['/pricing', '/contact', '/calculator']));
  expect(asking).toHaveLength(3 + Object.keys(solutions).length);
  for (const page of asking) {
    const text = builtText(page, 'page');
    const faq = jsonLd(page).find(
      (data) => (data as {readonly '@type'?: string})['@type'] === 'FAQPage',
    ) as {
      readonly mainEntity: readonly {
        readonly name: string;
        readonly acceptedAnswer: {readonly text: string};
      }[];
    };
    expect(faq.mainEntity.length, page).toBeGreaterThanOrEqual(3);
    for (const {name, acceptedAnswer} of faq.mainEntity) {
      expect(text, page).toContain(name);
      expect(text, page).toContain(acceptedAnswer.text);
    }
  }
});

test('robots.txt, sitemap, manifest and llms.txt are there and agree', () => {
  const file = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
  expect(file('robots.txt')).toContain(`Sitemap: ${brand.siteUrl}/sitemap.xml`);
  expect(JSON.parse(file('manifest.webmanifest'))).toMatchObject({name: brand.name});
  const llms = file('llms.txt');
  for (const page of listed) expect(llms).toContain(`(${brand.siteUrl}${page})`);
  expect(llms).not.toContain(`${brand.siteUrl}/docs`);
  // Articles are dated; the other pages have no day that would be true.
  const sitemap = file('sitemap.xml');
  expect(sitemap).toMatch(
    new RegExp(`<loc>${brand.siteUrl}/blog/hipaa-compliance</loc><lastmod>\\d{4}-\\d{2}-\\d{2}`),
  );
});
