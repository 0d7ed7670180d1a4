import {cpSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {FOLDER} from './server';

const SCRIPT =
  /<script\b[\s\S]*?<\/script>|<link\b[^>]*\b(?:as="?script|rel="?modulepreload)\b[^>]*>/g;

/** The same pages with every script taken out; of a style sheet that a script loads, what is inlined. */
export const removeScripts = (built: string, name: string): string => {
  const bare = path.join(FOLDER, name);
  rmSync(bare, {recursive: true, force: true});
  cpSync(built, bare, {recursive: true});
  for (const file of readdirSync(bare, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(bare, file);
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(SCRIPT, ''));
  }
  return bare;
};
