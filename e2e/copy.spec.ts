// What the built pages say: the words that the owner fixed, on the pages they are for. Read from the HTML
// as it is served, before any script.
import {expect, test} from '@playwright/test';

import {allClaims, claimPage, pagesWith} from '../compliance/claimSources';
import {escapeRegExp} from '../src/format/escapeRegExp';
import {builtHtml, builtPaths, builtText} from './builtSite';
import {specStrings} from './specStrings';

/** Whole words: 'All' is not found in 'Allergies'. Ranges are typeset with an en dash. */
const says = (text: string, words: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapeRegExp(words)}(?![\\p{L}\\p{N}])`, 'u').test(
    text.replaceAll('–', '-'),
  );

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

test('each claim is on a page', () => {
  const pages = builtPaths().map((page) => claimPage(page, builtHtml(page)));
  const missing = Object.entries(allClaims)
    .filter(([, claim]) => pagesWith(claim, pages).length === 0)
    .map(([id, {says: claim, shown}]) => `${id} (${claim}): no page has ${shown.source}`);
  expect(missing).toEqual([]);
});
