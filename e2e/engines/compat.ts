// Finds features that the oldest supported browsers (browserslist in package.json) lack, by MDN's
// data: to check the built pages, and to disable the features in a newer browser. Existing CSS
// linters ignore `@supports` and don't know newer pseudo-elements.
import bcd, {type CompatStatement} from '@mdn/browser-compat-data';
import {type ChildNode, parse} from 'postcss';

import {browserslist} from '../../package.json';

const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
export type Browser = (typeof BROWSERS)[keyof typeof BROWSERS];

/** Oldest supported version by browser. */
const oldestVersions = new Map(
  browserslist.production.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return [BROWSERS[name as keyof typeof BROWSERS], Number(version)] as const;
  }),
);
export const supportedBrowsers: readonly Browser[] = [...oldestVersions.keys()];

/** Entry of MDN's data: a feature's support, and its subfeatures. */
interface Data {
  readonly __compat?: CompatStatement;
  readonly [name: string]: unknown;
}
const entry = (data: Data | undefined, name: string): Data | undefined =>
  data && Object.hasOwn(data, name) ? (data[name] as Data) : undefined;

/** Checks whether the oldest supported version has a feature, without a flag or another name. */
export const supports = (browser: Browser, {__compat}: Data): boolean => {
  if (!__compat) return true;
  return [__compat.support[browser]].flat().some((one) => {
    if (!one || one.flags || one.alternative_name || one.prefix || one.version_removed)
      return false;
    const version = String(one.version_added).replace('≤', '');
    return parseFloat(version) <= (oldestVersions.get(browser) ?? 0);
  });
};

const {
  properties,
  selectors,
  types,
  'at-rules': atRules,
} = bcd.css as unknown as Record<string, Data>;

/** Finds an entry by name at any depth. */
const findDeep = (data: Data | undefined, name: string): Data | undefined =>
  entry(data, name) ??
  Object.keys(data ?? {})
    .filter((key) => key !== '__compat')
    .reduce<Data | undefined>((found, key) => found ?? findDeep(entry(data, key), name), undefined);

/** Placeholder entry for a feature that is newer than MDN's data, one per name. */
const newerFeature = (): Data => ({__compat: {support: {}} as CompatStatement});
const namesIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/**
 * Features used by a node of a style sheet, without its children. Vendor prefixes are specific to
 * one engine; features missing from the data are newer than the data.
 */
const nodeFeatures = (node: ChildNode): [string, Data][] => {
  const found: [string, Data | undefined][] = [];
  const addPseudos = (text: string): void => {
    for (const name of namesIn(text, /::?([a-z][a-z-]*)/g))
      found.push([`:${name}`, entry(selectors, name) ?? newerFeature()]);
  };
  if (node.type === 'decl') {
    const {prop, value, parent} = node;
    const isPrefixedToo = parent?.some(
      (one) => one.type === 'decl' && one.prop === `-webkit-${prop}`,
    );
    if (/^-/.test(prop) || isPrefixedToo) return [];
    const descriptor = parent?.type === 'atrule' && entry(entry(atRules, parent.name), prop);
    const property = descriptor || entry(properties, prop);
    found.push([prop, property ?? newerFeature()]);
    for (const word of namesIn(value, /(?<![\w-])([a-z][\w-]*)/g))
      found.push([prop, entry(property, word)]);
    for (const name of namesIn(value, /(?<![\w-])([a-z][\w-]*)\(/g))
      found.push([`${name}()`, findDeep(types, name)]);
    for (const unit of namesIn(value, /(?<![\w-])[\d.]+([a-z]+)/g))
      found.push([unit, findDeep(entry(types, 'length'), unit)]);
  }
  if (node.type === 'atrule') {
    const rule = entry(atRules, node.name);
    found.push([`@${node.name}`, rule ?? newerFeature()]);
    for (const word of namesIn(node.params, /([a-z][\w-]+)/g))
      found.push([`@${node.name} ${word}`, entry(rule, word)]);
    if (node.name === 'supports') {
      for (const word of namesIn(node.params, /\(\s*([a-z-]+):/g))
        found.push([word, entry(properties, word)]);
      addPseudos(node.params.replace(/\([a-z-]+:/g, ''));
    }
  }
  if (node.type === 'rule') addPseudos(node.selector);
  return found.flatMap(([name, data]) => (data ? [[name, data]] : []));
};

const missingFrom = (node: ChildNode, browser: Browser): string[] =>
  nodeFeatures(node)
    .filter(([, data]) => !supports(browser, data))
    .map(([name]) => name);

/** Lists the features that a style sheet uses outside of `@supports`, each once. */
export const listFeatures = (css: string): [string, Data][] => {
  const root = parse(css);
  root.walkAtRules('supports', (rule) => void rule.remove());
  const found = new Map<Data, string>();
  root.walk((node) => {
    for (const [name, data] of nodeFeatures(node)) found.set(data, name);
  });
  return [...found].map(([data, name]) => [name, data]);
};

/** Removes what a browser doesn't support from a style sheet, as the browser's parser would. */
export const removeUnsupported = (css: string, browser: Browser): string => {
  const root = parse(css);
  root.walk((node) => {
    if (missingFrom(node, browser).length === 0) return;
    if (node.type === 'atrule' && node.params.startsWith('not '))
      node.replaceWith(node.nodes ?? []);
    else node.remove();
  });
  return root.toString();
};

/** Attribute of an element, if HTML defines it. */
export const attributeData = (tag: string, name: string): Data | undefined => {
  const {elements, global_attributes: globals} = bcd.html as unknown as Record<string, Data>;
  return entry(entry(elements, tag), name) ?? entry(globals, name);
};

/** Names of APIs (`['Array', 'toSorted']`) that a browser lacks. */
export const missingApis = (browser: Browser): [string, string?][] =>
  [bcd.api, bcd.javascript.builtins].flatMap((group) =>
    Object.entries(group as unknown as Data).flatMap(([name, data]): [string, string?][] => {
      if (!supports(browser, data as Data)) return [[name]];
      return Object.entries(data as Data)
        .filter(([key, below]) => key !== '__compat' && !supports(browser, below as Data))
        .map(([key]) => [name, key]);
    }),
  );

/** Properties and pseudo-classes for which `CSS.supports` returns false. */
export const missingCss = (browser: Browser): string[] =>
  [properties!, selectors!].flatMap((group) =>
    Object.entries(group)
      .filter(([name, data]) => name !== '__compat' && !supports(browser, data as Data))
      .map(([name]) => (group === selectors ? `:${name}` : name)),
  );
