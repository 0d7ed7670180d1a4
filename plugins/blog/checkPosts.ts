import path from 'node:path';

import {editDistance} from '../../src/config/editDistance';
import {articleComponents, commonComponents} from '../../src/data/articleComponents';
import {isOut} from '../../src/domain/blog/dates';
import {
  REFUSED,
  SCRIPT,
  type Surroundings,
  type TextFault,
  textFaults,
  withoutCode,
} from './articleText';

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
  /** Whether a module that a post imports is there. */
  readonly isModule: (from: string, name: string) => boolean;
  readonly now: Date;
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

/** Components that the text names and neither it nor the site has, each where it comes first. */
const unknownComponents = (body: string): readonly TextFault[] => {
  const scripts = (body.match(SCRIPT) ?? []).join('\n');
  const own = new Set(scripts.match(/[\w$]+/g));
  const text = body.replace(SCRIPT, (script) => script.replace(/[^\n]/g, ' '));
  const used = new Map(
    [...text.matchAll(/(?<!\\)<([A-Z][\w$]*)/g)]
      .reverse()
      .map(({index, 1: name = ''}) => [name, index]),
  );
  const given: readonly string[] = [...articleComponents, ...commonComponents];
  return [...used]
    .filter(([name]) => !given.includes(name) && !own.has(name))
    .filter(([name]) => !Object.hasOwn(REFUSED, name.toLowerCase()))
    .map(([name, at]) => {
      const right = guess(name, articleComponents) || `; one of ${options(articleComponents)}`;
      return {at, says: `unknown component <${name} />${right}`};
    });
};

const decoded = (target: string): string => {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

const imageFaults = (
  target: string,
  post: PostSource,
  {images}: BlogSources,
): readonly string[] => {
  if (/^(?:[a-z][a-z\d+.-]*:)?\/\/|^(?:data|blob|file):/i.test(target)) {
    return [
      `image ${target.slice(0, 60)} is not the site’s own, and is blocked on it; save it below static/img/blog/ and write /img/blog/its-name.png`,
    ];
  }
  if (target === '')
    return ['image without an address; write ![what it shows](/img/blog/its-name.png)'];
  const plain = decoded(target.replace(/[?#].*$/, ''));
  const file = plain.startsWith('@site/')
    ? plain.slice('@site/'.length)
    : plain.startsWith('/')
      ? `static${plain}`
      : path.posix.join(path.posix.dirname(post.file), plain);
  const image = images.get(file);
  if (!image) {
    const other = [...images.keys()].find((name) => name.toLowerCase() === file.toLowerCase());
    return [
      other
        ? `image ${target} is ${other}, in other letters; write the same capitals in both`
        : `image ${target} does not exist; put it into ${file}`,
    ];
  }
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

/** Markdown's pictures: one with a space in its name is none to Markdown, only text. */
const PICTURE = /!\[([^\]]*)\]\(\s*(?:<([^>\n]*)>|([^)\n]*?))(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\s*\)/g;
const REFERENCE = /!\[([^\]]*)\]\[([^\]]*)\]/g;

/** Every picture of a text, where it stands: Markdown's, by reference, and elements. */
const pictureFaults = (
  body: string,
  post: PostSource,
  sources: BlogSources,
): readonly TextFault[] => {
  const say = (at: number, alt: string, target: string): readonly TextFault[] => [
    ...(alt.trim() === ''
      ? [{at, says: `image ${target} has no alt text; write ![what it shows](${target})`}]
      : []),
    ...imageFaults(target, post, sources).map((says) => ({at, says})),
  ];
  const definition = (label: string): string | undefined =>
    [...body.matchAll(/^ {0,3}\[([^\]]+)\]:[ \t]*<?([^\s>]+)/gm)].find(
      ([, name = '']) => name.toLowerCase() === label.toLowerCase(),
    )?.[2];
  return [
    ...[...body.matchAll(PICTURE)].flatMap(({index: at, 1: alt = '', 2: quoted, 3: bare = ''}) =>
      quoted === undefined && /\s/.test(bare)
        ? [
            {
              at,
              says: `image ${bare} has a space in its name; rename the file to ${path.posix.basename(bare).replace(/\s+/g, '-').toLowerCase()}`,
            },
          ]
        : say(at, alt, quoted ?? bare),
    ),
    ...[...body.matchAll(REFERENCE)].flatMap(({index: at, 1: alt = '', 2: label = ''}) => {
      const target = definition(label || alt);
      return target === undefined ? [] : say(at, alt, target);
    }),
    ...[...body.matchAll(/<img\b[^>]*>/g)].flatMap(({index: at, 0: tag}) => {
      const target = /\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|\{\s*["']([^"']*)["']\s*\})/.exec(tag);
      return [
        ...(/\balt\s*=\s*(?:"[^"]+"|'[^']+'|\{)/.test(tag)
          ? []
          : [{at, says: `${tag.slice(0, 40)}… has no alt text; add alt="what it shows"`}]),
        ...(target
          ? imageFaults(
              target.slice(1).find((part) => part !== undefined) ?? '',
              post,
              sources,
            ).map((says) => ({at, says}))
          : []),
      ];
    }),
    ...[...body.matchAll(/<source\b[^>]*>|\bsrcSet\s*=/gi)].map(({index: at}) => ({
      at,
      says: 'pictures in several sizes; write one picture, ![what it shows](/img/blog/its-name.png)',
    })),
  ];
};

/** Why a post is not on the site today; null for one that is. */
const whyOut = ({frontMatter, ...post}: PostSource, now: Date): string | null => {
  if (frontMatter.draft === true) return 'is a draft';
  const date = typedDate({frontMatter, ...post});
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

const yamlFault = ({frontMatterText, yamlError}: PostSource): string => {
  const known = YAML_HELP.find(([pattern]) => pattern.test(frontMatterText ?? ''));
  return `front matter is not valid YAML (${yamlError}); ${known?.[1] ?? 'put quotes around a text with a colon'}`;
};

/** The line of a front matter's field that a fault is about. */
const fieldLine = (post: PostSource, says: string): number | null => {
  const [, word = ''] = /^(?:unknown (?:field )?"?|no )?([\w-]+)/.exec(says) ?? [];
  const field = {category: 'tags', author: 'authors'}[word] ?? word;
  const lines = (post.frontMatterText ?? '').split('\n');
  const line = lines.findIndex((each) => each.startsWith(`${field}:`));
  const base = post.contentLine - lines.length - 1;
  return line < 0 ? null : base + line;
};

/** A fault, at its line where it has one. */
interface Fault {
  readonly line: number | null;
  readonly says: string;
}

/** What is wrong with one post, in words that say what would be right. */
const faultsOf = (
  post: PostSource,
  sources: BlogSources,
  surroundings: Surroundings,
): readonly Fault[] => {
  if (post.frontMatterText !== null && post.yamlError === null) {
    const body = withoutCode(post.content);
    const inText = [
      ...pictureFaults(body, post, sources),
      ...unknownComponents(body),
      ...textFaults(post.content, surroundings),
    ].sort((a, b) => a.at - b.at);
    return [
      ...fieldFaults(post, sources).map((says) => ({line: fieldLine(post, says), says})),
      ...inText.map(({at, says}) => ({
        line: post.contentLine + post.content.slice(0, at).split('\n').length - 1,
        says,
      })),
    ];
  }
  return fieldFaults(post, sources).map((says) => ({line: null, says}));
};

/** What is wrong with a post's front matter, and with its text as a whole. */
const fieldFaults = (post: PostSource, sources: BlogSources): readonly string[] => {
  const {frontMatter} = post;
  if (post.frontMatterText === null) {
    return [
      'no front matter; start the file with a block between two --- lines (npm run new:post writes one)',
    ];
  }
  if (post.yamlError !== null) {
    return [yamlFault(post)];
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

    ...(['title', 'description'] as const)
      .filter((field) => !['undefined', 'string'].includes(typeof frontMatter[field]))
      .filter((field) => frontMatter[field] !== null)
      .map((field) => `${field} is no text to YAML; put quotes around it`),
    title === '' && (frontMatter.title ?? null) === null && 'no title; add title: "…"',
    title.length > MAX_TITLE && `title is ${title.length} characters long; at most ${MAX_TITLE}`,

    description === '' &&
      (frontMatter.description ?? null) === null &&
      'no description; add one or two sentences that make sense on their own',
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

    /^# /m.test(body) &&
      'a heading of the first level in the text; the title is one already, start with ##',
    body.trim() === '' && 'no text below the front matter',
  ];
  return faults.filter((fault) => fault !== false);
};

/** One line per fault, `blog/file.mdx: what is wrong; what would be right`. Empty when all is well. */
export const checkPosts = (sources: BlogSources): readonly string[] => {
  const {posts, isModule, now} = sources;
  const byFile = new Map(posts.map((post) => [post.file, post]));
  const byAddress = new Map(posts.map((post) => [slugOf(post), post.file]));
  const lines = posts.flatMap((post) =>
    faultsOf(post, sources, {
      file: post.file,
      isModule,
      postAt: (slug) => byAddress.get(slug),
      whyOut: (file) => {
        const linked = byFile.get(file);
        if (!linked) return undefined;
        // What isn't on the site itself may lead to what isn't.
        return whyOut(post, now) === null ? whyOut(linked, now) : null;
      },
    }).map(({line, says}) => `${post.file}${line === null ? '' : `:${line}`}: ${says}`),
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
