// Pages that the browser restores from its back/forward cache.
import type {Page} from '@playwright/test';

import {CONSENT_KEY, formatDecision} from '../src/features/measurement/rules/consent';
import {fakeAnalytics} from './fakes';
import {consentBar, expect, open, test} from './fixtures';

/** Simulates a restore from the back/forward cache, which Chromium disables under a debugger. */
const returnToPage = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    return new Promise((resolve) => {
      setTimeout(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
        resolve(undefined);
      }, 100);
    });
  });

test.describe('restored from the back/forward cache', () => {
  test.use({consent: null});

  test('applies consent and theme chosen on other pages, and closes the menu', async ({page}) => {
    const measured = await fakeAnalytics(page);
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/pricing');
    await expect(consentBar(page)).toBeVisible();
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByText('Solutions', {exact: true}).first().click();
    // As another page of the site would store them while this one is in the cache.
    await page.evaluate(
      ([key, no]) => {
        const theme = Object.keys(localStorage).find((name) => name.startsWith('theme')) ?? '';
        localStorage.setItem(theme, 'light');
        localStorage.setItem(key, no);
      },
      [CONSENT_KEY, formatDecision({choice: 'denied', date: new Date().toISOString()})] as const,
    );
    await returnToPage(page);
    await expect(consentBar(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
    expect(measured.toJson()).toBe(JSON.stringify([[], [], []]));
  });
});
