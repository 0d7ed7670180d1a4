import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type CheerioAPI, load} from 'cheerio';

import {redirects} from '../src/data/redirects';

/** Build under test, made by `npm run test:build`. */
export const BUILD = path.join(__dirname, '..', '.test', 'build');

/** Paths in the sitemap, in order; empty without a sitemap. */
export const sitemapPaths = (): string[] => {
  const file = path.join(BUILD, 'sitemap.xml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};

/** Matches paths of articles and no other path below /blog. */
export const ARTICLE = /^\/blog\/(?!page$)[^/]+$/;

/** Paths of every built page, as a visitor would type them; without redirects. */
export const builtPaths = (): string[] => {
  if (!existsSync(BUILD)) return [];
  const moved = new Set<string>(redirects.map(({from}) => from));
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((page) => !moved.has(page))
    .sort();
};

/** One page of each kind, the richest; two for kinds with two layouts. */
export const pageKinds: readonly string[] = [
  ...['/', '/features', '/pricing', '/integrations', '/calculator', '/security', '/about'],
  ...['/case-studies', '/compare', '/contact', '/solutions', '/solutions/dental'],
  '/solutions/dietitians',
  ...['/blog', '/blog/patient-experience', '/blog/roi', '/dpa', '/accessibility', '/phone-log'],
  '/404',
];

/** One page for each layout and each kind of form. */
export const pageLayouts = ['/', '/contact', '/solutions/dental', '/blog/roi', '/calculator'];

export const builtHtml = (pagePath: string): string => {
  const relative = pagePath === '/' ? 'index' : pagePath.slice(1);
  const file = [`${relative}.html`, `${relative}/index.html`]
    .map((name) => path.join(BUILD, name))
    .find((name) => existsSync(name));
  if (!file) throw new Error(`No built page for ${pagePath}`);
  return readFileSync(file, 'utf8');
};

const parsed = new Map<string, CheerioAPI>();

/** Parsed HTML of a page, cached: don't modify it. */
export const builtPage = (pagePath: string): CheerioAPI => {
  const page = parsed.get(pagePath) ?? load(builtHtml(pagePath));
  parsed.set(pagePath, page);
  return page;
};

export const builtTitle = (pagePath: string): string => builtPage(pagePath)('head title').text();

/** Attributes that are read aloud or shown as text. */
const SPOKEN = ['alt', 'aria-label', 'placeholder'];

const PARTS = {
  all: ['body', ''],
  header: ['.navbar', ''],
  page: ['body', '.navbar, footer'],
  footer: ['footer', ''],
} as const;

/**
 * Text of one of `builtPaths` before any script runs, as one line. Every tag becomes a space, so
 * that adjacent grid cells stay separate.
 * @param part 'page' is the content between header and footer
 * @param drop selector of what to skip, in addition to scripts and styles
 */
export const builtText = (
  pagePath: string,
  part: keyof typeof PARTS = 'all',
  drop?: string,
): string => {
  const $ = builtPage(pagePath);
  const [within, without] = PARTS[part];
  const read = $(within).clone();
  // Soft hyphens and <wbr> only mark where a name may break.
  read.find(['script, style, noscript, wbr', without, drop].filter(Boolean).join()).remove();
  const attributeTexts = SPOKEN.flatMap((name) =>
    read
      .find(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  read.find('*').before(' ').after(' ');
  return [read.text(), ...attributeTexts]
    .join(' ')
    .replace(/\u00ad/g, '')
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/ (?=[.,:;!?%)’”])/g, '');
};
