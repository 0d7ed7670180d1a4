// Without JavaScript: a visitor reads every page and gets everywhere.
import {expect, test} from './fixtures';
import {solutionPaths} from './specStrings';

test.use({javaScriptEnabled: false});

const DESTINATIONS = [
  ...solutionPaths,
  '/features',
  '/integrations',
  '/blog',
  '/calculator',
  '/about',
];

for (const width of [320, 768, 1440]) {
  test(`every destination of the header can be reached at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    for (const destination of DESTINATIONS) {
      await page.goto('/');
      const header = page.getByRole('banner');
      const link = header.locator(`a[href="${destination}"]:visible`).first();
      // At most two levels: the menu, and the solutions inside it.
      for (let level = 0; level < 2 && !(await link.isVisible()); level += 1) {
        for (const summary of await header.locator('details:not([open]) > summary:visible').all()) {
          await summary.click();
        }
      }
      await expect(link, destination).toBeVisible();
      await link.click();
      await expect(page).toHaveURL(destination);
      await expect(page.getByRole('heading', {level: 1})).toHaveCount(1);
    }
  });
}

test('the home page says what it is and how to call', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Never Miss Another Patient Call');
  await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
});
