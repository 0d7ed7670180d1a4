// Style sheets and attributes of the build work in the oldest supported browsers (browserslist in
// package.json), by MDN's data: an unsupported feature is inside `@supports`, or listed here as
// decoration. Existing CSS linters ignore `@supports` and don't know newer pseudo-elements.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import bcd, {type CompatStatement} from '@mdn/browser-compat-data';
import {expect, test} from '@playwright/test';
import {type ChildNode, parse} from 'postcss';

import {browserslist} from '../package.json';
import {BUILD, builtPage, builtPaths} from './builtSite';

const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;
type Browser = (typeof BROWSERS)[keyof typeof BROWSERS];

/** Oldest supported version by browser. */
const oldestVersions = new Map(
  browserslist.production.map((line) => {
    const [name = '', version = ''] = line.split(' >= ');
    return [BROWSERS[name as keyof typeof BROWSERS], Number(version)] as const;
  }),
);
const supportedBrowsers: readonly Browser[] = [...oldestVersions.keys()];

/** Entry of MDN's data: a feature's support, and its subfeatures. */
interface Data {
  readonly __compat?: CompatStatement;
  readonly [name: string]: unknown;
}
const entry = (data: Data | undefined, name: string): Data | undefined =>
  data && Object.hasOwn(data, name) ? (data[name] as Data) : undefined;

/** Checks whether the oldest supported version has a feature, without a flag or another name. */
const supports = (browser: Browser, {__compat}: Data): boolean => {
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
  }
  if (node.type === 'rule') {
    for (const name of namesIn(node.selector, /::?([a-z][a-z-]*)/g))
      found.push([`:${name}`, entry(selectors, name) ?? newerFeature()]);
  }
  return found.flatMap(([name, data]) => (data ? [[name, data]] : []));
};

/** Lists the features that a style sheet uses outside of `@supports`, each once. */
const listFeatures = (css: string): [string, Data][] => {
  const root = parse(css);
  root.walkAtRules('supports', (rule) => void rule.remove());
  const found = new Map<Data, string>();
  root.walk((node) => {
    for (const [name, data] of nodeFeatures(node)) found.set(data, name);
  });
  return [...found].map(([data, name]) => [name, data]);
};

/** Attribute of an element, if HTML defines it. */
const attributeData = (tag: string, name: string): Data | undefined => {
  const {elements, global_attributes: globals} = bcd.html as unknown as Record<string, Data>;
  return entry(entry(elements, tag), name) ?? entry(globals, name);
};

/** Decorative features, with the effect of their absence. */
const DECORATION: Readonly<Record<string, string>> = {
  ':details-content': 'Folds stay folds on wide screens, and can be opened.',
  '@page': 'Safari prints with its own margins.',
  'break-after': 'On paper a heading may be the last line of a sheet.',
  'content-visibility': 'Set with ::details-content alone.',
  cursor: 'Phones have no pointer.',
  'details[name]': 'Opening one call of the log leaves the others open.',
  'forced-color-adjust': 'Safari has no forced colors.',
  resize: 'Phones have no handle at the corner of a text field.',
  'scrollbar-width': 'The scroll bar is as wide as the system’s.',
  'text-wrap': 'Lines of a heading are less even.',
  zoom: 'In Firefox the calculator and the comparison take another sheet of paper.',
  // Fallback fonts with the metrics of the page's fonts: without them, lines shift when fonts load.
  'ascent-override': 'Safari moves lines by a pixel when the font comes in.',
  'descent-override': 'The same.',
  'line-gap-override': 'The same.',
  'size-adjust': 'The same.',
  // From Docusaurus and Infima: aliases of properties that all browsers support.
  'grid-gap': 'Another name of gap.',
  'page-break-after': 'Another name of break-after.',
  'word-wrap': 'Another name of overflow-wrap.',
};

const sheets = (): string[] => {
  const folder = path.join(BUILD, 'assets', 'css');
  const files = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const inPages = builtPaths().flatMap((page) =>
    builtPage(page)('style')
      .toArray()
      .map((style) => builtPage(page)(style).text()),
  );
  return [...files, ...new Set(inPages)];
};

const attributes = (): [string, ReturnType<typeof attributeData>][] => {
  const found = new Map<string, ReturnType<typeof attributeData>>();
  for (const page of builtPaths()) {
    builtPage(page)('*').each((_, element) => {
      if (!('attribs' in element)) return;
      for (const name of Object.keys(element.attribs))
        found.set(`${element.tagName}[${name}]`, attributeData(element.tagName, name));
    });
  }
  return [...found];
};

test('style sheets and attributes need nothing newer than the supported browsers', () => {
  const used = [...sheets().flatMap(listFeatures), ...attributes()];
  expect(used.length).toBeGreaterThan(300);
  const newer = used.filter(
    ([, data]) => data && supportedBrowsers.some((browser) => !supports(browser, data)),
  );
  const names = new Set(newer.map(([name]) => name));
  expect([...names].sort()).toEqual(Object.keys(DECORATION).sort());
});
