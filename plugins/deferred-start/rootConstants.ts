import postcss, {type Declaration, type Root, type Rule} from 'postcss';
import selectorParser from 'postcss-selector-parser';
import valueParser, {type Node as ValueNode} from 'postcss-value-parser';

import {variablesIn} from './usedCss';

/**
 * How a selector relates to the root element: it is one that always matches it (`:root`), one that
 * matches nothing else (`html[data-theme=dark]`), or any other.
 */
type Reach = 'always' | 'sometimes' | 'elsewhere';

interface Setting {
  readonly declaration: Declaration;
  readonly isLayered: boolean;
  /** In `@media`, `@supports` or the like. */
  readonly isConditional: boolean;
  readonly reaches: readonly Reach[];
}

const isRoot = (node: selectorParser.Node): boolean =>
  (node.type === 'pseudo' && node.value === ':root') ||
  (node.type === 'tag' && node.value.toLowerCase() === 'html');

const reachOf = (selector: selectorParser.Selector): Reach => {
  if (selector.nodes.some(({type}) => type === 'combinator')) return 'elsewhere';
  if (!selector.nodes.some(isRoot)) return 'elsewhere';
  // `html::before` is not the root, and `:root:hover` is it at times.
  if (selector.nodes.some(({value}) => value?.startsWith('::'))) return 'elsewhere';
  return selector.nodes.length === 1 ? 'always' : 'sometimes';
};

const reachesOf = (rule: Rule): readonly Reach[] =>
  selectorParser().astSync(rule.selector).nodes.map(reachOf);

const settingOf = (declaration: Declaration, reaches: readonly Reach[]): Setting => {
  let isLayered = false;
  let isConditional = false;
  for (let at = declaration.parent?.parent; at && at.type !== 'root'; at = at.parent) {
    if (at.type === 'atrule' && 'name' in at && at.name === 'layer') isLayered = true;
    else isConditional = true;
  }
  return {declaration, isLayered, isConditional, reaches};
};

const settingsIn = (root: Root): ReadonlyMap<string, readonly Setting[]> => {
  const settings = new Map<string, Setting[]>();
  root.walkRules((rule) => {
    const own = rule.nodes.filter(
      (node): node is Declaration => node.type === 'decl' && node.prop.startsWith('--'),
    );
    if (own.length === 0) return;
    // The steps of an animation, `50%` and `to`, are read as selectors, and are of no root.
    const reaches = reachesOf(rule);
    for (const declaration of own) {
      const known = settings.get(declaration.prop) ?? [];
      settings.set(declaration.prop, [...known, settingOf(declaration, reaches)]);
    }
  });
  root.walkAtRules('property', ({params}) => void settings.delete(params));
  return settings;
};

/** The one that counts whatever the page's state: rules outside of layers come before those in one. */
const standing = (settings: readonly Setting[]): Declaration | null => {
  const free = settings.filter(({isLayered}) => !isLayered);
  const [one, ...others] = free.length > 0 ? free : settings;
  if (!one || others.length > 0) return null;
  if (one.isConditional || !one.reaches.includes('always')) return null;
  if (settings.some(({declaration}) => declaration.important)) return null;
  const value = one.declaration.value.trim();
  // Without a value, or with that of a parent: none.
  if (/^(?:|initial|inherit|unset|revert|revert-layer)$/i.test(value)) return null;
  // A picture is long, and would be in the sheet as often as it is used.
  return value.includes('url(') ? null : one.declaration;
};

const variableOf = (node: ValueNode): string | null =>
  node.type === 'function' && node.value.toLowerCase() === 'var'
    ? (node.nodes.find(({type}) => type === 'word')?.value ?? null)
    : null;

/** What may stand beside a word without becoming part of it. */
const isApart = (node: ValueNode | undefined): boolean =>
  node === undefined || node.type === 'div' || node.type === 'space' || node.value.endsWith(' ');

/** A value with the known ones of its `var()` replaced by what they stand for. */
const replaceVariables = (value: string, known: (name: string) => string | null): string => {
  const parsed = valueParser(value);
  parsed.walk((node, at, siblings) => {
    const name = variableOf(node);
    const text = name === null ? null : known(name);
    if (text === null) return undefined;
    // A minified sheet has `var(--a)var(--b)`, which are two words.
    const before = isApart(siblings[at - 1]) ? '' : ' ';
    const after = isApart(siblings[at + 1]) ? '' : ' ';
    Object.assign(node, {type: 'word', value: `${before}${text}${after}`});
    return false;
  });
  return parsed.toString();
};

/** The custom properties that a style sheet sets, with their dashes. */
export const propertiesSetIn = (css: string): ReadonlySet<string> =>
  new Set(css.match(/--[\w-]+(?=\s*:)/g) ?? []);

/**
 * Which of these custom properties a page's style attributes, or a drawing's attributes, set or read.
 * Tags are looked at only where the page names one at all: `button--primary` is in most of them.
 */
export const propertiesInTags = (html: string, of: ReadonlySet<string>): readonly string[] => {
  const namesOf = (text: string): readonly string[] =>
    text.match(/--[A-Za-z][\w-]*/g)?.filter((name) => of.has(name)) ?? [];
  if (namesOf(html).length === 0) return [];
  return [...html.matchAll(/<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi)].flatMap(([tag]) =>
    namesOf(tag),
  );
};

/**
 * Puts values in place of custom properties that have the same one everywhere: set once for the root
 * element, in every theme and at every width, and by no program and no style attribute.
 *
 * A browser looks up, reads and checks what `var()` stands for again for each element, which is a
 * good part of what a page's style costs a cheap phone; and a page need not carry what it never
 * changes. A custom property that stands for one that is set on the root element only, by theme, is
 * replaced by that.
 *
 * @param css A style sheet without rules nested in rules.
 * @param named Custom properties, with their dashes, that programs and pages name: they stay.
 * @throws {CssSyntaxError} when it is not CSS.
 */
export const resolveRootConstants = (css: string, named: ReadonlySet<string>): string => {
  const root = postcss.parse(css);
  const settings = settingsIn(root);
  const constants = new Map<string, string | null>();

  const isOfRoot = (name: string): boolean =>
    !named.has(name) &&
    settings.get(name)?.every(({reaches}) => !reaches.includes('elsewhere')) === true;

  const constant = (name: string): string | null => {
    const known = constants.get(name);
    if (known !== undefined) return known;
    // While it is looked for: what stands for itself has no value.
    constants.set(name, null);
    const declaration = isOfRoot(name) ? standing(settings.get(name) ?? []) : null;
    const value = declaration && replaceVariables(declaration.value.trim(), constant);
    const isValue = value !== null && variablesIn(value).every(isOfRoot);
    constants.set(name, isValue ? value : null);
    return isValue ? value : null;
  };

  for (const [name, all] of settings) {
    if (constant(name) !== null) for (const {declaration} of all) declaration.remove();
  }
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = replaceVariables(declaration.value, constant);
  });
  return root.toString();
};
