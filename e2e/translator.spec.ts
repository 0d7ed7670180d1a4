// Translators replace the text of a page while React goes on with it: a text that stands beside
// others can then no longer be changed or removed (react/react#11538). A page that is translated and
// one that is not are walked through side by side, and have the same words after every step.
import type {Browser, Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {CONSENT_KEY, formatDecision} from '../src/domain/analytics/consent';
import {BACKEND_URL} from './addresses';
import {pageKinds} from './builtSite';
import {fakeCalendar, fakeHost} from './fakes';
import {expect, open, test} from './fixtures';
import {translatePage} from './translator';
import {walkerScript} from './walk';

/** The kind whose text changes most; `LONG=1` walks all. */
const SAMPLE = ['/contact'];

/** The page is not done with the step. */
const WAITING = /(?:Loadingcalendar|Subscribing|Sending|Looking)(?:\.\.\.|…)/;

/** Far more than any page has: a walk that does not end is a fault of the walk. */
const MAX_STEPS = 600;

/** Where two texts part, with what follows in each; '' when they do not. */
const firstDifference = (one: string, other: string): string => {
  if (one === other) return '';
  let start = 0;
  while (one[start] === other[start]) start += 1;
  const from = Math.max(0, start - 20);
  return `…${one.slice(from, start + 80)}… became …${other.slice(from, start + 80)}…`;
};

/** A visitor of their own, with nothing in the browser but a No; the backend answers as `backend` says. */
const openWalked = async (
  browser: Browser,
  errors: string[],
  path: string,
  backend: {status: number},
): Promise<Page> => {
  const context = await browser.newContext({permissions: ['clipboard-write']});
  const page = await context.newPage();
  page.on('pageerror', ({message}) => errors.push(message));
  const decision = formatDecision({choice: 'denied', date: new Date().toISOString()});
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [
    CONSENT_KEY,
    decision,
  ] as const);
  await fakeCalendar(page);
  await fakeHost(page, BACKEND_URL, () => ({
    contentType: 'application/json',
    body: '',
    status: backend.status,
  }));
  await open(page, path);
  await page.evaluate(walkerScript);
  return page;
};

for (const path of isLong ? pageKinds : SAMPLE) {
  test(`the words of a translated page: ${path}`, async ({browser}) => {
    const errors: string[] = [];
    const backend = {status: 201};
    const plain = await openWalked(browser, errors, path, backend);
    const translated = await openWalked(browser, errors, path, backend);
    await translated.evaluate(translatePage);

    const words = (page: Page): Promise<string> => page.evaluate(() => window.walker.words());
    const expectSame = (after: string): Promise<void> =>
      expect
        .poll(
          async () => {
            const [without, withIt] = await Promise.all([words(plain), words(translated)]);
            const waits = WAITING.exec(without + withIt)?.[0];
            return waits ?? firstDifference(without, withIt);
          },
          {message: `${path}, after ${after}`, intervals: [0, 20, 50, 100, 200], timeout: 8_000},
        )
        .toBe('');

    await expectSame('opening');
    const walk = async (): Promise<number> => {
      for (let steps = 0; steps < MAX_STEPS;) {
        const next = await plain.evaluate(() => window.walker.next());
        if (next.length === 0) return steps;
        for (const step of next) {
          await Promise.all(
            [plain, translated].map((page) => page.evaluate((one) => window.walker.act(one), step)),
          );
          await expectSame(`${step.name} ${step.value ?? ''}`);
          steps += 1;
        }
      }
      throw new Error(`${path}: more than ${MAX_STEPS} steps`);
    };
    const send = async (status: number): Promise<void> => {
      backend.status = status;
      await Promise.all(
        [plain, translated].map((page) => page.evaluate(() => window.walker.sendAll())),
      );
      await expectSame(`sending, answered ${status}`);
    };

    // Nothing is filled in yet; then everything is, and the backend fails before it works.
    await send(201);
    expect(await walk(), 'steps').toBeGreaterThan(5);
    await send(500);
    await send(201);
    if (path === '/contact') await expect(translated.getByText('Message Sent!')).toBeVisible();
    // What was sent has left something to press in its place.
    await walk();
    for (const page of [plain, translated]) {
      await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    }
    await expectSame('going to /about');
    expect(errors).toEqual([]);
    await plain.context().close();
    await translated.context().close();
  });
}
