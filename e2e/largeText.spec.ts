// The browser's own text size doubled, which lengths in rem and widths in queries follow, on a phone.
import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/chromium.mjs';
import {pageKinds} from './builtSite';
import {expect, open, sidewaysScroll, test} from './fixtures';

test.use({
  launchOptions: {
    executablePath: BROWSER,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
  viewport: {width: 390, height: 844},
});

test('text of twice the size fits a phone', async ({page, watch}) => {
  watch.expect(/404/);
  const scrolls: Record<string, number> = {};
  for (const path of [...pageKinds, '/terms', '/privacy', '/book']) {
    await open(page, path);
    const scroll = await sidewaysScroll(page);
    if (scroll > 0) scrolls[path] = scroll;
  }
  expect(scrolls).toEqual({});
});
