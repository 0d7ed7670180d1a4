import {type Browser, type BrowserContext, chromium, type Page} from '@playwright/test';

import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/chromium.mjs';

/** Chromium that reaches this machine alone, and takes the bench's self-signed certificate. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: BROWSER,
    args: [
      ...CHROMIUM_FLAGS,
      '--ignore-certificate-errors',
      // Not page.route(), which switches the HTTP cache off: prefetching would look useless.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // Playwright listens to errors, for which V8 would parse all of React twice. Visitors don't listen.
      '--js-flags=--no-enable-lazy-source-positions',
    ],
  });

/**
 * Lighthouse's mobile preset, applied: 150 ms round trips at 3.75 ×, 1.6 Mbit/s at 0.9 ×.
 * Source: Lighthouse, core/config/constants.js.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A visitor who has never been here, with an empty page on a phone: 4 × slower CPU, slow 4G. */
export const openOnSlowPhone = async (
  browser: Browser,
): Promise<{readonly context: BrowserContext; readonly page: Page}> => {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  return {context, page};
};
