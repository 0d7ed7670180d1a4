import fs from 'node:fs/promises';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER, Globby} from '@docusaurus/utils';
import {imageSize} from 'image-size';

import type {CategoryCount} from '../../src/domain/blog/types.ts';
import {splitFrontMatter} from '../../src/domain/text/frontMatter.ts';
import {sourceText} from '../../src/domain/text/sourceText.ts';
import type {BlogSources, PostSource} from './checkPosts.ts';
import type {ImageFile} from './pictures.ts';

/** A YAML file as plain data, by the parser that reads the posts. */
const readYaml = async (filePath: string): Promise<Readonly<Record<string, unknown>>> => {
  const text = await fs.readFile(filePath, 'utf8');
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
    filePath,
    fileContent: `---\n${text}\n---\n`,
  });
  return frontMatter;
};

/** A post as checkPosts wants it. Never throws: front matter that YAML cannot read is a problem. */
export const parsePost = async (file: string, saved: string): Promise<PostSource> => {
  const {head, body, bodyLine} = splitFrontMatter(saved);
  const post = {file, frontMatterText: head, content: body, contentLine: bodyLine};
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: sourceText(saved),
    });
    return {...post, frontMatter, yamlError: null};
  } catch (error) {
    const [reason = 'unreadable'] = String(error instanceof Error ? error.message : error).split(
      '\n',
    );
    return {...post, frontMatter: {}, yamlError: reason};
  }
};

const readImage = async (file: string): Promise<ImageFile> => {
  const data = await fs.readFile(file);
  try {
    return {bytes: data.byteLength, width: imageSize(data).width};
  } catch {
    return {bytes: data.byteLength, width: null};
  }
};

/** Every post below `blogPath`, with the keys of authors.yml and tags.yml. */
export const readSources = async (siteDir: string, blogPath: string): Promise<BlogSources> => {
  const blogDir = path.join(siteDir, blogPath);
  const files = (await Globby(['**/*.{md,mdx}', '!**/_*', '!**/_*/**'], {cwd: blogDir})).sort();
  const images = await Globby(`{static,${blogPath}}/**/*.{png,jpg,jpeg,gif,webp,svg,avif}`, {
    cwd: siteDir,
    caseSensitiveMatch: false,
  });
  return {
    now: new Date(),
    posts: await Promise.all(
      files.map(async (file) =>
        parsePost(`${blogPath}/${file}`, await fs.readFile(path.join(blogDir, file), 'utf8')),
      ),
    ),
    authors: Object.keys(await readYaml(path.join(blogDir, 'authors.yml'))),
    categories: Object.keys(await readYaml(path.join(blogDir, 'tags.yml'))),
    images: new Map(
      await Promise.all(
        images.map(async (file) => [file, await readImage(path.join(siteDir, file))] as const),
      ),
    ),
  };
};

/** The categories of tags.yml in its order, with their addresses. */
export const readCategories = async (
  blogDir: string,
  basePath: string,
): Promise<readonly Omit<CategoryCount, 'count'>[]> =>
  Object.entries(await readYaml(path.join(blogDir, 'tags.yml'))).map(([id, entry]) => {
    const {label = id, permalink = `/${id}`} = entry as {label?: string; permalink?: string};
    return {id, label, permalink: `${basePath}${permalink}`};
  });
