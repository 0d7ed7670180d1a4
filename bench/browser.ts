import {existsSync} from 'node:fs';

import {type Browser, chromium, type Page} from '@playwright/test';

import {BROWSER, CHROMIUM_FLAGS, HEADLESS_SHELL, USUAL_CHROMIUM} from '../scripts/lib/chromium.mjs';

/**
 * The whole browser, where what measures is the headless shell. It draws a window of its own, in
 * further processes, while it opens a page. On two cores the page's tasks then take longer by the
 * clock, which is what blocking is counted in, with the same work to do.
 */
export const WHOLE_BROWSER =
  BROWSER === HEADLESS_SHELL && existsSync(USUAL_CHROMIUM) ? USUAL_CHROMIUM : null;

/**
 * Playwright listens to the page's errors, and to such a listener V8 tells the lines of each error that
 * is made, also of those that React makes while it starts and never shows. To know the lines, it reads
 * all of React once more, in the page's longest task. With this, they are noted when the program is
 * first read, on a thread that nobody waits for. Visitors have no listener, nor has Lighthouse.
 */
const WITHOUT_READING_TWICE = '--js-flags=--no-enable-lazy-source-positions';

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({executablePath: BROWSER, args: [...CHROMIUM_FLAGS, WITHOUT_READING_TWICE]});

/**
 * Lets functions of these files run in a page: the compiler that runs TypeScript here (tsx) wraps
 * named functions in a helper that a page does not have.
 */
export const helpFunctions = (page: Page): Promise<unknown> =>
  page.addInitScript('globalThis.__name = (value) => value;');
