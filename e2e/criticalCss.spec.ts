// Critical CSS is complete: loading the full style sheet changes nothing.
import type {Page} from '@playwright/test';

import {expect, LONG, test} from './fixtures';

const pages = ['/', '/blog/roi', '/solutions/dental', '/calculator', '/blog', '/contact'];

const SAMPLE = ['/'];

/** Full-page screenshots, on a phone in the light theme and on a wide screen in the dark theme. */
const screenshots = async (page: Page): Promise<Buffer[]> => {
  const images: Buffer[] = [];
  for (const [theme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    // Waits for the theme transition.
    images.push(await page.screenshot({fullPage: true, animations: 'disabled'}));
  }
  return images;
};

for (const path of pages) {
  test(path, SAMPLE.includes(path) ? {} : LONG, async ({page, watch}) => {
    // Without scripts and fonts, because hydration and font loading change the picture.
    watch.expect(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/assets/js/**', () => new Promise(() => undefined));
    await page.route(/\.css$/, () => new Promise(() => undefined));
    // Stops the clock, or a slow machine would fall back to the view without scripts.
    await page.clock.install();
    await page.goto(path);
    await page.clock.pauseAt(Date.now() + 1_000);
    // Opens disclosures: critical CSS must also cover their content.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    const before = await screenshots(page);
    const sheet = await page.locator('html').getAttribute('data-start-styles');
    await page.addStyleTag({url: `${sheet}?again`});
    const after = await screenshots(page);
    for (const [index, picture] of after.entries()) {
      expect(picture.equals(before[index]!), 'the same picture').toBe(true);
    }
  });
}
