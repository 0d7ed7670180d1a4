// A page's critical CSS is all that its HTML needs: nothing changes when the whole sheet comes.
import type {Page} from '@playwright/test';

import {expect, LONG, test} from './fixtures';

const pages = ['/', '/blog/roi', '/solutions/dental', '/calculator', '/blog', '/contact'];

const SAMPLE = ['/'];

/** The whole page, on a phone in the light and on a wide screen in the dark. */
const pictures = async (page: Page): Promise<Buffer[]> => {
  const taken: Buffer[] = [];
  for (const [theme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme);
    // The change of theme may still be fading in.
    taken.push(await page.screenshot({fullPage: true, animations: 'disabled'}));
  }
  return taken;
};

for (const path of pages) {
  test(path, SAMPLE.includes(path) ? {} : LONG, async ({page, watch}) => {
    // Hydration may draw more than the HTML has; fonts may come between the two pictures.
    watch.expect(/woff2/);
    await page.route('**/*.woff2', (route) => route.abort());
    await page.route('**/assets/js/**', () => new Promise(() => undefined));
    await page.route(/\.css$/, () => new Promise(() => undefined));
    // No time passes, or a slow machine would show what there is without scripts, in between.
    await page.clock.install();
    await page.goto(path);
    await page.clock.pauseAt(Date.now() + 1_000);
    // Opened, a disclosure shows what no rule of the closed one is for.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('main details')) {
        details.setAttribute('open', '');
      }
    });
    const before = await pictures(page);
    const sheet = await page.locator('html').getAttribute('data-start-styles');
    await page.addStyleTag({url: `${sheet}?again`});
    const after = await pictures(page);
    for (const [index, picture] of after.entries()) {
      expect(picture.equals(before[index]!), 'the same picture').toBe(true);
    }
  });
}
