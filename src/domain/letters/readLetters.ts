import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {imageSize} from 'image-size';

import {pages} from '../../data/pages.ts';
import {specialtyIds} from '../../data/specialties/index.ts';
import {isOut} from '../blog/dates.ts';
import type {Problem} from '../problems.ts';
import {splitFrontMatter, typedField} from '../text/frontMatter.ts';
import {sourceText} from '../text/sourceText.ts';
import {
  checkLetter,
  type Letter,
  type LetterSource,
  type LetterSurroundings,
} from './checkLetter.ts';

const FOLDER = 'letters';

/** A letter's file, by its text. Never throws: front matter that YAML cannot read is a problem. */
export const parseLetter = async (file: string, saved: string): Promise<LetterSource> => {
  const source = {file, ...splitFrontMatter(saved)};
  try {
    const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({
      filePath: file,
      fileContent: sourceText(saved),
    });
    return {...source, frontMatter, yamlError: null};
  } catch (error) {
    const [reason = 'unreadable'] = (error as Error).message.split('\n');
    return {...source, frontMatter: {}, yamlError: reason};
  }
};

/** Why an article can't be linked to on that day; undefined: there is none at that address. */
const whyPostIsOut = (siteDir: string, slug: string, day: string): string | null | undefined => {
  const files = readdirSync(path.join(siteDir, 'blog')).filter((name) => /\.mdx?$/.test(name));
  for (const name of files) {
    const {head} = splitFrontMatter(readFileSync(path.join(siteDir, 'blog', name), 'utf8'));
    const address = typedField(head, 'slug').replace(/^\//, '') || name.replace(/\.mdx?$/, '');
    if (address !== slug) continue;
    if (typedField(head, 'draft') === 'true') return 'is a draft; publish it first';
    const date = typedField(head, 'date');
    return isOut(new Date(date), new Date(day))
      ? null
      : `appears on ${date}, after the letter; give one of them another day`;
  }
  return undefined;
};

/** The site that letters link to and take pictures from. @param siteDir the project's root */
export const surroundingsOf = (siteDir: string): LetterSurroundings => ({
  whyNotThere: (to, day) => {
    const specialty = /^\/solutions\/([^/]+)$/.exec(to)?.[1];
    const slug = /^\/blog\/([^/]+)$/.exec(to)?.[1];
    // The list of letters is there from the first that was sent.
    const isPage =
      (Object.hasOwn(pages, to) && to !== '/letters') ||
      specialtyIds.some((id) => id === specialty);
    if (isPage) return null;
    const post = slug === undefined ? undefined : whyPostIsOut(siteDir, slug, day);
    return post === undefined ? 'is no page of this site; correct the path' : post;
  },
  image: (url) => {
    const file = path.join(siteDir, 'static', path.posix.normalize(`/${url}`));
    if (!existsSync(file)) return undefined;
    const data = readFileSync(file);
    try {
      const {width, height} = imageSize(data);
      return {bytes: data.byteLength, width, height};
    } catch {
      return undefined;
    }
  },
});

export interface Letters {
  /** Those that nothing is wrong with, the newest first. */
  readonly letters: readonly Letter[];
  readonly problems: readonly Problem[];
}

/** Every letter of a site. @param siteDir the project's root */
export const readLetters = async (siteDir: string): Promise<Letters> => {
  const folder = path.join(siteDir, FOLDER);
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.mdx?$/.test(name))
    : [];
  const surroundings = surroundingsOf(siteDir);
  const checked = await Promise.all(
    files
      .sort()
      .map(async (name) =>
        checkLetter(
          await parseLetter(`${FOLDER}/${name}`, readFileSync(path.join(folder, name), 'utf8')),
          surroundings,
        ),
      ),
  );
  return {
    letters: checked.flatMap(({letter}) => letter ?? []).reverse(),
    problems: checked.flatMap(({problems}) => problems),
  };
};
