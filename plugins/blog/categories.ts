import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {CategoryCount} from '../../src/features/blog/rules/types.ts';
import type {PostKeys} from './frontMatter.ts';

/** Reads a YAML file as plain data, with the parser of the posts. */
const readYaml = async (filePath: string): Promise<Readonly<Record<string, unknown>>> => {
  const text = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: `---\n${text}\n---\n`,
  });
  return frontMatter;
};

export const readKeys = async (siteDir: string, blogPath = 'blog'): Promise<PostKeys> => ({
  authors: Object.keys(await readYaml(path.join(siteDir, blogPath, 'authors.yml'))),
  categories: Object.keys(await readYaml(path.join(siteDir, blogPath, 'tags.yml'))),
  pictures: (await fs.readdir(path.join(siteDir, 'static/img'), {recursive: true})).map(
    (file) => `/img/${file.replaceAll(path.sep, '/')}`,
  ),
});

/** Reads the categories of tags.yml in its order. */
export const readCategories = async (
  blogDir: string,
): Promise<readonly Omit<CategoryCount, 'count'>[]> =>
  Object.entries(await readYaml(path.join(blogDir, 'tags.yml'))).map(([id, entry]) => ({
    id,
    label: (entry as {label?: string}).label ?? id,
  }));
