import path from 'node:path';

import {editDistance} from '../../src/config/editDistance';
import {articleComponents, commonComponents} from '../../src/data/articleComponents';

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
}

export interface BlogSources {
  readonly posts: readonly PostSource[];
  /** Keys of blog/authors.yml and blog/tags.yml. */
  readonly authors: readonly string[];
  readonly categories: readonly string[];
  /** Those in static/ and beside the posts, by their paths from the project's root. */
  readonly images: ReadonlyMap<string, ImageFile>;
}

export interface ImageFile {
  readonly bytes: number;
  /** CSS pixels; null: no program can read the file. */
  readonly width: number | null;
}

/** What a phone on a slow line waits for, and what an article shows on a screen of two pixels each. */
const MAX_IMAGE = {bytes: 200_000, width: 1_400} as const;

/** Characters. Beyond these, search results and link previews cut the text off. */
export const MAX_TITLE = 70;
export const MAX_DESCRIPTION = 160;

/** Each with what it is for; the handbook explains them one by one. */
const FIELDS = {
  required: ['title', 'description', 'date', 'authors', 'tags'],
  optional: [
    ...['last_update', 'keywords', 'slug', 'featured', 'draft', 'unlisted', 'plate'],
    ...['image', 'image_alt'],
  ],
} as const;
const known: readonly string[] = [...FIELDS.required, ...FIELDS.optional];

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

const guess = (word: string, keys: readonly string[]): string => {
  const nearest = [...keys].sort((a, b) => editDistance(word, a) - editDistance(word, b))[0];
  return nearest && editDistance(word, nearest) <= 3 ? `; did you mean "${nearest}"?` : '';
};

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

/**
 * As typed: YAML turns 2025-02-30 into the second of March without a word.
 */
const typedDate = (post: PostSource): string =>
  (/^date:[ \t]*(.*)$/m.exec(post.frontMatterText ?? '')?.[1] ?? '')
    .replace(/\s+#.*$/, '')
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');

/** The day under last_update, as typed; null where there is no such field. */
const typedUpdate = (post: PostSource): string | null => {
  const block = /^last_update:((?:.*\n)(?:[ \t]+.*\n?)*)/m.exec(`${post.frontMatterText ?? ''}\n`);
  return block ? (/\bdate:[ \t]*["']?([\w-]*)/.exec(block[1] ?? '')?.[1] ?? '') : null;
};

const withoutCode = (content: string): string =>
  content
    .replace(/```[\s\S]*?```/g, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '');

/** What MDX reads as JavaScript: blocks that begin with `import` or `export`, up to an empty line. */
const SCRIPT = /^(?:import|export)\b(?:[^\n]|\n(?!\s*\n))*/gm;

/** Components that the text names and neither it nor the site has. */
const unknownComponents = (body: string): readonly string[] => {
  const scripts = (body.match(SCRIPT) ?? []).join('\n');
  const own = new Set(scripts.match(/[\w$]+/g));
  const text = body.replace(SCRIPT, '');
  const used = new Set([...text.matchAll(/(?<!\\)<([A-Z][\w$]*)/g)].map(([, name = '']) => name));
  const given: readonly string[] = [...articleComponents, ...commonComponents];
  return [...used].filter((name) => !given.includes(name) && !own.has(name));
};

const imageFaults = (
  target: string,
  post: PostSource,
  {images}: BlogSources,
): readonly string[] => {
  if (/^(?:[a-z]+:|@site\/)/.test(target)) return [];
  const file = target.startsWith('/')
    ? `static${target}`
    : path.posix.join(path.posix.dirname(post.file), target);
  const image = images.get(file);
  if (!image) return [`image ${target} does not exist; put it into ${file}`];
  if (image.width === null) {
    return [`image ${file} cannot be read; export it anew as PNG, JPEG, WebP or AVIF`];
  }
  const {bytes, width} = MAX_IMAGE;
  return [
    ...(image.bytes > bytes
      ? [`image ${file} has ${Math.ceil(image.bytes / 1000)} kB; at most ${bytes / 1000}`]
      : []),
    ...(image.width > width ? [`image ${file} is ${image.width} px wide; at most ${width}`] : []),
  ];
};

/** What is wrong with one post, in words that say what would be right. */
const faultsOf = (post: PostSource, sources: BlogSources): readonly string[] => {
  const {frontMatter} = post;
  if (post.frontMatterText === null) {
    return [
      'no front matter; start the file with a block between two --- lines (npm run new:post writes one)',
    ];
  }
  if (post.yamlError !== null) {
    return [
      `front matter is not valid YAML (${post.yamlError}); put quotes around a text with a colon`,
    ];
  }

  const title = text(frontMatter.title);
  const description = text(frontMatter.description);
  const date = typedDate(post);
  const updated = typedUpdate(post);
  const authors = list(frontMatter.authors);
  const tags = list(frontMatter.tags);
  const {keywords, image} = frontMatter;
  const slug = slugOf(post);
  const body = withoutCode(post.content);

  const faults: readonly (string | false)[] = [
    ...Object.keys(frontMatter)
      .filter((field) => !known.includes(field))
      .map((field) => `unknown field "${field}"${guess(field, known)}`),

    title === '' && 'no title; add title: "…"',
    title.length > MAX_TITLE && `title is ${title.length} characters long; at most ${MAX_TITLE}`,

    description === '' && 'no description; add one or two sentences that make sense on their own',
    description.length > MAX_DESCRIPTION &&
      `description is ${description.length} characters long; at most ${MAX_DESCRIPTION}`,

    date === '' && 'no date; add date: YYYY-MM-DD',
    date !== '' && !isRealDay(date) && `date "${date}" is not a day; write it as YYYY-MM-DD`,
    updated !== null &&
      !isRealDay(updated) &&
      'last_update has no day; write date: YYYY-MM-DD on an indented line below it',
    updated !== null &&
      isRealDay(updated) &&
      updated < date &&
      `last_update ${updated} is before date ${date}; the later day is the update`,

    tags.length === 0 && `no category; add tags: [one of ${options(sources.categories)}]`,
    tags.length > 1 &&
      `${tags.length} categories (${tags.join(', ')}); a post has exactly one, further topics go in keywords`,
    ...tags
      .filter((tag) => !sources.categories.includes(String(tag)))
      .map((tag) => `unknown category "${String(tag)}"; one of ${options(sources.categories)}`),

    authors.length === 0 && `no author; add authors: [one of ${options(sources.authors)}]`,
    ...authors
      .filter((author) => !sources.authors.includes(String(author)))
      .map((author) => (typeof author === 'string' ? author : JSON.stringify(author)))
      .map((author) => `unknown author "${author}"; one of ${options(sources.authors)}`),

    !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) &&
      `slug "${slug}" has more than lowercase letters, digits and hyphens; rename the file or set slug`,
    RESERVED_SLUGS.includes(slug) &&
      `slug "${slug}" is an address of the blog itself; choose another`,

    ...(['featured', 'draft', 'unlisted'] as const)
      .filter((field) => !['undefined', 'boolean'].includes(typeof frontMatter[field]))
      .map(
        (field) =>
          `${field} is "${String(frontMatter[field])}"; write true or false, without quotes`,
      ),

    keywords !== undefined &&
      !(Array.isArray(keywords) && keywords.length > 0 && keywords.every((word) => text(word))) &&
      'keywords is not a list of words; write keywords: [phones, privacy], or leave it out',

    ...(image === undefined ? [] : imageFaults(text(image), post, sources)),
    image !== undefined &&
      text(frontMatter.image_alt) === '' &&
      'image without image_alt; say what it shows',

    ...[...body.matchAll(/!\[([^\]]*)\]\(([^)\s]*)/g)].flatMap(([, alt = '', target = '']) => [
      alt.trim() === '' && `image ${target} has no alt text; write ![what it shows](${target})`,
      ...imageFaults(target, post, sources),
    ]),
    ...(body.match(/<img\b[^>]*>/g) ?? [])
      .filter((tag) => !/\balt\s*=\s*(?:"[^"]+"|'[^']+'|\{)/.test(tag))
      .map((tag) => `${tag.slice(0, 40)}… has no alt text; add alt="what it shows"`),

    ...unknownComponents(body).map((name) => {
      const right = guess(name, articleComponents) || `; one of ${options(articleComponents)}`;
      return `unknown component <${name} />${right}`;
    }),

    /^# /m.test(body) &&
      'a heading of the first level in the text; the title is one already, start with ##',
    body.trim() === '' && 'no text below the front matter',
  ];
  return faults.filter((fault) => fault !== false);
};

/** One line per fault, `blog/file.mdx: what is wrong; what would be right`. Empty when all is well. */
export const checkPosts = (sources: BlogSources): readonly string[] => {
  const lines = sources.posts.flatMap((post) =>
    faultsOf(post, sources).map((fault) => `${post.file}: ${fault}`),
  );
  const bySlug = new Map<string, string>();
  for (const post of sources.posts) {
    const slug = slugOf(post);
    const first = bySlug.get(slug) ?? post.file;
    bySlug.set(slug, first);
    if (first === post.file) continue;
    lines.push(`${first} and ${post.file}: both have the slug "${slug}"; give one of them another`);
  }
  return lines;
};
