// What happens between a press on a link and the page that it leads to, and on a page that comes
// back from the browser's back/forward cache.
import type {Page} from '@playwright/test';

import {CONSENT_KEY, formatDecision} from '../src/domain/analytics/consent';
import {fakeMeasurement} from './fakes';
import {blockScripts, consentBar, expect, expectWell, open, test} from './fixtures';

/** Opens a page, and keeps the code of the next one from arriving until the function is called. */
const openAndHold = async (page: Page, address: string): Promise<() => Promise<void>> => {
  // Nothing is fetched ahead on such a line.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: true}}),
  );
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return (await blockScripts(page)).release;
};

test('a choice stays out of the next page’s address', async ({page}) => {
  const letThrough = await openAndHold(page, '/solutions/dental?call=start');
  await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL('/about');
  const call = page.getByRole('group', {name: /^Sample call to/});
  await call.locator('ol button').first().click();
  await page.waitForTimeout(600);
  await expect(page).toHaveURL('/about');
  await letThrough();
  await expect(page).toHaveTitle(/About/);
  await expect(page).toHaveURL('/about');
  await expectWell(page);
});

/** As a browser brings a page back that it has kept, which Chromium does not do under a debugger. */
const comeBack = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}));
    return new Promise((resolve) => {
      setTimeout(() => {
        dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
        resolve(undefined);
      }, 100);
    });
  });

test.describe('back from the cache', () => {
  test.use({consent: null});

  test('what was chosen on other pages holds: a No, the theme; the menu is closed', async ({
    page,
  }) => {
    const measured = await fakeMeasurement(page);
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/pricing');
    await expect(consentBar(page)).toBeVisible();
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByText('Solutions', {exact: true}).first().click();
    // In the browser's storage, as another page of the site leaves it: this one is asleep.
    await page.evaluate(
      ([key, no]) => {
        const theme = Object.keys(localStorage).find((name) => name.startsWith('theme')) ?? '';
        localStorage.setItem(theme, 'light');
        localStorage.setItem(key, no);
      },
      [CONSENT_KEY, formatDecision({choice: 'denied', date: new Date().toISOString()})] as const,
    );
    await comeBack(page);
    await expect(consentBar(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('header details[open]')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
    expect(measured.everything()).toBe(JSON.stringify([[], [], []]));
  });
});
