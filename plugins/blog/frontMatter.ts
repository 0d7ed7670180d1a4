import {createExcerpt} from '@docusaurus/utils';
import * as z from 'zod';

import {MAX_DESCRIPTION, MAX_TITLE} from '../../src/data/siteMetadata.ts';
import {isoDay, isPublished} from '../../src/features/blog/rules/dates.ts';
import type {Problem} from '../../src/lib/problems.ts';
import {schemaProblems} from '../../src/lib/schemaProblems.ts';
import {splitFrontMatter, rawField, rawUpdateDate} from '../../src/lib/text/frontMatter.ts';
import type {PostKeys} from './postKeys.ts';

/** Post after its checks, for Docusaurus. */
export interface ReadPost {
  /** Valid fields, with defaults for omitted ones. */
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly content: string;
  readonly problems: readonly Problem[];
}

/** Docusaurus's parser. @throws for invalid YAML */
type Parse = (saved: string) => Promise<Pick<ReadPost, 'frontMatter' | 'content'>>;

/** Characters that fit the slot of an article's drawing. */
const MAX_PLATE = 24;

/** Author of a post without one; a key of blog/authors.yml. */
const DEFAULT_AUTHOR = 'team';

/** Addresses under /blog that are not posts. */
const RESERVED_SLUGS = ['page', 'rss', 'atom', 'feed', 'words'];

/** Fields whose source text is compared with their parsed value. */
const TYPED = ['title', 'description', 'plate', 'image_alt', 'keywords'];

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const isEmpty = (value: unknown): boolean => [value].flat().join('') === '';

/** Returns a post's slug: its `slug`, or its file's name without the date. */
const postSlug = (file: string, slug: unknown): string =>
  text(slug).replace(/^\//, '') ||
  file.replace(/^[^/]+\/(?:\d{4}-\d{2}-\d{2}-)?|(?:\/index)?\.mdx?$/g, '');

const isRealDay = (day: string): boolean =>
  day.startsWith('20') && z.iso.date().safeParse(day).success;

const YAML_HELP: readonly (readonly [pattern: RegExp, help: string])[] = [
  [/^[^]*\n[ ]*\t/, 'a line begins with a tab; use spaces'],
  [/:[ \t]*[“”‘’]/, 'curly quotes are letters to YAML; put straight ones (") around the text'],
];

/** Returns the problem at the line where YAML stopped. @param firstLine number of the front matter's opening line */
const yamlProblem = (file: string, head: string, firstLine: number, error: unknown): Problem => {
  const {reason = String(error), mark} = error as {reason?: string; mark?: {line: number}};
  const help =
    reason === 'duplicated mapping key'
      ? 'a field occurs twice; remove one'
      : (YAML_HELP.find(([pattern]) => pattern.test(`\n${head}`))?.[1] ??
        'put quotes around the text');
  // For an unclosed bracket, YAML reports the line after the end.
  const last = head.split('\n').length;
  const line = mark === undefined ? '' : `:${firstLine + Math.min(mark.line, last) - 1}`;
  return {
    file: `${file}${line}`,
    field: 'front matter',
    message: `isn’t valid YAML (${reason}); ${help}`,
  };
};

const NO_FIELDS =
  'has no fields; write title: "…" and date: YYYY-MM-DD, with a space after each colon';

/** Matches signs of another encoding than UTF-8: a replaced letter, or a misread apostrophe or accent. */
const LOST_LETTERS = /\uFFFD|â€|[ÂÃ][\u0080-\u00BF]/;

/** Returns the problem of a file that can't be parsed at all; null for others. */
const unreadable = (file: string, saved: string, head: string | null): Problem | null => {
  const problem = (field: string, message: string): Problem => ({file, field, message});
  if (saved.includes('\0')) return problem('', 'is saved as UTF-16; save it as UTF-8');
  const line = saved.split('\n').findIndex((each) => LOST_LETTERS.test(each));
  if (line >= 0) {
    const message = 'was saved in an older encoding, and some letters are lost; save it as UTF-8';
    return {file: `${file}:${line + 1}`, field: '', message};
  }
  if (head !== null) {
    return head.startsWith(' ')
      ? problem(
          'front matter',
          'begins with a space; start each field at the beginning of its line',
        )
      : null;
  }
  return problem(
    'front matter',
    /^\s*---[ \t]*\r?\n/.test(saved)
      ? 'has no end; write a line --- below its last field'
      : 'is missing; begin the file with title: "…" and date: YYYY-MM-DD between two --- lines',
  );
};

/** Schema of a field that is shown as typed, or is part of an address. @param max characters */
const plainText = (max = Infinity) =>
  z
    .string({
      error: ({code}) =>
        code === 'invalid_type' ? 'is not text to YAML; put quotes around it' : undefined,
    })
    .trim()
    .min(1)
    .max(max)
    .refine((typed) => !MARKS.test(typed), 'is shown as typed; write it without markup');

/** Marks of Markdown and HTML. */
const MARKS = /\*\*|__|`|\]\(|<\/?[a-z][^<]*>|&#?\w+;/i;

/** Schema of a list of keys from authors.yml or tags.yml. */
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

/** Schema of a post's fields; the handbook explains each. Dates are checked as typed. */
const fields = ({authors, categories, pictures}: PostKeys) =>
  z.strictObject({
    title: plainText(MAX_TITLE),
    description: plainText(MAX_DESCRIPTION).optional(),
    date: z.unknown().optional(),
    authors: z.preprocess(
      (value) => (typeof value === 'string' ? [value] : value),
      keys(authors, (key) => `authors: [${key}]`).refine(
        (named) => new Set(named).size === (named?.length ?? 0),
        'lists an author twice; write each once',
      ),
    ),
    tags: keys(
      categories.map(({id}) => id),
      (key) => `tags: [${key}]`,
    ).refine((tags) => (tags?.length ?? 0) <= 1, {
      error: ({input}) =>
        `has ${String(input)}; write one category, and further topics in keywords`,
    }),
    last_update: z.unknown().optional(),
    keywords: z
      .array(plainText(), {error: () => 'is not a list; write keywords: [phones, privacy]'})
      .optional(),
    slug: plainText().optional(),
    featured: flag,
    draft: flag,
    unlisted: flag,
    plate: plainText(MAX_PLATE).optional(),
    image: z
      .unknown()
      .refine((address) => pictures.includes(String(address)), {
        error: ({input}) =>
          `is ${JSON.stringify(input)}; write the address of a picture below static/, such as /img/blog/desk.png`,
      })
      .optional(),
    image_alt: plainText().optional(),
  });

type Report = (field: string, message: string) => void;

const checkDays = (head: string, report: Report): void => {
  const date = rawField(head, 'date');
  const updated = rawUpdateDate(head);
  if (date === '') report('date', 'is missing; write date: YYYY-MM-DD');
  else if (!isRealDay(date)) report('date', `is "${date}", which isn’t a day; write YYYY-MM-DD`);
  if (updated !== null && !isRealDay(updated)) {
    report('last_update', 'has no day; write date: YYYY-MM-DD on an indented line below it');
  } else if (updated !== null && updated < date) {
    report('last_update', `is ${updated}, before date ${date}; write the later day`);
  } else if (updated !== null && updated > [date, isoDay(new Date())].sort().at(-1)!) {
    report('last_update', `is ${updated}, in the future; write the day of the revision`);
  }
};

const checkSlug = (slug: string, report: Report): void => {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    report(
      'slug',
      `is "${slug}"; write lowercase letters, digits, and hyphens, here or as the file’s name`,
    );
  } else if (RESERVED_SLUGS.includes(slug)) {
    report('slug', `is "${slug}", an address of the blog itself; write another`);
  }
};

const lettersOf = (value: unknown): string =>
  [value]
    .flat()
    .join('')
    .replace(/[\s,[\]'"-]/g, '');

/** Finds text that YAML parses as syntax: a comment after #, an anchor after &, a curly quotation mark. */
const checkTyped = (head: string, read: ReadPost['frontMatter'], report: Report): void => {
  for (const field of TYPED) {
    const block = new RegExp(`^${field}:(.*(?:\\n(?:[ \\t]+|- ).*)*)`, 'm').exec(head)?.[1];
    const typed = block?.trim() ?? '';
    if (typed === '' || /^["'>|]/.test(typed)) continue;
    if (/^[“”„]/.test(typed) && /[“”]$/.test(typed)) {
      report(field, `has curly quotes around it, which are shown; write ${field}: "…"`);
    } else if (lettersOf(typed) !== lettersOf(read[field])) {
      const words = JSON.stringify(read[field] ?? '');
      report(field, `is read as ${words}; put quotes around what you typed`);
    }
  }
};

const COMMENT = /\{\/\*[^]*?\*\/\}/g;

/** Returns the first paragraph as plain text, shortened to the length of a search result. */
export const firstParagraph = (content: string): string => {
  const blocks = content
    .replace(COMMENT, '')
    .replace(/^(`{3,}|~{3,})[^]*?^\1.*$/gm, '')
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

/**
 * Errors of the parser, by source text: it throws once for a text and later returns no fields. In the
 * module like the parser's own memory, because both outlive a plugin that `npm start` loads again.
 */
const parserErrors = new Map<string, unknown>();

const parseEachTime = async (saved: string, parse: Parse): ReturnType<Parse> => {
  if (parserErrors.has(saved)) throw parserErrors.get(saved);
  try {
    return await parse(saved);
  } catch (error) {
    parserErrors.set(saved, error);
    throw error;
  }
};

interface ParsedPost extends Pick<ReadPost, 'frontMatter' | 'content'> {
  readonly file: string;
  readonly head: string;
  /** Number of the front matter's opening line. */
  readonly firstLine: number;
  /** Fields with a value: one without counts as omitted. */
  readonly given: ReadPost['frontMatter'];
}

/** Returns the fields with the defaults of omitted ones. */
const completeFields = ({file, given, content}: ParsedPost): ReadPost['frontMatter'] => ({
  ...given,
  slug: postSlug(file, given.slug),
  authors: given.authors ?? [DEFAULT_AUTHOR],
  description: given.description ?? firstParagraph(content),
});

/** Returns the first problem of each field. */
const fieldProblems = (
  {file, head, firstLine, frontMatter, given, content}: ParsedPost,
  complete: ReadPost['frontMatter'],
  postKeys: PostKeys,
): ReadonlyMap<string, Problem> => {
  const lines = head.split('\n');
  const reported = new Map<string, Problem>();
  const report: Report = (field, message) => {
    const [name = ''] = field.split(/[.[]/);
    const line = lines.findIndex((each) => each.startsWith(`${name}:`));
    const place = line < 0 ? file : `${file}:${firstLine + line}`;
    if (!reported.has(name)) reported.set(name, {file: place, field, message});
  };
  checkTyped(head, frontMatter, report);
  if (given.title === undefined) report('title', 'is missing; write title: "…"');
  for (const {field, message} of schemaProblems(fields(postKeys), given, file))
    report(field, message);
  checkDays(head, report);
  checkSlug(String(complete.slug), report);
  if (given.image !== undefined && given.image_alt === undefined) {
    report('image', 'has no image_alt; write what it shows');
  }
  if (complete.description === '' && content.replace(COMMENT, '').trim() !== '') {
    report('description', 'is missing, and there is no paragraph to use; write description: "…"');
  }
  return reported;
};

/** Checks and completes a post's front matter. Doesn't throw: an unreadable file is a problem. */
export const readPost = async (
  file: string,
  saved: string,
  postKeys: PostKeys,
  parse: Parse,
): Promise<ReadPost> => {
  const {head, body, bodyLine} = splitFrontMatter(saved);
  const withoutFields = (problem: Problem): ReadPost => ({
    frontMatter: {},
    content: body,
    problems: [problem],
  });
  const problem = unreadable(file, saved, head);
  if (head === null || problem !== null) return withoutFields(problem as Problem);
  const firstLine = bodyLine - head.split('\n').length - 1;
  let parsed: Awaited<ReturnType<Parse>>;
  try {
    parsed = await parseEachTime(saved, parse);
  } catch (error) {
    return withoutFields(yamlProblem(file, head, firstLine, error));
  }
  if (typeof parsed.frontMatter !== 'object') {
    return withoutFields({file, field: 'front matter', message: NO_FIELDS});
  }
  const given = Object.entries(parsed.frontMatter).filter(([, value]) => !isEmpty(value));
  const post = {file, head, firstLine, ...parsed, given: Object.fromEntries(given)};
  const complete = completeFields(post);
  const reported = fieldProblems(post, complete, postKeys);
  const valid = Object.entries(complete).filter(([field]) => !reported.has(field));
  return {
    frontMatter: Object.fromEntries(valid),
    content: parsed.content,
    problems: [...reported.values()],
  };
};

/** Returns the reason why a post isn't on the site today; null if it is. */
export const unpublishedReason = (
  {draft, date}: ReadPost['frontMatter'],
  now = new Date(),
): string | null => {
  if (draft === true) return 'is a draft';
  const day = new Date(String(date));
  return Number.isNaN(day.getTime()) || isPublished(day, now) ? null : `is dated ${isoDay(day)}`;
};
