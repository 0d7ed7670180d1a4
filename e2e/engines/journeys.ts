// Journeys for every browser: a visit to each page, and the main tasks. Other files test the
// details in Chromium only.
import {expect, type TestType} from '@playwright/test';

import {isLong} from '../../scripts/jest/long';
import {MIN_FILL_MS} from '../../src/features/contact/rules/contactMessage';
import {builtPaths, pageLayouts} from '../builtSite';
import {LONG} from '../fixtures';
import {freshEmail, MESSAGE} from '../forms';
import {backendRows, mailTo} from '../rows';
import {afterAction} from '../specStrings';

/** Actions that the journeys need, independent of the browser driver. */
export interface Visitor {
  /** Opens a page and waits until it is hydrated. */
  readonly open: (address: string) => Promise<void>;
  readonly resize: (size: typeof WIDE) => Promise<unknown>;
  /** Presses the first visible element that matches the selector and contains the text. */
  readonly press: (selector: string, text?: string) => Promise<void>;
  /** Replaces the text of a field, key by key. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly key: (key: 'Escape' | 'Enter' | '1') => Promise<void>;
  readonly run: <Result, Argument>(
    task: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
}

export const WIDE = {width: 1280, height: 900};
const NARROW = {width: 320, height: 700};

interface Fixtures {
  readonly visitor: Visitor;
}
export type Test = TestType<Fixtures, object>;

/** Pages for daily runs: one of each layout, and two with disclosures, tables and a worker. */
const daily = [...pageLayouts, '/pricing', '/phone-log'];

/** Reads the classes of the visible elements that match a selector. */
const shown = ({run}: Visitor, selector: string): Promise<(string | null)[]> =>
  run(
    (css) =>
      [...document.querySelectorAll(css)]
        .filter((one) => one.checkVisibility({visibilityProperty: true}))
        .map((one) => one.getAttribute('class')),
    selector,
  );

/** Lists the page's faults at this size: horizontal overflow, or missing fonts. */
const faults = (): string[] => {
  const root = document.documentElement;
  const loaded = [...document.fonts].filter(({status}) => status === 'loaded');
  return [
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading']),
    ...(root.scrollWidth > root.clientWidth ? ['sideways scroll'] : []),
    ...['Besley', 'Hanken Grotesk Variable'].filter(
      (name) => !loaded.some(({family}) => family.includes(name)),
    ),
  ];
};

/** Presses every closed disclosure: each must show its content. */
const openFolds = async (visitor: Visitor): Promise<void> => {
  // The calendar replaces its outlines, and their disclosure, once it has loaded.
  await visitor.run(() => document.querySelector('#demo')?.scrollIntoView(), null);
  await expect
    .poll(() => visitor.run(() => document.body.textContent.includes('Loading open times'), null))
    .toBe(false);
  const count = await visitor.run(() => document.querySelectorAll('main summary').length, null);
  for (let index = 0; index < count; index += 1) {
    const isClosed = await visitor.run((at) => {
      document.querySelector('[data-fold]')?.removeAttribute('data-fold');
      const summary = document.querySelectorAll('main summary')[at]!;
      summary.setAttribute('data-fold', '');
      // Some are open at this width and can't be pressed.
      const canBePressed = getComputedStyle(summary).pointerEvents !== 'none';
      return canBePressed && summary.checkVisibility() && !summary.closest('details')?.open;
    }, index);
    if (!isClosed) continue;
    await visitor.press('[data-fold]');
    await expect
      .poll(() => shown(visitor, '[data-fold] ~ *, [data-fold] ~ * *'), 'opened by a press')
      .not.toEqual([]);
  }
};

const text = (visitor: Visitor, selector = 'main'): Promise<string> =>
  visitor.run((one) => document.querySelector<HTMLElement>(one)?.innerText ?? '', selector);
const address = (visitor: Visitor): Promise<string> => visitor.run(() => location.href, null);
const title = (visitor: Visitor): Promise<string> => visitor.run(() => document.title, null);

const theme = (visitor: Visitor): Promise<string | undefined> =>
  visitor.run(() => document.documentElement.dataset.theme, null);

export const testVisits = (test: Test): void => {
  for (const path of isLong ? builtPaths() : daily) {
    test(`a visit to ${path}`, async ({visitor}) => {
      await visitor.resize(WIDE);
      await visitor.open(path);
      const before = await theme(visitor);
      await visitor.press('button[title="Dark theme"]');
      await expect.poll(() => theme(visitor)).not.toBe(before);
      for (const size of [NARROW, WIDE]) {
        await visitor.resize(size);
        await expect.poll(() => visitor.run(() => innerWidth, null)).toBe(size.width);
        await expect.poll(() => visitor.run(faults, null), `${size.width} px wide`).toEqual([]);
      }
      await openFolds(visitor);
    });
  }
};

export const testJourneys = (test: Test): void => {
  test.beforeEach(({visitor}) => visitor.resize(WIDE));

  test('the menus open and close', async ({visitor}) => {
    const dental = '.navbar a[href="/solutions/dental"]';
    await visitor.open('/');
    await visitor.press('.navbar nav summary');
    await expect.poll(() => shown(visitor, dental)).toHaveLength(1);
    await visitor.key('Escape');
    await expect.poll(() => shown(visitor, dental)).toHaveLength(0);
    await visitor.press('.navbar nav summary');
    await visitor.press(dental);
    await expect.poll(() => title(visitor)).toMatch(/Dental/);

    await visitor.resize(NARROW);
    await visitor.press('summary[aria-label=Menu]');
    await visitor.press('.navbar a[href="/pricing"]');
    await expect.poll(() => title(visitor)).toMatch(/Pricing/);
    await expect.poll(() => visitor.run(() => scrollY, null)).toBe(0);
  });

  test('a call reaches its end', LONG, async ({visitor}) => {
    const call = '[role=group][aria-label^="Sample call to"]';
    const choice = `${call} li button:enabled`;
    await visitor.open('/solutions/dental');
    await visitor.press(choice);
    const press = async (): Promise<number> => {
      await visitor.key('1');
      return (await shown(visitor, `${call} h2`)).length;
    };
    await expect.poll(press, {intervals: [500]}).toBe(1);
    expect(await text(visitor, call)).toMatch(/, (?:\d+ min )?\d+ s/);
  });

  test('the calculator computes', LONG, async ({visitor}) => {
    await visitor.open('/calculator');
    const before = await text(visitor);
    await visitor.type('input[id$=dailyCalls]', '77');
    await expect.poll(() => address(visitor)).toMatch(/calls=77/);
    expect(await text(visitor)).not.toBe(before);
  });

  test('the contact form reaches the backend', LONG, async ({visitor}) => {
    const email = freshEmail();
    await visitor.open('/contact');
    const opened = Date.now();
    await visitor.type('input[name=firstName]', 'Ana');
    await visitor.type('input[name=lastName]', "O'Ruiz");
    await visitor.type('form input[name=email][required][id$=-email]', email);
    await visitor.type('textarea[name=message]', MESSAGE);
    await visitor.press('button[role=combobox][id$=-state]');
    await visitor.press('[role=option]', 'New Jersey');
    // A script may be faster than the form's minimum time for a person.
    await expect.poll(() => Date.now() - opened).toBeGreaterThan(MIN_FILL_MS);
    await visitor.press('button', 'Send Message');
    await expect.poll(() => text(visitor)).toContain(afterAction.contact.sent);
    const {messages} = await backendRows();
    expect(messages.filter((row) => row.email === email)).toMatchObject([
      {name: "Ana O'Ruiz", state: 'NJ', message: MESSAGE, honeypot: null},
    ]);
  });

  test('a sign-up is confirmed by the link in its email', LONG, async ({visitor}) => {
    const email = freshEmail();
    const statuses = async (): Promise<unknown[]> =>
      (await backendRows()).newsletter
        .filter((row) => row.email === email)
        .map((row) => row.status);
    await visitor.open('/pricing');
    await visitor.type('input[placeholder="Work email"]', email);
    await visitor.key('Enter');
    await expect.poll(() => text(visitor, 'body')).toContain(afterAction.newsletter.success);
    await expect.poll(statuses).toEqual(['unconfirmed']);
    const mail = await mailTo({to: email});
    const link = /https?:\S*(\/newsletter\/confirm\S+)/.exec(mail.text);
    await visitor.open(link?.[1] ?? 'no link in the mail');
    await visitor.press('main button', 'Confirm');
    await expect.poll(statuses).toEqual(['confirmed']);
  });

  test('a phone log is read, its sheet opened, and closed', LONG, async ({visitor}) => {
    await visitor.open('/phone-log');
    await visitor.press('button', 'Try it with a sample log');
    await expect.poll(() => text(visitor)).toContain('You missed 19% of 1,414 calls.');
    await visitor.press('button', 'Change');
    await expect.poll(() => shown(visitor, '#sheet')).toHaveLength(1);
    await visitor.press('button', 'Read another log');
    await expect.poll(() => text(visitor)).toContain('Drop last month’s phone log here');
  });

  test('a demo is booked', LONG, async ({visitor}) => {
    const email = freshEmail();
    await visitor.open('/book');
    await visitor.press('[role=radiogroup][aria-label=Day] label:nth-of-type(6)');
    // Any of the day's times, because all tests share a calendar.
    await visitor.run(() => {
      const free = [...document.querySelectorAll('[aria-labelledby$=day] input:enabled')];
      free[Math.floor(Math.random() * free.length)]?.closest('label')?.setAttribute('id', 'mine');
    }, null);
    await visitor.press('#mine');
    await visitor.type('#booking-name', 'ד״ר עדי כהן');
    await visitor.type('#booking-email', email);
    await visitor.press('button[type=submit]', 'Book ');
    await expect.poll(() => text(visitor, 'h1')).toBe('Your demo is booked');
    await mailTo({to: email});
  });
};
