import path from 'node:path';

import {adoptionFigures} from '../../src/data/blogFigures/adoption.ts';
import {breakEvenMonths} from '../../src/data/blogFigures/breakEven.ts';
import {roiFigures} from '../../src/data/blogFigures/roiFigures.ts';
import {statutes} from '../../src/data/blogFigures/statutes.ts';
import {claims} from '../../src/data/claims.ts';

/** What is wrong at a place of a post's text, in words that say what would be right. */
export interface TextProblem {
  /** Of the text, from 0. */
  readonly at: number;
  /** What it is about: '<iframe>', 'image /img/desk.png'. */
  readonly field: string;
  /** Goes on after the field. */
  readonly message: string;
}

/** What the text is judged by besides itself. */
export interface Surroundings {
  /** The post's own file, from the project's root. */
  readonly file: string;
  /** Why a post is not on the site; null for one that is; undefined where there is no such file. */
  readonly whyOut: (post: string) => string | null | undefined;
  /** The post at an address, if there is one. */
  readonly postAt: (slug: string) => string | undefined;
  /** Whether a module that a post imports is there. */
  readonly isModule: (from: string, name: string) => boolean;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Comments and code as spaces, so that all else stays in its place. */
export const withoutCode = (content: string): string =>
  content
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[`~]*[ \t]*$|$(?![\s\S]))/gm, blank)
    .replace(/(?<!`)(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, blank)
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, blank);

/** What MDX reads as JavaScript: blocks that begin with `import` or `export`, up to an empty line. */
export const SCRIPT = /^(?:import|export)\b(?:[^\n]|\n(?!\s*\n))*/gm;

/** Elements that the site's policy blocks, or that would bring into it what only one article needs. */
export const REFUSED: Readonly<Record<string, string>> = {
  script: 'the site runs no scripts of articles; leave it out, or make a component of it',
  style: 'styles belong to components; leave it out, or make a component of it',
  link: 'styles belong to components; leave it out, or make a component of it',
  ...Object.fromEntries(
    ['iframe', 'frame', 'embed', 'object', 'portal', 'applet'].map((name) => [
      name,
      'the site shows no pages of others; link to it: [what it is](https://…)',
    ]),
  ),
  ...Object.fromEntries(
    ['video', 'audio', 'track'].map((name) => [
      name,
      'the site plays no films or sounds; link to it: [what it is](https://…)',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['form', 'input', 'button', 'select', 'textarea'],
      ...['meta', 'base', 'noscript', 'template'],
    ].map((name) => [name, 'it has no place in an article; leave it out']),
  ),
};

/** A tag with its attributes; braces and quotes may hold a `>`. */
const TAG = /<([A-Za-z][\w.]*)((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}|[^<>"'{}])*)>/g;

/** What an element itself fetches; pictures in Markdown and in `<img>` are checked with the pictures. */
const FETCHED =
  /(?:^|\s)(?:src|href|xlink:?href|poster|data|background)\s*=\s*\{?\s*["']((?:https?:)?\/\/[^"']*)/i;
/** Between braces, where backticks stood: nothing of it is left to be checked. */
const UNREADABLE = /(?:^|\s)(src|href)\s*=\s*\{\s*\}/;

const tagProblems = (text: string): readonly TextProblem[] =>
  [...text.matchAll(TAG)].flatMap(({index: at, 1: name = '', 2: attributes = ''}) => {
    const refused = Object.hasOwn(REFUSED, name.toLowerCase())
      ? REFUSED[name.toLowerCase()]
      : undefined;
    if (refused) return [{at, field: `<${name}>`, message: `is not for articles: ${refused}`}];
    const isElement = /^[a-z]/.test(name);
    const [, style] = /(?:^|\s)(style)\s*=/.exec(attributes) ?? [];
    const [, handler] = /(?:^|\s)(on[a-zA-Z]+)\s*=/.exec(attributes) ?? [];
    const [, fetched] = /^(?:a|img)$/.test(name) ? [] : (FETCHED.exec(attributes) ?? []);
    const [, unreadable] = UNREADABLE.exec(attributes) ?? [];
    const [, html] = /(?:^|\s)(dangerouslySetInnerHTML)\s*=/.exec(attributes) ?? [];
    return [
      ...(isElement && style
        ? [
            {
              at,
              field: `<${name}>`,
              message: 'has a style; styles belong to components, leave it out',
            },
          ]
        : []),
      ...(isElement && handler
        ? [
            {
              at,
              field: `<${name}>`,
              message: `has ${handler}; the site runs no scripts of articles, leave it out`,
            },
          ]
        : []),
      ...(isElement && fetched
        ? [
            {
              at,
              field: `<${name}>`,
              message: `shows ${fetched}, which is not the site’s own and is blocked on it; save it below static/img/blog/`,
            },
          ]
        : []),
      ...(unreadable
        ? [
            {
              at,
              field: `<${name}>`,
              message: `has its ${unreadable} between backticks; write it between quotes`,
            },
          ]
        : []),
      ...(html ? [{at, field: `<${name}>`, message: `has ${html}; write Markdown`}] : []),
    ];
  });

/** Signs that begin code in MDX and are meant as signs. */
const signProblems = (text: string): readonly TextProblem[] =>
  [...text.matchAll(/(?<!\\)<(?=!--|\d|[ \t=])/g)].map(({index: at}) => ({
    at,
    field: text.startsWith('<!--', at) ? '<!--' : '<',
    message: text.startsWith('<!--', at)
      ? 'is a comment in HTML; write {/* … */}'
      : 'begins a tag; write \\<',
  }));

const DECLARED = /[\w$]+/g;

/** `{name}` where nothing has that name. */
const braceProblems = (text: string, scripts: string): readonly TextProblem[] => {
  const own = new Set([
    ...(scripts.match(DECLARED) ?? []),
    ...['props', 'frontMatter', 'metadata', 'toc', 'assets', 'contentTitle', 'undefined', 'null'],
    ...['true', 'false'],
  ]);
  return [...text.matchAll(/(?<![\\=$\w{])\{\s*([A-Za-z_$][\w$]*)(?:\.[\w$.]+)?\s*\}/g)]
    .filter(([, name = '']) => !own.has(name) && !(name in globalThis))
    .map(({index: at, 1: name}) => ({
      at,
      field: `{${name}}`,
      message: `names nothing; braces are code in MDX: import ${name}, or write \\{${name}\\}`,
    }));
};

const importProblems = (text: string, {file, isModule}: Surroundings): readonly TextProblem[] =>
  [...text.matchAll(/^import\s[^;'"]*['"]([^'"\n]+)['"]/gm)]
    .filter(([, name = '']) => !isModule(file, name))
    .map(({index: at, 1: name}) => ({
      at,
      field: `import ${name}`,
      message: 'does not exist; correct the path, or leave the import out',
    }));

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

const idProblems = (text: string): readonly TextProblem[] =>
  [...text.matchAll(TAG)].flatMap(({index: at, 1: name = '', 2: attributes = ''}) => {
    const taken = Object.hasOwn(IDS, name) ? IDS[name] : undefined;
    if (!taken) return [];
    const {by, ids, where} = taken;
    const id = new RegExp(`(?:^|\\s)${by}\\s*=\\s*["']([^"']*)["']`).exec(attributes)?.[1];
    if (id === undefined) {
      return /\{/.test(attributes)
        ? []
        : [{at, field: `<${name} />`, message: `has no ${by}; one of ${where}`}];
    }
    return ids.includes(id)
      ? []
      : [
          {
            at,
            field: `<${name} ${by}="${id}" />`,
            message: `names nothing; one of ${where}: ${ids.join(', ')}`,
          },
        ];
  });

/** Markdown's links, not its pictures, and `href`. */
const LINK =
  /(?<!!)\[(?:[^\][]|\[[^\][]*\])*\]\(\s*<?([^)\s>]+)|\bhref\s*=\s*\{?\s*["']([^"']+)["']/g;

/** Links to other articles: those that are not there, and those that are not there yet. */
const linkProblems = (text: string, {file, whyOut, postAt}: Surroundings): readonly TextProblem[] =>
  [...text.matchAll(LINK)].flatMap(({index: at, 1: written, 2: href}) => {
    const target = written ?? href ?? '';
    if (/^(?:javascript|data|vbscript|file):/i.test(target)) {
      return [
        {
          at,
          field: `link ${target.slice(0, 40)}`,
          message: 'is blocked on the site; link to a page',
        },
      ];
    }
    const [plain = ''] = target.split(/[?#]/);
    const slug = /^\/blog\/([^/]+)$/.exec(plain)?.[1];
    const isFile = !/^[a-z]+:|^\//i.test(plain) && /\.mdx?$/.test(plain);
    const post = slug
      ? postAt(slug)
      : isFile
        ? path.posix.join(path.posix.dirname(file), decodeURI(plain))
        : undefined;
    if (post === undefined) return [];
    const why = whyOut(post);
    if (why === undefined) {
      return [{at, field: `link ${plain}`, message: 'does not exist; correct the path'}];
    }
    return why === null
      ? []
      : [
          {
            at,
            field: `link ${plain}`,
            message: `leads to ${post}, which ${why}; publish that first, or take the link out`,
          },
        ];
  });

/** All that is wrong with a post's text but its pictures and components, in its order. */
export const textProblems = (
  content: string,
  surroundings: Surroundings,
): readonly TextProblem[] => {
  const text = withoutCode(content);
  const scripts = (text.match(SCRIPT) ?? []).join('\n');
  const prose = text.replace(SCRIPT, blank);
  return [
    // Scripts, too: a component of one's own may hold a frame.
    ...tagProblems(text),
    ...signProblems(prose),
    ...braceProblems(prose, scripts),
    ...importProblems(text, surroundings),
    ...idProblems(prose),
    ...linkProblems(prose, surroundings),
  ].sort((a, b) => a.at - b.at);
};
