import type {Browser, Page} from '@playwright/test';

import {openOnSlowPhone} from './browser.ts';

/** What following a link came to. */
export interface Visit {
  /** Milliseconds from the press until the next page's heading is on the screen. */
  readonly heading: number;
  /** Pixels from its top at which the next page begins. */
  readonly top: number;
  /** Where the link was, and where Back led to. */
  readonly left: number;
  readonly back: number;
}

/** From, to: one of each kind of page. The link that is pressed is the last one on the page. */
export const LINKS = [
  ['/', '/solutions/dental'],
  ['/features', '/blog'],
  ['/blog', '/blog/roi'],
  ['/blog/roi', '/blog/patient-experience'],
] as const;

/** How long the visitor reads what has come into view, and rests on the link; milliseconds. */
const READING = 1_500;
const REST = 600;

/** Runs in the page: when, after the press, a frame shows another heading, and where it begins. */
const arrival = (): Promise<{heading: number; top: number}> =>
  new Promise((resolve) => {
    const heading = (): string => document.querySelector('h1')?.textContent ?? '';
    const before = heading();
    addEventListener('pointerdown', ({timeStamp}) => {
      const look = (): void => {
        if (heading() === before || heading() === '') return void requestAnimationFrame(look);
        // In the task after it, the frame is drawn.
        setTimeout(() => resolve({heading: performance.now() - timeStamp, top: scrollY}));
      };
      look();
    });
  });

const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');

/** Opens a page for the first time, rests on a link deep in it, presses it, and goes back. */
export const followLink = async (
  browser: Browser,
  siteUrl: string,
  [from, to]: readonly [string, string],
): Promise<Visit> => {
  const {context, page} = await openOnSlowPhone(browser);
  try {
    await page.goto(siteUrl + from);
    await settled(page);
    await page.waitForLoadState('networkidle');
    const link = page.locator(`a[href="${to}"]`).filter({visible: true}).last();
    await link.evaluate((element) =>
      element.scrollIntoView({block: 'center', behavior: 'instant'}),
    );
    await page.waitForTimeout(READING);
    await link.hover();
    const left = await page.evaluate(() => scrollY);
    const arrived = page.evaluate(arrival);
    await page.waitForTimeout(REST);
    await page.mouse.down();
    await page.mouse.up();
    const {heading, top} = await arrived;
    await page.waitForTimeout(1_000);
    await page.goBack();
    await page.waitForTimeout(2_000);
    return {heading, top, left, back: await page.evaluate(() => scrollY)};
  } finally {
    await context.close();
  }
};
