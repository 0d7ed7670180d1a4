import path from 'node:path';

import type {Expression, Program} from 'estree-jsx';

import {articleComponents, commonComponents} from '../../src/data/articleComponents.ts';
import {adoptionFigures} from '../../src/data/blogFigures/adoption.ts';
import {breakEvenMonths} from '../../src/data/blogFigures/breakEven.ts';
import {roiFigures} from '../../src/data/blogFigures/roiFigures.ts';
import {statutes} from '../../src/data/blogFigures/statutes.ts';
import {claims} from '../../src/data/claims.ts';
import {nearestWord} from '../../src/domain/nearestWord.ts';
import type {Problem} from '../../src/domain/problems.ts';
import {linkProblem} from './links.ts';
import {pictureProblem} from './pictures.ts';

interface Attribute {
  readonly type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  readonly name?: string;
  readonly value?: string | {readonly data?: {readonly estree?: Program}} | null;
}

/** A node of a Markdown tree with MDX in it, as much of it as the rules read. */
interface ArticleNode {
  readonly type: string;
  readonly children?: readonly ArticleNode[];
  readonly position?: {
    readonly start: {readonly line: number; readonly offset?: number};
    readonly end: {readonly offset?: number};
  };
  readonly depth?: number;
  readonly value?: string;
  readonly url?: string;
  readonly alt?: string | null;
  /** Of a list's item with a box to tick. */
  readonly checked?: boolean | null;
  readonly identifier?: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly data?: {readonly estree?: Program | null};
}

type Say = (field: string, message: string) => void;

/** A node with all that it contains, in the order of the text. */
const nodesOf = (node: ArticleNode): readonly ArticleNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesOf),
];

/** HTML that may stand in an article, besides components. */
const ELEMENTS = new Set(
  (
    'abbr b bdi bdo blockquote br cite code dd del details dfn div dl dt em figcaption figure hr i ins ' +
    'kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td th thead time tr u ul var wbr'
  ).split(' '),
);
const ATTRIBUTES = new Set([
  'id',
  'lang',
  'dir',
  'title',
  'open',
  'cite',
  'dateTime',
  'start',
  'colSpan',
  'rowSpan',
  'scope',
]);

const PAGES_OF_OTHERS = 'the site shows no pages of others; write a link, [what it is](https://…)';
const FILMS = 'the site plays no films or sounds; write a link, [what it is](https://…)';
const CODE =
  'the site runs no scripts and styles of articles; leave it out, or make a component of it';

/** In place of elements that are often pasted. */
const INSTEAD: Readonly<Record<string, string>> = {
  a: 'write [words](/address)',
  img: 'write ![what it shows](/img/blog/its-name.png)',
  picture: 'write ![what it shows](/img/blog/its-name.png)',
  iframe: PAGES_OF_OTHERS,
  embed: PAGES_OF_OTHERS,
  object: PAGES_OF_OTHERS,
  video: FILMS,
  audio: FILMS,
  script: CODE,
  style: CODE,
  link: CODE,
};

/** What components need, by attribute; ids where it has to be one of them: MDX isn't type-checked. */
const NEEDED: Readonly<
  Record<string, {readonly by: string; readonly ids?: readonly string[]; readonly where?: string}>
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
  RoiFigure: {by: 'id', ids: Object.keys(roiFigures), where: 'src/data/blogFigures/roiFigures.ts'},
  Statute: {by: 'id', ids: Object.keys(statutes), where: 'src/data/blogFigures/statutes.ts'},
  Sources: {by: 'asOf'},
  Transcript: {by: 'lines'},
};

const expressionOf = (script: Program | null | undefined): Expression | null => {
  const [statement] = script?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : null;
};

/** Whether an expression holds nothing but values that are written there, and names of the article's own. */
const isPlain = (expression: unknown, own: ReadonlySet<string>): boolean => {
  const node = expression as Expression;
  const arePlain = (parts: readonly unknown[]): boolean =>
    parts.every((part) => isPlain(part, own));
  if (node.type === 'Literal') return true;
  if (node.type === 'Identifier') return own.has(node.name);
  if (node.type === 'MemberExpression') return !node.computed && isPlain(node.object, own);
  if (node.type === 'UnaryExpression') return isPlain(node.argument, own);
  if (node.type === 'TemplateLiteral') return arePlain(node.expressions);
  if (node.type === 'ArrayExpression') return arePlain(node.elements.filter(Boolean));
  return (
    node.type === 'ObjectExpression' &&
    node.properties.every(
      (part) => part.type === 'Property' && !part.computed && isPlain(part.value, own),
    )
  );
};

/** Names that the article imports or exports. */
const ownNames = (script: Program): readonly string[] =>
  script.body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.map(({local}) => local.name);
    }
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const {declaration} = statement;
    return declaration.type === 'VariableDeclaration'
      ? declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? [id.name] : []))
      : [declaration.id.name];
  });

/** What the build knows and the published page must not. */
const BUILD_GLOBALS =
  /\b(?:process|globalThis|global)\s*(?:\.\s*[\w$]|\[)|\b(?:require|eval)\s*\(|import\.meta/;

/** Values in braces: in the text, where objects can't be shown, or of an attribute. */
const checkBraces = (
  script: Program | null | undefined,
  source: string,
  own: ReadonlySet<string>,
  say: Say,
): void => {
  const expression = expressionOf(script);
  if (expression === null) return;
  const isShown = !['ArrayExpression', 'ObjectExpression'].includes(expression.type);
  if (isShown && isPlain(expression, own)) return;
  const shown = source.replace(/\s+/g, ' ').trim().slice(0, 40);
  say(
    `{${shown}}`,
    'is code, and only a text or an imported name may stand in braces; write \\{ for the sign',
  );
};

const checkAttributes = (
  {name, attributes = []}: ArticleNode,
  own: ReadonlySet<string>,
  say: Say,
): void => {
  for (const attribute of attributes) {
    const {name: attributeName = '{…}', value} = attribute;
    const expression =
      typeof value === 'object' && value !== null ? expressionOf(value.data?.estree) : null;
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      say(`<${name}>`, 'has {…}; write its attributes one by one');
    } else if (expression !== null && !isPlain(expression, own)) {
      say(`<${name}>`, `has code in ${attributeName}; write the value, or import it`);
    }
  }
};

const checkElement = ({name, attributes = []}: ArticleNode, say: Say): void => {
  const element = String(name);
  if (!ELEMENTS.has(element)) {
    say(`<${element}>`, `is not for articles; ${INSTEAD[element] ?? 'write Markdown'}`);
    return;
  }
  for (const {name: attribute} of attributes) {
    if (attribute === undefined || ATTRIBUTES.has(attribute)) continue;
    say(`<${element}>`, `has ${attribute}, which is not for articles; leave it out`);
  }
};

const checkNeeds = ({name, attributes = []}: ArticleNode, say: Say): void => {
  const component = String(name);
  const needed = Object.hasOwn(NEEDED, component) ? NEEDED[component] : undefined;
  if (!needed) return;
  const {by, ids, where} = needed;
  const value = attributes.find((attribute) => attribute.name === by)?.value;
  const expression = typeof value === 'object' ? expressionOf(value?.data?.estree) : null;
  const id = expression?.type === 'Literal' ? String(expression.value) : value;
  if (value === undefined) {
    say(`<${component} />`, `has no ${by}; write ${by}=${where ? `"…", one of ${where}` : '…'}`);
  } else if (ids && typeof id === 'string' && !ids.includes(id)) {
    say(
      `<${component} ${by}="${id}" />`,
      `names nothing; write one of ${where}: ${ids.join(', ')}`,
    );
  }
};

const KNOWN: readonly string[] = [...articleComponents, ...commonComponents];

const checkComponent = (node: ArticleNode, own: Set<string>, say: Say): void => {
  const [component = ''] = String(node.name).split('.');
  if (KNOWN.includes(component) || own.has(component)) {
    checkNeeds(node, say);
    return;
  }
  const meant = nearestWord(component, articleComponents);
  say(
    `<${component} />`,
    `isn’t a component of the site; ${meant === null ? `write one of ${articleComponents.join(', ')}` : `did you mean <${meant} />?`}`,
  );
  // One fault, however often it stands there.
  own.add(component);
};

/** What Markdown leaves as it was typed, and a writer meant as a link, a picture, or a list. */
const PASTED: readonly (readonly [pattern: RegExp, field: string, message: string])[] = [
  [
    /!\[[^\]]*\]\(\s*[^)<\s"']+[ \t]+[^)"'\s][^)"']*\)/,
    'image',
    'has a space in its name; rename the file, and write hyphens',
  ],
  [
    /\[[^\]]*\]\(\s*(?:https?:|\/|\.)[^)\s"']*[ \t]+[^)"'\s][^)"']*\)/,
    'link',
    'has a space in its address; write %20 for it',
  ],
  [/^[ \t]*[•·▪◦‣●○][ \t]/m, 'list', 'has the dots of a word processor; write - before each line'],
];

const checkParagraph = (source: string, say: Say): void => {
  const words = source.replace(/`[^`]*`/g, '');
  const found = PASTED.find(([pattern]) => pattern.test(words));
  if (found) say(found[1], found[2]);
};

/** @param before the level of the heading before it; the title is the first */
const checkHeading = (node: ArticleNode, before: number, say: Say): void => {
  const {depth = 1} = node;
  const marks = '#'.repeat(depth);
  if (depth === 1) say('heading', 'is of the first level, as the title is; write ## before it');
  else if (nodesOf(node).length === 1)
    say(`heading ${marks}`, 'is empty; write it, or take it out');
  else if (depth > before + 1) {
    say(`heading ${marks}`, `skips a level; write ${'#'.repeat(before + 1)} before it`);
  }
};

/** All that is wrong with an article's text, in its order, and all of its words. */
export interface ReadArticle {
  readonly problems: readonly Problem[];
  readonly words: string;
}

const readArticle = (
  article: ArticleNode,
  source: string,
  file: string,
  siteDir: string,
): ReadArticle => {
  const problems: Problem[] = [];
  const nodes = nodesOf(article);
  const scripts = nodes.filter(({type}) => type === 'mdxjsEsm');
  const own = new Set(['frontMatter']);
  for (const {data} of scripts) {
    if (data?.estree) for (const name of ownNames(data.estree)) own.add(name);
  }
  const addresses = new Map(nodes.map(({identifier = '', url}) => [identifier, url]));
  let heading = 1;

  for (const node of nodes) {
    const {type, url = '', alt = '', name, data, value = '', position} = node;
    const say: Say = (field, message) =>
      problems.push({file: `${file}:${position?.start.line ?? 1}`, field, message});
    if (type === 'mdxjsEsm' && BUILD_GLOBALS.test(value)) {
      say('import or export', 'reads what only the build knows; write the value');
    } else if (type === 'mdxTextExpression' || type === 'mdxFlowExpression') {
      checkBraces(data?.estree, value, own, say);
    } else if (type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement') {
      if (/^[a-z]/.test(name ?? '')) checkElement(node, say);
      else if (name) checkComponent(node, own, say);
      checkAttributes(node, own, say);
    } else if (type === 'heading') {
      checkHeading(node, heading, say);
      heading = node.depth ?? 1;
    } else if (type === 'image' || type === 'imageReference') {
      const address = type === 'image' ? url : (addresses.get(node.identifier ?? '') ?? '');
      const picture = address.slice(0, 60);
      if (!alt?.trim())
        say(`image ${picture}`, `has no alt text; write ![what it shows](${picture})`);
      const wrong = pictureProblem(address, file, siteDir);
      if (wrong !== null) say(`image ${picture}`, wrong);
    } else if (type === 'link') {
      const wrong = linkProblem(url);
      if (wrong !== null) say(`link ${url.slice(0, 60)}`, wrong);
    } else if (typeof node.checked === 'boolean') {
      say('list', 'has boxes to tick; put it into <Checklist>, and write - alone');
    } else if (type === 'paragraph' && position) {
      checkParagraph(source.slice(position.start.offset, position.end.offset), say);
    }
  }
  const isEmpty = article.children?.every(({type}) => ['yaml', 'mdxjsEsm'].includes(type)) ?? true;
  if (isEmpty && problems.length === 0) {
    problems.push({file, field: 'text', message: 'is missing below the front matter'});
  }
  const words = nodes.flatMap(({type, value}) => (type === 'text' ? [value] : [])).join(' ');
  return {problems, words};
};

/**
 * The rules for articles as a remark plugin, in the parse that makes the page.
 * @param read receives what was read, by the file's path from the project's root
 */
export const articleRules =
  ({
    siteDir,
    read,
  }: {
    readonly siteDir: string;
    readonly read: (file: string, article: ReadArticle) => void;
  }) =>
  (article: ArticleNode, file: {readonly path: string; readonly value: unknown}): void => {
    const name = path.relative(siteDir, file.path).replaceAll(path.sep, '/');
    read(name, readArticle(article, String(file.value), name, siteDir));
  };
