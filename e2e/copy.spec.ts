// What the built pages say: the specification's words on the pages that it names, all of them
// spelled right. Read from the HTML as it is served, before any script.
import {expect, test} from '@playwright/test';

import {readProse, WORD_LIST} from '../scripts/prose/files';
import {unknownWords} from '../scripts/prose/lint';
import {loadSpeller, wordsIn} from '../scripts/prose/speller';
import {claims} from '../src/data/claims';
import {claimSources} from '../compliance/claimSources';
import {builtHtml, builtPaths, builtText} from './builtSite';
import {specStrings} from './specStrings';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words: 'All' is not found in 'Allergies'. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(text);

for (const {on, part, says: strings} of specStrings) {
  const where = on.length > 1 ? `${on.length} pages` : on[0];
  test(`${where}, ${part}: the specification’s words, letter for letter`, () => {
    expect(strings.length).toBeGreaterThan(0);
    const missing = on.flatMap((page) => {
      const text = builtText(page, part);
      return strings.filter((words) => !says(text, words)).map((words) => `${page}: ${words}`);
    });
    expect(missing).toEqual([]);
  });
}

test('each claim stands where the register says that it does', () => {
  const missing = Object.entries(claimSources).flatMap(([id, {pages}]) =>
    pages
      .filter((page) => {
        const value = String(claims[id as keyof typeof claims]);
        // The offer's price is for search engines only.
        return id === 'structuredDataPrice'
          ? !builtHtml(page).includes(`"price":"${value}.00"`)
          : !says(builtText(page), value);
      })
      .map((page) => `${id}: ${page}`),
  );
  expect(missing).toEqual([]);
});

test('every page is spelled right', () => {
  const speller = loadSpeller();
  const known = wordsIn(readProse(WORD_LIST));
  const pages = builtPaths();
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
