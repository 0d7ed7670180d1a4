import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The build under test; `npm run test:build` makes it. */
export const BUILD = path.join(__dirname, '..', '.test', 'build');

/** Paths that the sitemap names, in its order; empty when there is none. */
export const sitemapPaths = (): string[] => {
  const file = path.join(BUILD, 'sitemap.xml');
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
};

/** Paths of every built page, as a visitor would write them. */
export const builtPaths = (): string[] => {
  if (!existsSync(BUILD)) return [];
  return readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
};

/** The HTML behind one of `builtPaths`. */
export const builtHtml = (pagePath: string): string => {
  const relative = pagePath === '/' ? 'index' : pagePath.slice(1);
  const candidates = [`${relative}.html`, path.join(relative, 'index.html')];
  const file = candidates.map((name) => path.join(BUILD, name)).find((name) => existsSync(name));
  if (!file) throw new Error(`No built page for ${pagePath}`);
  return readFileSync(file, 'utf8');
};
