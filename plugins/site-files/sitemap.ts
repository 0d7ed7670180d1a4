import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {PluginOptions} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

import {splitFrontMatter, typedField, typedUpdate} from '../../src/domain/text/frontMatter.ts';

type CreateSitemapItems = NonNullable<PluginOptions['createSitemapItems']>;

/** The day in a text's front matter, as the sitemap writes it; null when it has none. */
export const frontMatterDay = (text: string): string | null => {
  const {head} = splitFrontMatter(text);
  // An article that was revised says so under last_update; otherwise the day it appeared counts.
  const day = typedUpdate(head) ?? typedField(head, 'date');
  return /^\d{4}-\d{2}-\d{2}/.exec(day)?.[0] ?? null;
};

const leaves = (routes: readonly RouteConfig[]): readonly RouteConfig[] =>
  routes.flatMap((route) => (route.routes ? leaves(route.routes) : [route]));

/**
 * Sitemap entries with the day of the last change, where one is known: articles are dated. The
 * other pages get none, because a build's own day would be a lie, and search engines stop
 * believing a sitemap that lies.
 *
 * @param siteDir root of the repository, where the routes' source paths start.
 */
export const sitemapItems =
  (siteDir: string): CreateSitemapItems =>
  async ({defaultCreateSitemapItems, routes, siteConfig}) => {
    const items = await defaultCreateSitemapItems({routes, siteConfig});
    const days = new Map<string, string>();
    for (const {path: route, metadata} of leaves(routes)) {
      const source = metadata?.sourceFilePath;
      if (source === undefined || !/\.mdx?$/.test(source)) continue;
      const day = frontMatterDay(await readFile(path.resolve(siteDir, source), 'utf8'));
      if (day !== null) days.set(`${siteConfig.url}${route}`, day);
    }
    return items.map((item) => {
      const lastmod = days.get(item.url);
      return lastmod === undefined ? item : {...item, lastmod};
    });
  };
