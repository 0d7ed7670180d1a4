import {type Browser, chromium, type Page} from '@playwright/test';

import {CHROMIUM_FLAGS, USUAL_CHROMIUM} from '../scripts/lib/chromium.mjs';

/** The browser that `npm test` uses: CHROME_PATH, or Debian's place for Chromium. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? USUAL_CHROMIUM,
    args: CHROMIUM_FLAGS,
  });

/**
 * Lets functions of these files run in a page: the compiler that runs TypeScript here (tsx) wraps
 * named functions in a helper that a page does not have.
 */
export const helpFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (value) => value;');
