// Pages of different kinds in Firefox: nothing to complain about, alive, the right fonts, no sideways scroll.
// The journeys that `npm run test:long` makes in Firefox are those of the other files.
import {findFirefox} from '../../scripts/lib/engines.mjs';
import {expect, hydrated, test} from '../fixtures';
import {GOOD_LOOK, look, NARROW, visited, WIDE} from './look';

test.skip(!findFirefox(), 'There is no Firefox.');

// In long runs twenty pages, one after the other.
test.setTimeout(240_000);

test('pages of different kinds', async ({page, watch}) => {
  watch.expect(/answered 404/, /Page not found/);
  const html = page.locator('html');
  for (const path of visited) {
    await page.setViewportSize(WIDE);
    await page.goto(path);
    await hydrated(page);
    const theme = await html.getAttribute('data-theme');
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    await expect(html).not.toHaveAttribute('data-theme', theme ?? '');
    for (const size of [WIDE, NARROW]) {
      await page.setViewportSize(size);
      await expect
        .poll(() => page.evaluate(look), `${path} at ${size.width} px`)
        .toEqual(GOOD_LOOK);
    }
  }
});
