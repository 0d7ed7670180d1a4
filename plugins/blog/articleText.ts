import path from 'node:path';

import {escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Program} from 'estree-jsx';
import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {mdxFromMarkdown} from 'mdast-util-mdx';
import {mdxjs} from 'micromark-extension-mdxjs';
import {visit} from 'unist-util-visit';

import {articleComponents, commonComponents} from '../../src/data/articleComponents.ts';
import {adoptionFigures} from '../../src/data/blogFigures/adoption.ts';
import {breakEvenMonths} from '../../src/data/blogFigures/breakEven.ts';
import {roiFigures} from '../../src/data/blogFigures/roiFigures.ts';
import {statutes} from '../../src/data/blogFigures/statutes.ts';
import {claims} from '../../src/data/claims.ts';
import {nearestWord} from '../../src/domain/nearestWord.ts';
import {type Tag, tagsOf} from './articleTags.ts';
import {checkImage, type ImageFile} from './pictures.ts';

/** What is wrong in a post's text, in words that say what would be right. */
export interface TextProblem {
  /** Of the text, from 1. */
  readonly line: number;
  /** What it is about: '<iframe>', 'image /img/desk.png'. */
  readonly field: string;
  /** Goes on after the field. */
  readonly message: string;
}

type Say = (field: string, message: string) => void;

/** What the text is judged by besides itself. */
export interface Surroundings {
  /** The post's own file, from the project's root. */
  readonly file: string;
  readonly images: ReadonlyMap<string, ImageFile>;
  /** Why a post is not on the site; null for one that is; undefined where there is no such file. */
  readonly whyOut: (post: string) => string | null | undefined;
  /** The post at an address, if there is one. */
  readonly postAt: (slug: string) => string | undefined;
}

/** As Docusaurus reads it. @throws {VFileMessage} for what is no MDX */
const parse = (content: string): Root =>
  fromMarkdown(escapeMarkdownHeadingIds(content), {
    extensions: [mdxjs({addResult: true})],
    mdastExtensions: [mdxFromMarkdown()],
  });

/** What the parser says of signs that begin code in MDX and were meant as signs. */
const SIGNS: readonly (readonly [says: RegExp, field: string, message: string])[] = [
  [/create a comment/, '<!--', 'is a comment in HTML; write {/* … */}'],
  [/before name/, '<', 'begins a tag; write \\<'],
  [/acorn|closing brace/, '{', 'begins code that cannot be read; write \\{, or mend it'],
];

const unreadable = (error: unknown): TextProblem => {
  const {line = 1, reason = String(error)} = error as {line?: number; reason?: string};
  const [, field, message] = SIGNS.find(([says]) => says.test(reason)) ?? [];
  // Places are of the text, not of the file; the line says where.
  const said = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').replace(/\s+/g, ' ');
  return {line, field: field ?? 'text', message: message ?? `is no MDX: ${said}`};
};

/** Elements that the site's policy blocks, or that would bring into it what only one article needs. */
const REFUSED: ReadonlyMap<string, string> = new Map(
  (
    [
      [['script'], 'the site runs no scripts of articles; leave it out, or make a component of it'],
      [['style', 'link'], 'styles belong to components; leave it out, or make a component of it'],
      [
        ['iframe', 'frame', 'embed', 'object', 'portal', 'applet'],
        'the site shows no pages of others; link to it: [what it is](https://…)',
      ],
      [
        ['video', 'audio', 'track'],
        'the site plays no films or sounds; link to it: [what it is](https://…)',
      ],
      [
        ['form', 'input', 'button', 'select', 'textarea', 'meta', 'base', 'noscript', 'template'],
        'it has no place in an article; leave it out',
      ],
    ] as const
  ).flatMap(([names, why]) => names.map((name) => [name, why] as const)),
);

const checkElement = ({name, attributes}: Tag, {file, images}: Surroundings, say: Say): void => {
  for (const [attribute, value] of attributes) {
    if (attribute === 'style')
      say(`<${name}>`, 'has a style; styles belong to components, leave it out');
    if (/^on[a-z]/i.test(attribute)) {
      say(`<${name}>`, `has ${attribute}; the site runs no scripts of articles, leave it out`);
    }
    if (/^srcset$/i.test(attribute)) {
      say(
        `<${name}>`,
        'offers several sizes; write one picture, ![what it shows](/img/blog/its-name.png)',
      );
    }
    if (attribute === 'dangerouslySetInnerHTML') {
      say(`<${name}>`, `has ${attribute}; write Markdown`);
    }
    if (!['a', 'img'].includes(name) && /^(?:https?:)?\/\//i.test(value ?? '')) {
      say(
        `<${name}>`,
        `shows ${value}, which is not the site’s own and is blocked on it; save it below static/img/blog/`,
      );
    }
  }
  if (name !== 'img') return;
  if (attributes.get('alt') === '' || !attributes.has('alt')) {
    say('<img>', 'has no alt text; add alt="what it shows"');
  }
  const target = attributes.get('src');
  if (typeof target === 'string') checkImage(target, file, images, say);
};

/** Ids that a component takes, by its name and the attribute: MDX is not type-checked. */
const IDS: Readonly<
  Record<string, {readonly by: string; readonly ids: readonly string[]; readonly where: string}>
> = {
  Claim: {by: 'id', ids: Object.keys(claims), where: 'src/data/claims.ts'},
  AdoptionShare: {
    by: 'id',
    ids: adoptionFigures.map(({id}) => id),
    where: 'src/data/blogFigures/adoption.ts',
  },
  BreakEvenRange: {
    by: 'of',
    ids: Object.keys(breakEvenMonths),
    where: 'src/data/blogFigures/breakEven.ts',
  },
  RoiFigure: {
    by: 'id',
    ids: Object.keys(roiFigures),
    where: 'src/data/blogFigures/roiFigures.ts',
  },
  Statute: {by: 'id', ids: Object.keys(statutes), where: 'src/data/blogFigures/statutes.ts'},
};

const checkIds = ({name, attributes, hasMore}: Tag, say: Say): void => {
  const taken = Object.hasOwn(IDS, name) ? IDS[name] : undefined;
  if (!taken) return;
  const {by, ids, where} = taken;
  const id = attributes.get(by);
  if (id === undefined && !hasMore) say(`<${name} />`, `has no ${by}; one of ${where}`);
  if (typeof id === 'string' && !ids.includes(id)) {
    say(`<${name} ${by}="${id}" />`, `names nothing; one of ${where}: ${ids.join(', ')}`);
  }
};

const KNOWN: readonly string[] = [...articleComponents, ...commonComponents];

const checkTag = (tag: Tag, own: Set<string>, surroundings: Surroundings, say: Say): void => {
  const {name, attributes} = tag;
  const refused = REFUSED.get(name.toLowerCase());
  if (refused !== undefined) {
    say(`<${name}>`, `is not for articles: ${refused}`);
    return;
  }
  const href = attributes.get('href');
  if (typeof href === 'string') checkLink(href, surroundings, say);
  if (/^[a-z]/.test(name)) {
    checkElement(tag, surroundings, say);
    return;
  }
  const [component = ''] = name.split('.');
  if (component === '' || KNOWN.includes(component) || own.has(component)) {
    checkIds(tag, say);
    return;
  }
  const meant = nearestWord(component, articleComponents);
  const right =
    meant === null ? `one of ${articleComponents.join(', ')}` : `did you mean <${meant} />?`;
  say(`<${component} />`, `is no component of the site; ${right}`);
  // One fault, however often it stands there.
  own.add(component);
};

/** What MDX itself hands to a text. */
const GIVEN = ['props', 'frontMatter', 'metadata', 'toc', 'assets', 'contentTitle'];

/** `{name}` where nothing has that name. */
const checkBraces = (
  script: Program | null | undefined,
  own: ReadonlySet<string>,
  say: Say,
): void => {
  const [statement] = script?.body ?? [];
  let named = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (named?.type === 'MemberExpression' && named.object.type !== 'Super') named = named.object;
  if (named?.type !== 'Identifier') return;
  const {name} = named;
  if (own.has(name) || GIVEN.includes(name) || name in globalThis) return;
  const right = `braces are code in MDX: import ${name}, or write \\{${name}\\}`;
  say(`{${name}}`, `names nothing; ${right}`);
};

/** Links to other articles: those that are not there, and those that are not there yet. */
const checkLink = (target: string, {file, whyOut, postAt}: Surroundings, say: Say): void => {
  if (/^(?:javascript|data|vbscript|file):/i.test(target)) {
    say(`link ${target.slice(0, 40)}`, 'is blocked on the site; link to a page');
    return;
  }
  const [plain = ''] = target.split(/[?#]/);
  const slug = /^\/blog\/([^/]+)$/.exec(plain)?.[1];
  const isFile = !/^[a-z]+:|^\//i.test(plain) && /\.mdx?$/.test(plain);
  const post = slug
    ? postAt(slug)
    : isFile
      ? path.posix.join(path.posix.dirname(file), decodeURI(plain))
      : undefined;
  const why = post === undefined ? null : whyOut(post);
  if (why === undefined) say(`link ${plain}`, 'does not exist; correct the path');
  else if (why !== null) {
    say(
      `link ${plain}`,
      `leads to ${post}, which ${why}; publish that first, or take the link out`,
    );
  }
};

/** A picture with a space in its name is none to Markdown, only text. */
const SPACED = /!\[[^\]]*\]\(\s*([^)\s][^)\n"']*\s[^)\n"']*?)\s*\)/;

/** All that is wrong with a post's text, in its order. */
export const textProblems = (
  content: string,
  surroundings: Surroundings,
): readonly TextProblem[] => {
  let article: Root;
  try {
    article = parse(content);
  } catch (error) {
    return [unreadable(error)];
  }
  const {file, images} = surroundings;
  const problems: TextProblem[] = [];
  const sayAt =
    (line: number): Say =>
    (field, message) =>
      problems.push({line, field, message});

  const scripts = article.children.map((node) => (node.type === 'mdxjsEsm' ? node.value : ''));
  const own = new Set(scripts.join('\n').match(/[\w$]+/g));
  const definitions = new Map<string, string>();
  visit(article, 'definition', ({identifier, url}) => void definitions.set(identifier, url));
  if (article.children.length === 0) sayAt(1)('text', 'is missing below the front matter');

  visit(article, (node) => {
    const say = sayAt(node.position?.start.line ?? 1);
    const picture = (alt: string | null | undefined, url: string): void => {
      if (!alt?.trim()) say(`image ${url}`, `has no alt text; write ![what it shows](${url})`);
      checkImage(url, file, images, say);
    };
    if (node.type === 'heading' && node.depth === 1) {
      say('text', 'has a heading of the first level; the title is one already, start with ##');
    }
    if (node.type === 'image') picture(node.alt, node.url);
    if (node.type === 'imageReference') picture(node.alt, definitions.get(node.identifier) ?? '');
    if (node.type === 'link' || node.type === 'definition') checkLink(node.url, surroundings, say);
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      checkBraces(node.data?.estree, own, say);
    }
    const [, spaced] = (node.type === 'text' && SPACED.exec(node.value)) || [];
    if (spaced) {
      const better = path.posix.basename(spaced).replace(/\s+/g, '-').toLowerCase();
      say(`image ${spaced}`, `has a space in its name; rename the file to ${better}`);
    }
  });

  for (const tag of tagsOf(article)) checkTag(tag, own, surroundings, sayAt(tag.line));
  return problems.sort((a, b) => a.line - b.line);
};
