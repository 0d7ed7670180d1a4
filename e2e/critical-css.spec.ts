// A page's critical CSS is all that its HTML needs: nothing changes when the whole sheet comes.
import {expect, test} from './fixtures';

const pages = ['/', '/solutions/dental', '/calculator', '/blog', '/blog/roi', '/contact', '/docs'];

for (const path of pages) {
  for (const [colorScheme, width] of [
    ['light', 390],
    ['dark', 1280],
  ] as const) {
    test(`${path} at ${width} px in ${colorScheme}`, async ({page, watch}) => {
      // Hydration may draw more than the HTML has; fonts may come between the two pictures.
      watch.expect(/woff2|ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
      await page.route('**/assets/js/**', () => new Promise(() => undefined));
      await page.route(/\.css$/, () => new Promise(() => undefined));
      await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
      await page.setViewportSize({width, height: 900});
      await page.goto(path);
      // Opened, a disclosure shows what no rule of the closed one is for.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details')) {
          details.setAttribute('open', '');
        }
      });
      const before = await page.screenshot({fullPage: true});
      const sheet = await page.locator('html').getAttribute('data-start-styles');
      await page.addStyleTag({url: `${sheet}?again`});
      const after = await page.screenshot({fullPage: true});
      expect(before.equals(after), 'the same picture').toBe(true);
    });
  }
}
