// The browser's default text size doubled, on a phone. Lengths in rem and media queries scale with it.
import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/findPrograms.mjs';
import {pageKinds} from './builtSite';
import {expect, open, sidewaysScroll, test} from './fixtures';

test.use({
  launchOptions: {
    executablePath: BROWSER,
    args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
  },
  viewport: {width: 390, height: 844},
});

test('no page scrolls sideways on a phone when the text size is doubled', async ({page, watch}) => {
  watch.expect(/404/);
  const scrolls: Record<string, number> = {};
  for (const path of [...pageKinds, '/terms', '/privacy', '/book']) {
    await open(page, path);
    if (path === '/book') await expect(page.getByRole('radio').first()).toBeAttached();
    const scroll = await sidewaysScroll(page);
    if (scroll > 0) scrolls[path] = scroll;
  }
  expect(scrolls).toEqual({});
});
