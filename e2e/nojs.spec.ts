// Without JavaScript: a visitor reads every page and gets everywhere.
import type {Locator} from '@playwright/test';

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

const WIDTHS = [320, 768, 1440];

for (const [turn, width] of WIDTHS.entries()) {
  test(`every destination of the header can be reached at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 900});
    const header = page.getByRole('banner');
    const openMenus = async (): Promise<void> => {
      await page.goto('/');
      // At most two levels: the menu, and the solutions inside it.
      for (let level = 0; level < 2; level += 1) {
        for (const summary of await header.locator('details:not([open]) > summary:visible').all()) {
          await summary.click();
        }
      }
    };
    const linkTo = (destination: string): Locator =>
      header.locator(`a[href="${destination}"]:visible`).first();

    await openMenus();
    for (const destination of DESTINATIONS) {
      await expect(linkTo(destination), destination).toBeVisible();
    }
    // The same links lead to the same pages; each is followed at one of the widths.
    const followed = DESTINATIONS.filter((_, index) => index % WIDTHS.length === turn);
    for (const [index, destination] of followed.entries()) {
      if (index > 0) await openMenus();
      await linkTo(destination).click();
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
