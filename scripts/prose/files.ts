import fs from 'node:fs';
import path from 'node:path';

import {root} from '../lib/root.mjs';

const markdownIn = (folder: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Every text that is written as Markdown, from the project's root: articles, legal texts, handbook. */
export const proseFiles = (): readonly string[] =>
  ['blog', 'src/pages', 'docs'].flatMap(markdownIn).concat('README.md', 'CHANGELOG.md').sort();

/** One of them, or any other file, by its path from the project's root. */
export const readProse = (file: string): string =>
  fs.readFileSync(path.resolve(root, file), 'utf8');
