// What the built pages say: the words that the owner fixed, on the pages they are for. Read from the HTML
// as it is served, before any script.
import {expect, test} from '@playwright/test';

import {claims} from '../src/data/claims';
import {claimSources} from '../compliance/claimSources';
import {builtHtml, builtText} from './builtSite';
import {specStrings} from './specStrings';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole words: 'All' is not found in 'Allergies'. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(words)}(?![\\p{L}\\p{N}])`, 'u').test(text);

for (const {on, part, says: strings} of specStrings) {
  const where = on.length > 1 ? `${on.length} pages` : on[0];
  test(`${where}, ${part}: the owner’s words, letter for letter`, () => {
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
