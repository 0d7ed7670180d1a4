import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';

import type {CategoryCount} from '../../src/features/blog/rules/types.ts';

export type Category = Omit<CategoryCount, 'count'>;

/** Keys and addresses that a post may name. */
export interface PostKeys {
  /** Keys of blog/authors.yml. */
  readonly authors: readonly string[];
  /** Categories of blog/tags.yml, in its order. */
  readonly categories: readonly Category[];
  /** Addresses, such as /img/blog/desk.png. */
  readonly pictures: readonly string[];
}

/** Reads a YAML file as plain data, with the parser of the posts. */
const readYaml = async (filePath: string): Promise<Readonly<Record<string, {label?: string}>>> => {
  const text = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: `---\n${text}\n---\n`,
  });
  return frontMatter as Readonly<Record<string, {label?: string}>>;
};

export const readKeys = async (siteDir: string, blogPath: string): Promise<PostKeys> => {
  const tags = await readYaml(path.join(siteDir, blogPath, 'tags.yml'));
  const pictures = await fs.readdir(path.join(siteDir, 'static/img'), {recursive: true});
  return {
    authors: Object.keys(await readYaml(path.join(siteDir, blogPath, 'authors.yml'))),
    categories: Object.entries(tags).map(([id, {label = id}]) => ({id, label})),
    pictures: pictures.map((file) => `/img/${file.replaceAll(path.sep, '/')}`),
  };
};
