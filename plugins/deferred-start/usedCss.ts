import postcss, {type ChildNode, type Container, list, type Root} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** Names that a page's elements have: what a selector of its style sheet can match. */
export interface UsedNames {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
}

interface Selector {
  readonly text: string;
  readonly tags: readonly string[];
  readonly classes: readonly string[];
  readonly ids: readonly string[];
}

interface Declaration {
  readonly text: string;
  /** The custom property it sets; null for any other. */
  readonly sets: string | null;
  readonly reads: readonly string[];
}

interface Rule {
  readonly kind: 'rule';
  readonly selectors: readonly Selector[];
  readonly declarations: readonly Declaration[];
}

/** Animations: kept where a kept declaration names them. */
interface Keyframes {
  readonly kind: 'keyframes';
  readonly name: string;
  readonly text: string;
  readonly reads: readonly string[];
}

/** `@layer a, b`, `@property`…: kept always, because what they change is not for one page to say. */
interface Statement {
  readonly kind: 'statement';
  readonly text: string;
}

/** `@media`, `@layer`, `@supports`: kept where something in it is. */
interface Group {
  readonly kind: 'group';
  readonly head: string;
  readonly nodes: readonly Node[];
}

type Node = Rule | Keyframes | Statement | Group;

/** A style sheet, read once and then asked for each page's share of it. */
export interface StyleSheet {
  readonly nodes: readonly Node[];
}

/** The custom properties that a value reads. */
export const variablesIn = (value: string): readonly string[] =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

/** The whole sheet is read, and then what is left of it: the same selectors again. */
const known = new Map<string, Selector>();

const readSelector = (text: string): Selector => {
  const read = known.get(text) ?? parseSelector(text);
  known.set(text, read);
  return read;
};

const parseSelector = (text: string): Selector => {
  const names = {tags: new Set<string>(), classes: new Set<string>(), ids: new Set<string>()};
  selectorParser((root) => {
    const visit = (nodes: readonly selectorParser.Node[]): void => {
      for (const node of nodes) {
        if (node.type === 'tag') names.tags.add(node.value.toLowerCase());
        else if (node.type === 'class') names.classes.add(node.value);
        else if (node.type === 'id') names.ids.add(node.value);
        else if (node.type === 'selector') visit(node.nodes);
        // As nested rules are written. What is in :not() or :has(), or one of several in :is(), may
        // be absent from a page that the rest matches.
        else if (node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value)) {
          if (node.nodes.length === 1) visit(node.nodes);
        }
      }
    };
    visit(root.nodes);
  }).processSync(text);
  return {
    text,
    tags: [...names.tags],
    classes: [...names.classes],
    ids: [...names.ids],
  };
};

const readNode = (node: ChildNode): Node | undefined => {
  if (node.type === 'comment') return undefined;
  if (node.type === 'rule') {
    const declarations = node.nodes.flatMap((child): Declaration[] => {
      if (child.type === 'comment') return [];
      // A nested rule would need its parent's selectors too; none is written today.
      if (child.type !== 'decl') throw new Error(`Nested CSS is not supported: ${node.selector}`);
      return [
        {
          text: `${child.prop}:${child.value}${child.important ? '!important' : ''}`,
          sets: child.prop.startsWith('--') ? child.prop : null,
          reads: variablesIn(child.value),
        },
      ];
    });
    return {kind: 'rule', selectors: node.selectors.map(readSelector), declarations};
  }
  if (node.type === 'decl') throw new Error(`A declaration outside of a rule: ${node.toString()}`);
  if (/^(?:-webkit-)?keyframes$/.test(node.name)) {
    const text = node.toString();
    return {kind: 'keyframes', name: node.params, text, reads: variablesIn(text)};
  }
  if (node.nodes && !/^(?:font-face|property|page|counter-style)$/.test(node.name)) {
    return {kind: 'group', head: `@${node.name} ${node.params}`, nodes: readNodes(node)};
  }
  const text = node.toString();
  return {kind: 'statement', text: node.nodes ? text : `${text};`};
};

const readNodes = (container: Container): Node[] =>
  (container.nodes ?? []).flatMap((node) => readNode(node) ?? []);

/** Takes layers without rules out of statements such as `@layer a, b`: they put nothing in order. */
const removeEmptyLayers = (root: Root): void => {
  const isIn = (inner: string, outer: string): boolean => `${inner}.`.startsWith(`${outer}.`);
  const filled: string[] = [];
  root.walkAtRules('layer', ({nodes, params}) => void (nodes && filled.push(params)));
  root.walkAtRules('layer', (rule) => {
    if (rule.nodes) return;
    const names = list
      .comma(rule.params)
      .filter((name) => filled.some((layer) => isIn(layer, name) || isIn(name, layer)));
    if (names.length > 0) rule.params = names.join(',');
    else rule.remove();
  });
};

/**
 * Reads a style sheet.
 *
 * @throws {Error} when it is not CSS, or has rules nested in rules.
 */
export const readStyleSheet = (css: string): StyleSheet => {
  const root = postcss.parse(css);
  removeEmptyLayers(root);
  return {nodes: readNodes(root)};
};

const selectorsIn = (nodes: readonly Node[]): readonly Selector[] =>
  nodes.flatMap((node) => {
    if (node.kind === 'group') return selectorsIn(node.nodes);
    return node.kind === 'rule' ? node.selectors : [];
  });

/**
 * Reduces a page's names to those that the sheet asks for, as the same object for all pages that
 * have the same of them: articles do, and so they have the same rules.
 */
export const namesFor = (sheet: StyleSheet): ((names: UsedNames) => UsedNames) => {
  const selectors = selectorsIn(sheet.nodes);
  const asked = {
    tags: [...new Set(selectors.flatMap(({tags}) => tags))],
    classes: [...new Set(selectors.flatMap(({classes}) => classes))],
    ids: [...new Set(selectors.flatMap(({ids}) => ids))],
  };
  const known = new Map<string, UsedNames>();
  return (names) => {
    const tags = asked.tags.filter((name) => names.tags.has(name));
    const classes = asked.classes.filter((name) => names.classes.has(name));
    const ids = asked.ids.filter((name) => names.ids.has(name));
    const key = [tags, classes, ids].map((all) => all.join(' ')).join('\n');
    const reduced = known.get(key) ?? {
      tags: new Set(tags),
      classes: new Set(classes),
      ids: new Set(ids),
    };
    known.set(key, reduced);
    return reduced;
  };
};

const isUsed = ({tags, classes, ids}: Selector, names: UsedNames): boolean =>
  classes.every((name) => names.classes.has(name)) &&
  tags.every((name) => names.tags.has(name)) &&
  ids.every((name) => names.ids.has(name));

interface Kept {
  readonly rule: Rule;
  readonly selectors: readonly Selector[];
}

/**
 * The rules of a style sheet that can match something on a page, in their order and layers.
 *
 * Decided by name, not by structure: a rule stays when every tag, class and id that its selector
 * asks for is somewhere on the page, whatever state or place it asks for too. That keeps a few rules
 * too many and none too few, and costs a page a few milliseconds. Custom properties and animations
 * that no kept rule reads are left out as well.
 */
export const usedCss = (sheet: StyleSheet, names: UsedNames): string => {
  const kept = new Map<Rule, Kept>();
  const readers: string[] = [];
  const readBy = new Map<string, string[]>();
  const animations: string[] = [];
  const steps: Keyframes[] = [];

  const choose = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'group') choose(node.nodes);
      if (node.kind === 'keyframes') steps.push(node);
      if (node.kind !== 'rule') continue;
      const selectors = node.selectors.filter((selector) => isUsed(selector, names));
      if (selectors.length === 0) continue;
      kept.set(node, {rule: node, selectors});
      for (const {text, sets, reads} of node.declarations) {
        if (sets === null) readers.push(...reads);
        else readBy.set(sets, [...(readBy.get(sets) ?? []), ...reads]);
        if (text.includes('animation')) animations.push(text);
      }
    }
  };
  choose(sheet.nodes);

  const animating = animations.join(' ');
  const animated = new Set(
    steps.filter(({name}) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(animating)),
  );
  for (const {reads} of animated) readers.push(...reads);

  // A property is read when a kept declaration reads it, or a property that is read does.
  const read = new Set<string>();
  for (let name = readers.pop(); name !== undefined; name = readers.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    readers.push(...(readBy.get(name) ?? []));
  }

  const write = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => {
        if (node.kind === 'statement') return node.text;
        if (node.kind === 'keyframes') return animated.has(node) ? node.text : '';
        if (node.kind === 'group') {
          const body = write(node.nodes);
          return body === '' ? '' : `${node.head}{${body}}`;
        }
        const selectors = kept.get(node)?.selectors;
        if (selectors === undefined) return '';
        const declarations = node.declarations
          .filter(({sets}) => sets === null || read.has(sets))
          .map(({text}) => text)
          .join(';');
        return declarations === ''
          ? ''
          : `${selectors.map(({text}) => text).join(',')}{${declarations}}`;
      })
      .join('');
  return write(sheet.nodes);
};

/** A rule for the root element, and for nothing on the page below it. */
const isOfRoot = ({tags, classes, ids}: Selector): boolean =>
  classes.length === 0 && ids.length === 0 && tags.every((tag) => tag === 'html');

const partOf = (nodes: readonly Node[], own: ReadonlySet<string>): readonly Node[] =>
  nodes.flatMap((node): readonly Node[] => {
    // Those of the page hold already.
    if (node.kind === 'statement') return [];
    if (node.kind === 'keyframes') return [node];
    if (node.kind === 'group') return [{...node, nodes: partOf(node.nodes, own)}];
    const selectors = node.selectors.filter(({classes}) => classes.some((name) => own.has(name)));
    if (selectors.length > 0) return [{...node, selectors}];
    const declarations = node.declarations.filter(({sets}) => sets !== null);
    return declarations.length > 0 && node.selectors.every(isOfRoot)
      ? [{...node, declarations}]
      : [];
  });

/**
 * The rules of a part that brings its own: those that name one of its classes, what they animate, and
 * the custom properties of the root that they read, which a page that does not read them has left
 * out. Set again to what they are, they change nothing else.
 *
 * @param own Classes that nothing but this part has.
 */
export const partCss = (sheet: StyleSheet, own: ReadonlySet<string>): string => {
  const part: StyleSheet = {nodes: partOf(sheet.nodes, own)};
  const selectors = selectorsIn(part.nodes);
  return usedCss(part, {
    tags: new Set(selectors.flatMap(({tags}) => tags)),
    classes: new Set(selectors.flatMap(({classes}) => classes)),
    ids: new Set(selectors.flatMap(({ids}) => ids)),
  });
};

/** The names on a built page. */
export const namesInHtml = (html: string): UsedNames => {
  const tags = new Set<string>(['*']);
  const classes = new Set<string>();
  const ids = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-zA-Z][\w-]*)/g)) tags.add(tag.toLowerCase());
  const attribute = /\s(class|id)=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g;
  for (const [, name, double, single, bare] of html.matchAll(attribute)) {
    const value = double ?? single ?? bare ?? '';
    for (const word of value.split(/\s+/)) (name === 'id' ? ids : classes).add(word);
  }
  return {tags, classes, ids};
};

/**
 * What a program may add to its page: the elements that it makes, and the classes it names. Of these
 * only such as no everyday word is: those of CSS modules (`note_X1y2`, Docusaurus's names for them in
 * a build), and those of the theme that have a block and an element or a modifier (`menu__link`,
 * `alert--info`). All others are on a page from the start.
 *
 * @param words Those of the program, where they are known already.
 */
export const namesInProgram = (
  program: string,
  words: ReadonlySet<string> = wordsIn(program),
): UsedNames => {
  const tags = new Set<string>();
  // As the compiler writes `<code>`.
  for (const [, tag = ''] of program.matchAll(/(?:jsxs?\)|createElement)\("([a-z][a-z0-9]*)"/g)) {
    tags.add(tag);
  }
  const classes = [...words].filter((word) => /_[\w-]{4}$|[a-z](?:__|--)[a-z]/.test(word));
  return {tags, classes: new Set(classes), ids: new Set()};
};

/** The names of several at once. */
export const allNames = (several: readonly UsedNames[]): UsedNames => ({
  tags: new Set(several.flatMap(({tags}) => [...tags])),
  classes: new Set(several.flatMap(({classes}) => [...classes])),
  ids: new Set(several.flatMap(({ids}) => [...ids])),
});

/** Every word of a program: what it may name an element, a class or an id. */
export const wordsIn = (program: string): ReadonlySet<string> =>
  new Set(program.match(/[A-Za-z_][\w-]*/g) ?? []);
