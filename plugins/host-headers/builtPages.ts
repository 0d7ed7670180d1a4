import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

import {inlineScripts} from './csp';

/**
 * A built page's text. At once, because pages come by the thousand, and a promise for each of a
 * small file's four steps takes several times as long as the reading.
 */
export const readPage = (file: string): string => readFileSync(file, 'utf8');

/** Absolute paths of every HTML file under a folder, sorted. */
export const htmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};

/**
 * The inline scripts of the site: those that every page with scripts has. One that only some have
 * came in with what somebody wrote there, and must not be let through by the policy of all.
 *
 * @throws {Error} when there is no page, or when a page has a script of its own.
 */
export const collectInlineScripts = async (outDir: string): Promise<ReadonlySet<string>> => {
  const files = await htmlFiles(outDir);
  if (files.length === 0) throw new Error(`No built page in ${outDir}: no policy can be computed`);
  const counts = new Map<string, number>();
  const foundIn = new Map<string, string>();
  let pages = 0;
  for (const file of files) {
    const scripts = new Set(inlineScripts(readPage(file)));
    if (scripts.size > 0) pages += 1;
    for (const script of scripts) {
      counts.set(script, (counts.get(script) ?? 0) + 1);
      foundIn.set(script, file);
    }
  }
  const own = [...counts].filter(([, count]) => count < pages).map(([script]) => script);
  if (own.length === 0) return new Set(counts.keys());
  const lines = own.map((script) => {
    const page = path.relative(outDir, foundIn.get(script) ?? '').replace(/\.html$/, '');
    return `/${page}: an inline script that other pages don’t have (${script.trim().slice(0, 40)}); the site runs none of those, write a module in src/clientModules`;
  });
  throw new Error(lines.join('\n'));
};
