import path from 'node:path';

import type {Expression, Program} from 'estree-jsx';
import {Prism} from 'prism-react-renderer';

import {
  articleComponentNames,
  commonComponents,
} from '../../src/features/blog/articleComponents.ts';
import {nearestWord} from '../../src/lib/text/nearestWord.ts';
import type {Problem} from '../../src/lib/problems.ts';
import {schemaProblems} from '../../src/lib/schemaProblems.ts';
import {componentAttributes} from './componentAttributes.ts';
import {linkProblem} from './links.ts';
import {pictureProblem} from './pictures.ts';

interface Attribute {
  readonly type: 'mdxJsxAttribute' | 'mdxJsxExpressionAttribute';
  readonly name?: string;
  readonly value?: string | {readonly data?: {readonly estree?: Program}} | null;
}

/** Node of an MDX tree, with the fields that rules read. */
export interface ArticleNode {
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
  readonly checked?: boolean | null;
  /** Language of a code fence. */
  readonly lang?: string | null;
  readonly identifier?: string;
  readonly name?: string | null;
  readonly attributes?: readonly Attribute[];
  readonly data?: {readonly estree?: Program | null};
}

/** @param line from 0, counted from the node's first line */
type ReportAt = (field: string, message: string, line?: number) => void;

/** Input of a rule: a node, its place in the tree, and its source text. */
interface Place {
  readonly node: ArticleNode;
  readonly parent: ArticleNode;
  readonly typed: string;
  readonly article: Article;
  readonly report: ReportAt;
}

/** State of the whole article, shared by the rules. */
interface Article {
  readonly nodes: readonly ArticleNode[];
  /** True for an article with imports or exports, which are reported once instead of at each use. */
  readonly hasScript: boolean;
  /** Level of the last heading; the title's is 1. */
  level: number;
  /** Unknown components that have been reported. */
  readonly reported: Set<string>;
}

/** Returns a node and its descendants, in the order of the text. */
export const nodesOf = (node: ArticleNode): readonly ArticleNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesOf),
];

const nodeText = (node: ArticleNode): string =>
  nodesOf(node)
    .map(({value = '', alt}) => alt ?? value.replace(/^\/\*[^]*\*\/$/, ''))
    .join('')
    .trim();

/** HTML elements allowed in an article, in addition to components. */
const ELEMENTS = new Set(
  (
    'abbr b bdi bdo blockquote br cite code dd del details dfn div dl dt em figcaption figure hr i ins ' +
    'kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td th thead time tr u ul var wbr'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'id lang dir title open cite dateTime start colSpan rowSpan scope'.split(' '),
);

const PICTURE = 'write ![what it shows](/img/blog/its-name.png)';

/** Advice for elements that are often pasted. */
const REPLACEMENTS: readonly (readonly [elements: RegExp, message: string])[] = [
  [/^a$/, 'write [words](/address)'],
  [/^(?:img|picture)$/, PICTURE],
  [
    /^(?:iframe|embed|object|video|audio)$/,
    'pages block other sites’ pages and videos; write a link, [what it is](https://…)',
  ],
  [/^(?:script|style|link)$/, 'remove it, or make a component'],
];

/** Evaluates a literal text, number, list, or object; undefined for other code. */
const valueOf = (expression: Expression | undefined): unknown => {
  if (expression?.type === 'Literal') {
    return ['string', 'number', 'boolean'].includes(typeof expression.value)
      ? expression.value
      : undefined;
  }
  if (expression?.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]?.value.cooked;
  }
  if (expression?.type === 'ArrayExpression') {
    const values = expression.elements.map((element) => valueOf(element as Expression));
    return values.includes(undefined) ? undefined : values;
  }
  if (expression?.type !== 'ObjectExpression') return undefined;
  const fields = expression.properties.map((part) =>
    part.type === 'Property' && part.key.type === 'Identifier' && !part.computed
      ? [part.key.name, valueOf(part.value as Expression)]
      : ['', undefined],
  );
  return fields.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(fields);
};

const expressionOf = (script: Program | null | undefined): Expression | undefined => {
  const [statement] = script?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

/** Returns the value of an attribute; undefined for code. */
const attributeValue = ({name, value}: Attribute): unknown => {
  if (name === undefined) return undefined;
  return typeof value === 'object' && value !== null
    ? valueOf(expressionOf(value.data?.estree))
    : (value ?? true);
};

const isCode = (attribute: Attribute): boolean => attributeValue(attribute) === undefined;

const reportCode = (element: string, {name = '{…}'}: Attribute, report: ReportAt): void =>
  report(`<${element}> ${name}`, 'is code; write the value in its place');

/** Replaces a node that articles can't have with plain text, so that a preview continues. */
const replaceWithText = (node: ArticleNode, value = ''): void => {
  Object.assign(node, {type: 'text', value, children: undefined});
};

const checkExpression = ({node, article, report}: Place): void => {
  const {data, value = ''} = node;
  const isComment = value.trim() !== '' && data?.estree?.body.length === 0;
  const written = valueOf(expressionOf(data?.estree));
  if (isComment || typeof written === 'string' || typeof written === 'number') return;
  if (!article.hasScript) {
    report(
      `{${value.replace(/\s+/g, ' ').trim().slice(0, 40)}}`,
      'is code, and braces may contain only text; write \\{ for the sign, or the value',
    );
  }
  replaceWithText(node);
};

const KNOWN: readonly string[] = [...articleComponentNames, ...commonComponents];

const checkComponent = ({node, article: {reported, hasScript}, report}: Place): void => {
  const component = String(node.name);
  if (KNOWN.includes(component)) {
    const schema = componentAttributes(component);
    const {attributes = []} = node;
    const code = attributes.filter(isCode);
    const values = attributes
      .filter((attribute) => !isCode(attribute))
      .map((attribute) => [attribute.name, attributeValue(attribute)]);
    for (const attribute of code) reportCode(component, attribute, report);
    const problems = schema ? schemaProblems(schema, Object.fromEntries(values), '') : [];
    for (const {field, message} of problems) {
      if (!code.some(({name}) => name === field)) report(`<${component}> ${field}`, message);
    }
    return;
  }
  // Reported once, however often it occurs.
  if (!reported.has(component) && !hasScript) {
    const meant = nearestWord(component, articleComponentNames);
    report(
      `<${component} />`,
      `isn’t a component of the site; ${meant === null ? `write one of ${articleComponentNames.join(', ')}` : `did you mean <${meant} />?`}`,
    );
  }
  reported.add(component);
  Object.assign(node, {name: null, attributes: []});
};

const checkElement = (place: Place): void => {
  const {node, parent, report} = place;
  if (/^[A-Z]/.test(node.name ?? '')) return checkComponent(place);
  const element = node.name ?? '';
  const isWithin = /^mdxJsx/.test(parent.type) && /^[a-z]/.test(parent.name ?? '');
  if (!ELEMENTS.has(element)) {
    const instead =
      REPLACEMENTS.find(([elements]) => elements.test(element))?.[1] ?? 'write Markdown';
    // Its parent was reported.
    if (isWithin && !ELEMENTS.has(parent.name ?? '')) return undefined;
    return report(`<${element}>`, `isn’t allowed in articles; ${instead}`);
  }
  for (const attribute of node.attributes ?? []) {
    const {name = '{…}'} = attribute;
    if (!ATTRIBUTES.has(name)) {
      report(`<${element}>`, `has ${name}, which isn’t allowed in articles; leave it out`);
    } else if (isCode(attribute)) reportCode(element, attribute, report);
  }
};

/** Text that was meant as markup, but that Markdown left as text. `\0` precedes text inside a line. */
const LEFT_AS_TEXT: readonly (readonly [pattern: RegExp, field: string, message: string])[] = [
  [/!\[[^\]]*\] ?\(|!\[\[/, 'image', `is left as text; ${PICTURE}, and no space in its name`],
  [/\[\^[^\]\s]+\]/, 'footnote', 'has no text; write [^1]: with its text, on a line of its own'],
  [
    /\]\(|\]\[|\[\[|\)\[(?=$|[/.])|\] \((?=$|[/.])/,
    'link',
    'is left as text; write [words](address), without a space between ] and (, and %20 for one in it',
  ],
  [/\*\*|~~/, 'bold', 'is left as text; write **words**, without a space inside the marks'],
  [/`|^(?:‘‘‘|'''|´´´)/m, 'code', 'is left as text; write ` before and after it'],
  [/^\|/m, 'table', 'is left as text; write | --- | --- | below its head, with a part a column'],
  [
    /^(?:[•▪◦‣●○·§\uE000-\uF8FF][ \t\u00A0]|[-*+]\u00A0|[-*+](?=\p{L})|\d+[.)](?=\p{L}))/mu,
    'list',
    'is left as text; write - and a space before each line',
  ],
  [/^([–—o])[ \t].*\n\1[ \t]/m, 'list', 'is left as text; write - and a space before each line'],
  [/\S[ \u00A0]*\t\S/, 'table', 'has tabs; write | a | b |, and | --- | --- | below its head'],
  [/^#(?:\u00A0|#+(?:\u00A0|[^\s#]))/m, 'heading', 'is left as text; write a space after the ##'],
  [/【|oaicite/, 'text', 'has a mark of a chat assistant; link the source in its place'],
  [/\b(?:TODO|TBD|FIXME|Lorem ipsum)\b/, 'text', 'isn’t finished; write it, or take it out'],
];

const checkText = ({node, parent, typed, report}: Place): void => {
  const isStart = parent.type === 'paragraph' && parent.children?.[0] === node;
  const text = (isStart ? '' : '\0') + typed.replace(/\\\[[^\]]*\]|\\[^\w\s]/g, ' ');
  for (const [pattern, field, message] of LEFT_AS_TEXT) {
    const found = pattern.exec(text);
    if (found) return report(field, message, text.slice(0, found.index).split('\n').length - 1);
  }
};

const checkParagraph = ({node, parent, report}: Place): void => {
  const [only, second] = node.children ?? [];
  if (parent.type === 'root' && only?.type === 'strong' && !second && nodeText(only).length < 60) {
    report('heading', 'is a bold line; write ## before it, without the **');
  }
};

const checkHeading = ({node, typed, article, report}: Place): void => {
  const {depth = 1} = node;
  const marks = '#'.repeat(depth);
  if (depth === 1) report('heading', 'is of the first level, as the title is; write ## before it');
  else if (nodeText(node) === '') report(`heading ${marks}`, 'is empty; write it, or take it out');
  else if (!typed.startsWith('#')) {
    report('heading', 'is a line above ---; write ## before it, or an empty line between them');
  } else if (depth > article.level + 1) {
    const right = '#'.repeat(article.level + 1);
    report(`heading ${marks}`, `skips a level; write ${right} before it`);
  }
  article.level = depth;
};

const checkImage = ({node, article, report}: Place): void => {
  const {url, alt, identifier} = node;
  const address = url ?? article.nodes.find((other) => isTarget(other, identifier))?.url ?? '';
  const picture = address.slice(0, 60);
  const wrong = pictureProblem(address);
  if (wrong !== null) report(`image ${picture}`, wrong);
  else if (!alt?.trim() || /\.\w{3,4}$/.test(alt)) {
    const has = alt?.trim() ? 'has its file’s name as alt text' : 'has no alt text';
    report(`image ${picture}`, `${has}; write ![what it shows](${picture})`);
  }
};

const isTarget = ({type, identifier}: ArticleNode, wanted: string | undefined): boolean =>
  type === 'definition' && identifier === wanted;

const checkLink = ({node, report}: Place): void => {
  const {url = ''} = node;
  const link = `link ${url.slice(0, 60)}`.trim();
  const wrong = linkProblem(url);
  if (wrong !== null) report(link, wrong);
  else if (node.type === 'link' && nodeText(node) === '') {
    report(link, `has no text; write [where it leads](${url})`);
  }
};

const checkFootnote = ({node, article, report}: Place): void => {
  const same = article.nodes.filter(({identifier}) => identifier === node.identifier);
  // Docusaurus adds letters, so that ids are unique on pages of several articles.
  const name = node.identifier?.replace(/-[\da-f]{6}$/, '');
  if (!same.some(({type}) => type === 'footnoteReference')) {
    report(`footnote ${name}`, `is not shown; write [^${name}] in the text`);
  } else if (same.find(({type}) => type === 'footnoteDefinition') !== node) {
    report(`footnote ${name}`, 'is there twice; give each another number');
  }
};

const checkTable = ({node, report}: Place): void => {
  const [head, ...rows] = (node.children ?? []).map(({children = []}) => children.length);
  const row = rows.findIndex((cells) => cells !== head);
  if (row >= 0) {
    report(
      'table',
      `has ${rows[row]} cells in a row, and ${head} in its head; write as many`,
      row + 2,
    );
  }
};

/** Allowed languages of code fences that get no colors. */
const PLAIN = ['bash', 'sh', 'shell', 'console', 'csv', 'http'];

const checkCode = ({node: {lang}, typed, report}: Place): void => {
  if (!/^[ \t]*(`{3,}|~{3,})[^]*\n[ \t>]*\1[`~]*[ \t]*$/.test(typed)) {
    report('code', 'has no end; write a line ``` below it');
  } else if (lang && !(lang in Prism.languages) && !PLAIN.includes(lang)) {
    const meant = nearestWord(lang, [...PLAIN, ...Object.keys(Prism.languages)], 2);
    report('code', `names no language we know, ${lang}; write ${meant ?? 'text'} in its place`);
  }
};

/** Admonitions of Docusaurus. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution', 'important'];

const checkDirective = ({node, typed, report}: Place): void => {
  const name = node.name ?? '';
  if (node.type === 'containerDirective' && ADMONITIONS.includes(name)) {
    if (!/\n[ \t>]*:{3,}[ \t]*$/.test(typed))
      report(`:::${name}`, 'has no end; write ::: below it');
    return;
  }
  // A colon before a word is text, but Docusaurus would warn about it.
  if (typed !== `:${name}`) {
    report(
      typed.slice(0, 40).split('\n')[0] ?? '',
      `isn’t known; write :::${ADMONITIONS[0]}, or \\: for the sign`,
    );
  }
  replaceWithText(node, typed);
};

const RULES: Readonly<Record<string, (place: Place) => void>> = {
  mdxjsEsm: ({node, report}) => {
    report('import or export', 'is code; write the value, or make a component');
    replaceWithText(node);
  },
  mdxTextExpression: checkExpression,
  mdxFlowExpression: checkExpression,
  mdxJsxTextElement: checkElement,
  mdxJsxFlowElement: checkElement,
  text: checkText,
  paragraph: checkParagraph,
  heading: checkHeading,
  image: checkImage,
  imageReference: checkImage,
  link: checkLink,
  definition: checkLink,
  footnoteDefinition: checkFootnote,
  table: checkTable,
  code: checkCode,
  containerDirective: checkDirective,
  leafDirective: checkDirective,
  textDirective: checkDirective,
  list: ({node, report}) => {
    if (node.children?.some(({checked}) => typeof checked === 'boolean')) {
      report('list', 'has boxes to tick; put it into <Checklist>, and write - alone');
    }
  },
};

/** Problems of an article's text, in the order of the text, and its words. */
export interface ReadArticle {
  readonly problems: readonly Problem[];
  readonly words: string;
}

const readArticle = (root: ArticleNode, source: string, file: string): ReadArticle => {
  const problems: Problem[] = [];
  const nodes = nodesOf(root);
  const hasScript = nodes.some(({type}) => type === 'mdxjsEsm');
  const article: Article = {nodes, hasScript, level: 1, reported: new Set()};
  const words = article.nodes
    .flatMap(({type, value}) => (type === 'text' ? [value] : []))
    .join(' ');
  const isEmpty = root.children?.every(({type}) => type === 'yaml') ?? true;
  const visit = (node: ArticleNode, parent: ArticleNode): void => {
    const {start, end} = node.position ?? {};
    // Nodes that Docusaurus has added have no position.
    const typed = start ? source.slice(start.offset, end?.offset) : (node.value ?? '');
    const first = (start ?? parent.position?.start)?.line ?? 1;
    const report: ReportAt = (field, message, line = 0) =>
      problems.push({file: `${file}:${first + line}`, field, message});
    RULES[node.type]?.({node, parent, article, typed, report});
    for (const child of node.children ?? []) visit(child, node);
  };
  visit(root, root);
  if (isEmpty) problems.push({file, field: 'text', message: 'is missing below the front matter'});
  return {problems, words};
};

/**
 * Remark plugin that checks the rules for articles when their pages are compiled.
 * @param read receives the result, with the file's path from the project's root
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
    read(name, readArticle(article, String(file.value), name));
  };
