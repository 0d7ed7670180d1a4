import {type Browser, chromium, type Page} from '@playwright/test';

/** The browser that `npm test` uses: CHROME_PATH, or Debian's place for Chromium. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

/**
 * Lets functions of these files run in a page: the compiler that runs TypeScript here (tsx) wraps
 * named functions in a helper that a page does not have.
 */
export const helpFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (value) => value;');
