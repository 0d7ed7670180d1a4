// Built pages work in the oldest supported browsers (browserslist in package.json): an unsupported
// feature is inside `@supports`, or listed here as decoration. Journeys in those browsers:
// e2e/engines.
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {BUILD, builtPage, builtPaths} from './builtSite';
import {attributeData, listFeatures, supportedBrowsers, supports} from './engines/compat';
import {expect, test} from './fixtures';

/** Decorative features, with the effect of their absence. */
const DECORATION: Readonly<Record<string, string>> = {
  '@page': 'Safari prints with its own margins.',
  'break-after': 'On paper a heading may be the last line of a sheet.',
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
