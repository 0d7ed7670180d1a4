import {createExcerpt} from '@docusaurus/utils';
import * as z from 'zod';

import {isoDay, isOut} from '../../src/domain/blog/dates.ts';
import type {Problem} from '../../src/domain/problems.ts';
import {shapeProblems} from '../../src/domain/shapeProblems.ts';
import {splitFrontMatter, rawField, rawUpdateDate} from '../../src/domain/text/frontMatter.ts';

/** Keys that a post may name. */
export interface PostKeys {
  /** Of blog/authors.yml. */
  readonly authors: readonly string[];
  /** Of blog/tags.yml. */
  readonly categories: readonly string[];
}

/** A post as Docusaurus receives it. */
export interface ReadPost {
  /** Without the fields that are wrong, and with those that a writer may leave out. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
  readonly problems: readonly Problem[];
}

/** Docusaurus's own reader. @throws for what isn't YAML */
export type ParseFrontMatter = (
  file: string,
  saved: string,
) => Promise<{readonly frontMatter: Readonly<Record<string, unknown>>; readonly content: string}>;

/** Characters. Beyond these, search results and link previews cut the text off. */
export const MAX_TITLE = 60;
export const MAX_DESCRIPTION = 155;

/** Signs a post without an author. In blog/authors.yml. */
const DEFAULT_AUTHOR = 'team';

/** Addresses under /blog that are not posts. */
const RESERVED_SLUGS = ['category', 'authors', 'page', 'rss', 'atom', 'feed', 'words'];

const SENTENCES = ['title', 'description', 'plate', 'image_alt'];

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isEmpty = (value: unknown): boolean => [value].flat().join('') === '';

/** The slug a post gets: its `slug`, or its file's name. */
const slugOf = (file: string, slug: unknown): string =>
  text(slug).replace(/^\//, '') || file.replace(/^[^/]+\/|\.mdx?$/g, '').replace(/\/index$/, '');

const isRealDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(day)
  );
};

const YAML_HELP: readonly (readonly [pattern: RegExp, help: string])[] = [
  [/^[^]*\n[ ]*\t/, 'a line begins with a tab; use spaces'],
  [/:[ \t]*[“”‘’]/, 'curly quotes are letters to YAML; put straight ones (") around the text'],
];

/** The line that YAML stopped at, counted from the line that opens the front matter. */
const yamlProblem = (file: string, head: string, firstLine: number, error: unknown): Problem => {
  const {reason = String(error), mark} = error as {reason?: string; mark?: {line: number}};
  const help =
    reason === 'duplicated mapping key'
      ? 'a field is there twice; take one out'
      : (YAML_HELP.find(([pattern]) => pattern.test(`\n${head}`))?.[1] ??
        'put quotes around a text with a colon');
  const line = mark === undefined ? '' : `:${firstLine + mark.line - 1}`;
  return {
    file: `${file}${line}`,
    field: 'front matter',
    message: `isn’t valid YAML (${reason}); ${help}`,
  };
};

/** A file that can't be read at all; null for one that can. */
const unreadable = (file: string, saved: string, head: string | null): Problem | null => {
  const problem = (field: string, message: string): Problem => ({file, field, message});
  if (saved.includes('\0')) return problem('', 'is saved as UTF-16; save it as UTF-8');
  const line = saved.split('\n').findIndex((each) => each.includes('\uFFFD'));
  if (line >= 0) {
    const message = 'is saved in an older encoding, and some letters are lost; save it as UTF-8';
    return {file: `${file}:${line + 1}`, field: '', message};
  }
  if (head !== null) return null;
  return problem(
    'front matter',
    /^\s*---/.test(saved)
      ? 'has no end; write a line --- below its last field'
      : 'is missing; begin the file with title: "…" and date: YYYY-MM-DD between two --- lines',
  );
};

/** A sentence of the front matter. */
const sentence = (max: number) =>
  z
    .string({
      error: ({code}) =>
        code === 'invalid_type' ? 'is not text to YAML; put quotes around it' : undefined,
    })
    .trim()
    .max(max);

/** Keys of a file beside the posts. */
const keys = (ids: readonly string[], format: (key: string) => string) =>
  z
    .array(
      z.unknown().refine((key) => ids.includes(String(key)), {
        error: ({input}) => `is ${JSON.stringify(input)}; write one of ${ids.join(', ')}`,
      }),
      {
        error: ({input}) => {
          const key = ids.includes(String(input)) ? String(input) : `one of ${ids.join(', ')}`;
          return `is ${JSON.stringify(input)}; write ${format(key)}`;
        },
      },
    )
    .optional();

const flag = z
  .boolean({error: ({input}) => `is ${JSON.stringify(input)}; write true or false, without quotes`})
  .optional();

/** The fields of a post; the handbook explains them one by one. Days are checked as they are typed. */
const fields = ({authors, categories}: PostKeys) =>
  z.strictObject({
    title: sentence(MAX_TITLE),
    description: sentence(MAX_DESCRIPTION).optional(),
    date: z.unknown().optional(),
    authors: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      keys(authors, (key) => `authors: [${key}]`),
    ),
    tags: keys(categories, (key) => `tags: [${key}]`).refine((tags) => (tags?.length ?? 0) <= 1, {
      error: ({input}) =>
        `has ${String(input)}; write one category, and further topics in keywords`,
    }),
    last_update: z.unknown().optional(),
    keywords: z
      .array(z.string().trim().min(1), {
        error: () => 'is not a list; write keywords: [phones, privacy]',
      })
      .optional(),
    slug: z.string().optional(),
    featured: flag,
    draft: flag,
    unlisted: flag,
    plate: z.string().optional(),
    image: z.string().optional(),
    image_alt: z.string().optional(),
  });

type Say = (field: string, message: string) => void;

const checkDays = (head: string, say: Say): void => {
  const date = rawField(head, 'date');
  const updated = rawUpdateDate(head);
  if (date === '') say('date', 'is missing; write date: YYYY-MM-DD');
  else if (!isRealDay(date)) say('date', `is "${date}", which isn’t a day; write YYYY-MM-DD`);
  if (updated !== null && !isRealDay(updated)) {
    say('last_update', 'has no day; write date: YYYY-MM-DD on an indented line below it');
  } else if (updated !== null && updated < date) {
    say('last_update', `is ${updated}, before date ${date}; write the later day`);
  }
};

const checkSlug = (slug: string, say: Say): void => {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    say(
      'slug',
      `is "${slug}"; write lowercase letters, digits, and hyphens, here or as the file’s name`,
    );
  } else if (RESERVED_SLUGS.includes(slug)) {
    say('slug', `is "${slug}", an address of the blog itself; write another`);
  }
};

/** What YAML takes for a comment and a writer for a part of the text. */
const checkComments = (head: string, say: Say): void => {
  for (const field of SENTENCES) {
    const [, typed = ''] = new RegExp(`^${field}:[ \\t]*(.*)$`, 'm').exec(head) ?? [];
    if (!/^["'>|]/.test(typed) && /(?:^|\s)#/.test(typed)) {
      say(field, `ends at #, where YAML begins a comment; write ${field}: "…" with quotes`);
    }
  }
};

/** The first paragraph of a text, as plain words, cut where a search result would cut it. */
export const firstParagraph = (content: string): string => {
  const blocks = content
    .replace(/^(`{3,}|~{3,})[^]*?^\1.*$|\{\/\*[^]*?\*\/\}/gm, '')
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/^\s*(?:#|:::).*$/gm, '').trim());
  const paragraphs = blocks
    .filter((block) => !/^(?:[-*+|>]\s|\d+\.\s|!\[|import\s|export\s)/.test(block))
    .map((block) => createExcerpt(block.replace(/\s*\n\s*/g, ' ')) ?? '');
  const words = paragraphs.find((paragraph) => paragraph !== '') ?? '';
  if (words.length <= MAX_DESCRIPTION) return words;
  const cut = words.slice(0, MAX_DESCRIPTION - 1);
  const end = cut.search(/[.?](?=\s[^.?]*$)/);
  return end > MAX_DESCRIPTION / 2 ? cut.slice(0, end + 1) : `${cut.replace(/\s+\S*$/, '')}…`;
};

/** Checks a post's front matter and completes it. Never throws: what can't be read is a problem. */
export const readPost = async (
  file: string,
  saved: string,
  postKeys: PostKeys,
  parse: ParseFrontMatter,
): Promise<ReadPost> => {
  const {head, body, bodyLine} = splitFrontMatter(saved);
  const lines = (head ?? '').split('\n');
  const firstLine = bodyLine - lines.length - 1;
  const unread = (problem: Problem): ReadPost => ({
    frontMatter: {},
    content: body,
    problems: [problem],
  });
  const problem = unreadable(file, saved, head);
  if (head === null || problem !== null) return unread(problem as Problem);
  let read: Awaited<ReturnType<ParseFrontMatter>>;
  try {
    read = await parse(file, saved);
  } catch (error) {
    return unread(yamlProblem(file, head, firstLine, error));
  }

  /** One a field: the first thing that is wrong with it. */
  const said = new Map<string, Problem>();
  const say: Say = (field, message) => {
    const [name = ''] = field.split(/[.[]/);
    const line = lines.findIndex((each) => each.startsWith(`${name}:`));
    const place = line < 0 ? file : `${file}:${firstLine + line}`;
    if (!said.has(name)) said.set(name, {file: place, field, message});
  };
  checkComments(head, say);
  if (isEmpty(read.frontMatter.title)) say('title', 'is missing; write title: "…"');
  for (const {field, message} of shapeProblems(fields(postKeys), read.frontMatter, file)) {
    say(field, message);
  }
  checkDays(head, say);
  checkSlug(slugOf(file, read.frontMatter.slug), say);
  if (read.frontMatter.image !== undefined && isEmpty(read.frontMatter.image_alt)) {
    say('image', 'has no image_alt; write what it shows');
  }

  const {authors, description, ...given} = read.frontMatter;
  const frontMatter = Object.fromEntries(
    Object.entries({
      ...given,
      authors: isEmpty(authors) ? [DEFAULT_AUTHOR] : authors,
      description: isEmpty(description) ? firstParagraph(read.content) : description,
    }).filter(([field, value]) => !said.has(field) && value !== null),
  );
  return {frontMatter, content: read.content, problems: [...said.values()]};
};

/** Why a post is not on the site today; nothing for one that is. */
export const leftOut = (
  file: string,
  {draft, date}: ReadPost['frontMatter'],
  now = new Date(),
): readonly string[] => {
  if (draft === true) return [`${file} is a draft`];
  const day = new Date(String(date));
  return Number.isNaN(day.getTime()) || isOut(day, now) ? [] : [`${file} is dated ${isoDay(day)}`];
};
