import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Paths that the sitemap of a built site names.
 *
 * @throws {Error} when there is no sitemap or it names nothing: then nothing would be measured.
 */
export const sitemapPaths = (dir: string): string[] => {
  const text = readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  if (paths.length === 0) throw new Error(`The sitemap of ${dir} names no page`);
  return paths;
};
