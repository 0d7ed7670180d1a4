// Metadata for search engines and link previews, read from every built page.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {company} from '../src/config/company';
import {MAX_DESCRIPTION, MAX_TITLE} from '../src/data/siteMetadata';
import {mailLinkPaths} from '../src/lib/address/mailLinkPaths';
import {specialties} from '../src/features/specialties/data/all';
import {ARTICLE, BUILD, builtPage, builtPaths, builtTitle, sitemapPaths} from './builtSite';

/** Minimum bytes: a blank image of this size is much smaller, the plainest card nearly twice as large. */
const MIN_PICTURE_BYTES = 12_000;

type Data = Readonly<Record<string, unknown>>;

const headOf = (page: string) => {
  const $ = builtPage(page);
  return {
    /** Contents of meta tags by name or property. */
    meta: (name: string): string[] =>
      $(`meta[name="${name}"], meta[property="${name}"]`)
        .toArray()
        .map((tag) => $(tag).attr('content') ?? ''),
    canonical: $('link[rel=canonical]').attr('href'),
    data: $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as Data),
  };
};

const paths = builtPaths();
/** Indexable pages; excludes the 404 page. */
const listed = sitemapPaths().sort();

const typesOn = (page: string): unknown[] => headOf(page).data.map((data) => data['@type']);

/** Values that more than one page has. */
const shared = (valueOf: (page: string) => string): readonly string[] => {
  const values = listed.map(valueOf);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

test('search engines may index every page except mail link pages and the 404 page', () => {
  expect(listed.length).toBeGreaterThan(25);
  const hidden = paths.filter((page) => headOf(page).meta('robots')[0]?.includes('noindex'));
  expect(hidden).toEqual(
    paths.filter((page) => page === '/404' || mailLinkPaths.some((path) => path === page)),
  );
  expect(paths.filter((page) => !hidden.includes(page))).toEqual(listed);
});

test('titles, descriptions and preview images are unique', () => {
  expect(shared(builtTitle)).toEqual([]);
  for (const name of ['description', 'og:image']) {
    expect(
      shared((page) => headOf(page).meta(name)[0] ?? ''),
      name,
    ).toEqual([]);
  }
});

for (const page of listed) {
  test(`${page} has complete metadata`, () => {
    const {meta, canonical, data} = headOf(page);
    const title = builtTitle(page);
    // Search results truncate titles near this length; the site's name at the end may be cut.
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE + ` | ${company.name}`.length);

    // Each tag occurs once, because readers differ in which of two they use.
    const once = (name: string): string => {
      expect(meta(name), name).toHaveLength(1);
      return meta(name)[0] ?? '';
    };
    const description = once('description');
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(once('robots')).toContain('index, follow');
    expect(canonical).toBe(`${company.siteUrl}${page}`);
    expect(once('og:url')).toBe(canonical);
    expect(once('og:site_name')).toBe(company.name);
    expect(once('og:type')).toBe(ARTICLE.test(page) ? 'article' : 'website');

    // The preview image exists and isn't blank.
    const image = once('og:image');
    expect(once('twitter:image')).toBe(image);
    expect(image.startsWith(`${company.siteUrl}/`), image).toBe(true);
    const picture = readFileSync(path.join(BUILD, new URL(image).pathname));
    // PNG stores width and height here.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.length, 'bytes of the preview image').toBeGreaterThan(MIN_PICTURE_BYTES);

    for (const statement of data) {
      expect(statement).toMatchObject({'@type': expect.any(String)});
      expect(JSON.stringify(statement)).not.toMatch(/aggregateRating|"review"/i);
    }
    if (page.startsWith('/solutions/'))
      expect(typesOn(page)).toEqual(expect.arrayContaining(['SoftwareApplication', 'FAQPage']));
    if (page === '/') {
      const types = ['Organization', 'WebSite', 'SoftwareApplication'];
      expect(typesOn(page)).toEqual(expect.arrayContaining(types));
    }
    // Breadcrumbs for pages below the top level, through existing pages.
    if (page.lastIndexOf('/') > 0) {
      const trail = data.find((statement) => statement['@type'] === 'BreadcrumbList');
      const steps = (trail?.itemListElement ?? []) as {item: string}[];
      const way = steps.map(({item}) => item.replace(company.siteUrl, ''));
      const section = page.slice(0, page.indexOf('/', 1));
      expect([way[0], way[1], way.at(-1)]).toEqual(['/', section, page]);
      expect(paths).toEqual(expect.arrayContaining(way));
    }
  });
}

// The questions there equal the visible ones, because FaqSection renders both from one list.
test('pages with an FAQ have it in their structured data', () => {
  const asking = listed.filter((page) => typesOn(page).includes('FAQPage'));
  const pages = ['/pricing', '/contact', '/calculator', '/features', '/integrations', '/security'];
  expect(asking).toEqual(expect.arrayContaining(pages));
  expect(asking).toHaveLength(pages.length + Object.keys(specialties).length);
});

test('robots.txt, sitemap and manifest exist', () => {
  const file = (name: string): string => readFileSync(path.join(BUILD, name), 'utf8');
  expect(file('robots.txt')).toContain(`Sitemap: ${company.siteUrl}/sitemap.xml`);
  expect(JSON.parse(file('manifest.webmanifest'))).toMatchObject({name: company.name});
  // Only articles have a meaningful date.
  expect(file('sitemap.xml')).toMatch(
    new RegExp(`<loc>${company.siteUrl}/blog/hipaa-compliance</loc><lastmod>\\d{4}-\\d{2}-\\d{2}`),
  );
});
