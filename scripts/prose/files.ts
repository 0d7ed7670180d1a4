import fs from 'node:fs';
import path from 'node:path';

import {root} from '../lib/root.mjs';

const markdownIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Finds all Markdown texts: articles, legal texts, handbook. Paths are from the project's root. */
export const proseFiles = (): readonly string[] =>
  ['blog', 'src/pages', 'docs'].flatMap(markdownIn).concat('README.md', 'CHANGELOG.md').sort();

/** Reads a file by its path from the project's root. */
export const readProse = (file: string): string =>
  fs.readFileSync(path.resolve(root, file), 'utf8');
