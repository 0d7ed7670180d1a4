// What the built pages say: the specification's words on the pages that it names, all of them
// spelled right. Read from the HTML as it is served, before any script.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readProse, WORD_LIST} from '../scripts/prose/files';
import {unknownWords} from '../scripts/prose/lint';
import {loadSpeller, wordsIn} from '../scripts/prose/speller';
import {redirects} from '../src/data/redirects';
import {solutions} from '../src/data/solutions';
import {pageViewTitle} from '../src/domain/analytics/pageTitle';
import {builtPaths, builtText} from './builtSite';
import {
  saidInUnitTests,
  saidLater,
  solutionPaths,
  specRoutes,
  specStrings,
  unknownTitle,
} from './specStrings';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words: 'All' is not found in 'Allergies'. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(text);

for (const {section, on, part, says: strings} of specStrings) {
  test(`specification, ${section}: on the page, letter for letter`, () => {
    expect(strings.length).toBeGreaterThan(0);
    const missing = on.flatMap((page) => {
      const text = builtText(page, part);
      return strings.filter((words) => !says(text, words)).map((words) => `${page}: ${words}`);
    });
    expect(missing).toEqual([]);
  });
}

test('specification, 2 Routes: all there, with their titles for page views', () => {
  const built = builtPaths();
  const known = new Set<string>(built);
  const site = {
    exists: (page: string) => known.has(page),
    solutions: new Map(
      Object.entries(solutions).map(([slug, {pageViewTitle: title}]) => [slug, title]),
    ),
  };
  expect(built).toEqual(expect.arrayContaining([...Object.keys(specRoutes), ...solutionPaths]));
  for (const [page, title] of Object.entries(specRoutes)) {
    expect(pageViewTitle(page, site), page).toBe(title);
  }
  const ofSolutions = solutionPaths.map((page) => pageViewTitle(page, site));
  expect(new Set(ofSolutions).size).toBe(solutionPaths.length);
  expect(ofSolutions).not.toContain(unknownTitle);
  expect(pageViewTitle('/no-such-page', site)).toBe(unknownTitle);
});

test('what the specification lets appear later is in the tests that make it appear', () => {
  const tests = [
    ...['newsletter', 'contact', 'calendar', 'calculator', 'notfound', 'blog'].map(
      (name) => `${name}.spec.ts`,
    ),
    '../src/components/RoiCalculator/__tests__/RoiCalculator.test.tsx',
    '../src/components/integrations/__tests__/IntegrationsContent.test.tsx',
    '../src/components/pricing/__tests__/PricingContent.test.tsx',
  ]
    .map((file) => readFileSync(path.join(__dirname, file), 'utf8'))
    .join('\n');
  const names = (root: string, value: object): readonly string[] =>
    Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? names(`${root}.${key}`, inner)
        : [`${root}.${key}`],
    );
  const all = [...names('saidLater', saidLater), ...names('saidInUnitTests', saidInUnitTests)];
  expect(all.filter((name) => !says(tests, name))).toEqual([]);
});

test('every page is spelled right', () => {
  const speller = loadSpeller();
  const known = wordsIn(readProse(WORD_LIST));
  const moved = redirects.map(({from}) => from);
  // The handbook is checked with its lines; a redirect's page says nothing but an address.
  const pages = builtPaths().filter((page) => !/^\/docs/.test(page) && !moved.includes(page));
  expect(pages.length).toBeGreaterThan(30);
  const found = new Map<string, string>();
  for (const page of pages) {
    // Another language has another dictionary.
    const text = builtText(page, 'all', '[lang]:not(html, [lang^="en"])')
      // Addresses and names of files are no words, nor is the wordmark, whose i wears a lamp.
      .replace(/[\w-]+(?:[.@][\w-]+)+|\S+ ı \S+/g, '')
      .replace(/(?<=\p{L})'/gu, '’');
    for (const word of unknownWords(text, known, speller)) {
      // With a capital it is most likely somebody's name.
      if (!/^\p{Lu}/u.test(word)) found.set(word, page);
    }
  }
  expect([...found]).toEqual([]);
});
