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
 * Every inline script of every built page, each once.
 *
 * @throws {Error} when there is no page: a policy computed from nothing would block the site.
 */
export const collectInlineScripts = async (outDir: string): Promise<ReadonlySet<string>> => {
  const files = await htmlFiles(outDir);
  if (files.length === 0) throw new Error(`No built page in ${outDir}: no policy can be computed`);
  const scripts = new Set<string>();
  for (const file of files) {
    for (const script of inlineScripts(readPage(file))) scripts.add(script);
  }
  return scripts;
};
