import * as z from 'zod';

import {isOut} from '../../src/domain/blog/dates.ts';
import type {Problem} from '../../src/domain/problems.ts';
import {shapeProblems} from '../../src/domain/shapeProblems.ts';
import {typedField, typedUpdate} from '../../src/domain/text/frontMatter.ts';
import {type Surroundings, textProblems} from './articleText.ts';
import {checkImage, type ImageFile} from './pictures.ts';

/** A post's file, read but not judged. */
export interface PostSource {
  /** Path from the project's root, as an editor opens it. */
  readonly file: string;
  /** Between the `---` lines; null when there are none. */
  readonly frontMatterText: string | null;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** Everything below the front matter. */
  readonly content: string;
  readonly yamlError: string | null;
  /** Line of the file, from 1, on which `content` begins. */
  readonly contentLine: number;
}

export interface BlogSources {
  readonly posts: readonly PostSource[];
  /** Keys of blog/authors.yml and blog/tags.yml. */
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  /** Those in static/ and beside the posts, by their paths from the project's root. */
  readonly images: ReadonlyMap<string, ImageFile>;
  readonly now: Date;
}

/** Characters. Beyond these, search results and link previews cut the text off. */
export const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** Addresses under /blog that are not posts. */
const RESERVED_SLUGS = ['category', 'authors', 'page', 'rss', 'atom', 'feed'];

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value)
    ? value
    : value === undefined || value === null || value === ''
      ? []
      : [value];
const options = (keys: readonly string[]): string => keys.join(', ');

/** The slug a post gets: its `slug`, or its file's name without date folders. */
export const slugOf = ({file, frontMatter}: PostSource): string =>
  text(frontMatter.slug).replace(/^\//, '') ||
  file
    .replace(/^[^/]+\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '');

const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
};

/** Why a post is not on the site today; null for one that is. */
const whyOut = ({frontMatter, ...post}: PostSource, now: Date): string | null => {
  if (frontMatter.draft === true) return 'is a draft';
  const date = typedField(post.frontMatterText, 'date');
  return isRealDay(date) && !isOut(new Date(date), now) ? `is dated ${date}` : null;
};

/** The posts that a build leaves out, each with why. */
export const leftOut = ({posts, now}: Pick<BlogSources, 'posts' | 'now'>): readonly string[] =>
  posts.flatMap((post) => {
    const why = whyOut(post, now);
    return why === null ? [] : [`${post.file} ${why}`];
  });

const YAML_HELP: readonly (readonly [pattern: RegExp, help: string])[] = [
  [/^[ ]*\t/m, 'a line begins with a tab; use spaces'],
  [/:[ \t]*[“”‘’]/, 'curly quotes are letters to YAML; put straight ones (") around the text'],
];

const yamlProblem = ({frontMatterText, yamlError}: PostSource): string => {
  const known = YAML_HELP.find(([pattern]) => pattern.test(frontMatterText ?? ''));
  return `is not valid YAML (${yamlError}); ${known?.[1] ?? 'put quotes around a text with a colon'}`;
};

/** A text of the front matter. */
const sentence = (max: number, help: string) =>
  z
    .string({
      error: ({code, input}) => {
        if (code !== 'invalid_type') return undefined;
        return input === undefined || input === null
          ? `is missing; add ${help}`
          : 'is no text to YAML; put quotes around it';
      },
    })
    .trim()
    .min(1, `is missing; add ${help}`)
    .max(max);

/** One key or a list of keys, each of a file beside the posts. */
const keys = (field: string, ids: readonly string[]) =>
  z
    .array(
      z.unknown().refine((key) => ids.includes(String(key)), {
        error: ({input}) =>
          `is "${typeof input === 'string' ? input : JSON.stringify(input)}"; one of ${options(ids)}`,
      }),
    )
    .min(1, `is missing; add ${field}: [one of ${options(ids)}]`);

const flag = z
  .boolean({error: ({input}) => `is "${String(input)}"; write true or false, without quotes`})
  .optional();

const isWordList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((word) => text(word) !== '');

/** The fields of a post; the handbook explains them one by one. Days are checked as they are typed. */
const frontMatterSchema = ({authors, categories}: BlogSources) =>
  z.strictObject({
    title: sentence(MAX_TITLE, 'title: "…"'),
    description: sentence(MAX_DESCRIPTION, 'one or two sentences that make sense on their own'),
    date: z.unknown().optional(),
    authors: z.preprocess(list, keys('authors', authors)),
    tags: z.preprocess(
      list,
      keys('tags', categories).max(1, {
        error: ({input}) =>
          `has ${options(input as string[])}; a post has exactly one category, further topics go in keywords`,
      }),
    ),
    last_update: z.unknown().optional(),
    keywords: z
      .unknown()
      .optional()
      .refine(
        (value) => value === undefined || isWordList(value),
        'is no list of words; write keywords: [phones, privacy], or leave it out',
      ),
    slug: z.string().optional(),
    featured: flag,
    draft: flag,
    unlisted: flag,
    plate: z.string().optional(),
    image: z.string().optional(),
    image_alt: z.string().optional(),
  });

/** The line of a front matter's field; null where the field is not there. */
const fieldLine = ({frontMatterText, contentLine}: PostSource, field: string): number | null => {
  const [name = ''] = field.split(/[.[]/);
  const lines = (frontMatterText ?? '').split('\n');
  const line = lines.findIndex((each) => each.startsWith(`${name}:`));
  return line < 0 ? null : contentLine - lines.length - 1 + line;
};

/** What is wrong with a post's front matter, and with its text as a whole. */
const headProblems = (post: PostSource, sources: BlogSources): readonly Problem[] => {
  const {file, frontMatter, frontMatterText} = post;
  const problems: Problem[] = [];
  /** @param of the field on whose line it stands, where it is about something else */
  const say = (field: string, message: string, of = field): void => {
    const line = fieldLine(post, of);
    problems.push({file: line === null ? file : `${file}:${line}`, field, message});
  };
  if (frontMatterText === null) {
    const message =
      'is missing; start the file with a block between two --- lines (npm run new:post writes one)';
    return [{file, field: 'front matter', message}];
  }
  if (post.yamlError !== null) return [{file, field: 'front matter', message: yamlProblem(post)}];

  for (const {field, message} of shapeProblems(frontMatterSchema(sources), frontMatter, file)) {
    say(field, message);
  }

  const date = typedField(frontMatterText, 'date');
  const updated = typedUpdate(frontMatterText);
  if (date === '') say('date', 'is missing; add date: YYYY-MM-DD');
  else if (!isRealDay(date)) say('date', `is "${date}", which is no day; write it as YYYY-MM-DD`);
  if (updated !== null && !isRealDay(updated)) {
    say('last_update', 'has no day; write date: YYYY-MM-DD on an indented line below it');
  } else if (updated !== null && updated < date) {
    say('last_update', `is ${updated}, before date ${date}; the later day is the update`);
  }

  const slug = slugOf(post);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    say(
      'slug',
      `is "${slug}"; small letters, digits and hyphens only: rename the file or set slug`,
    );
  }
  if (RESERVED_SLUGS.includes(slug)) {
    say('slug', `is "${slug}", an address of the blog itself; choose another`);
  }

  const {image} = frontMatter;
  if (image !== undefined) {
    checkImage(text(image), file, sources.images, (field, message) => say(field, message, 'image'));
    if (text(frontMatter.image_alt) === '') say('image', 'has no image_alt; say what it shows');
  }

  return problems;
};

/** What is wrong in a post's text, each at its line. */
const bodyProblems = (post: PostSource, surroundings: Surroundings): readonly Problem[] =>
  post.frontMatterText === null || post.yamlError !== null
    ? []
    : textProblems(post.content, surroundings).map(({line, ...problem}) => ({
        file: `${post.file}:${post.contentLine + line - 1}`,
        ...problem,
      }));

/** What is wrong with the posts. Empty when all is well. */
export const checkPosts = (sources: BlogSources): readonly Problem[] => {
  const {posts, now} = sources;
  const byFile = new Map(posts.map((post) => [post.file, post]));
  const byAddress = new Map(posts.map((post) => [slugOf(post), post.file]));
  const bySlug = new Map<string, string>();
  return posts.flatMap((post): Problem[] => {
    const surroundings: Surroundings = {
      file: post.file,
      images: sources.images,
      postAt: (slug) => byAddress.get(slug),
      whyOut: (file) => {
        const linked = byFile.get(file);
        if (!linked) return undefined;
        // What isn't on the site itself may lead to what isn't.
        return whyOut(post, now) === null ? whyOut(linked, now) : null;
      },
    };
    const slug = slugOf(post);
    const first = bySlug.get(slug) ?? post.file;
    bySlug.set(slug, first);
    const message = `is "${slug}", as that of ${first}; give one of them another`;
    return [
      ...headProblems(post, sources),
      ...(first === post.file ? [] : [{file: post.file, field: 'slug', message}]),
      ...bodyProblems(post, surroundings),
    ];
  });
};
