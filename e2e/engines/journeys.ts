// Journeys for every browser: a visit to each page, and the main tasks. Other files test the
// details in Chromium only.
import {expect, type TestType} from '@playwright/test';

import {isLong} from '../../scripts/jest/long';
import {MIN_FILL_MS} from '../../src/domain/contact/contactMessage';
import {builtPaths, pageLayouts} from '../builtSite';
import {LONG} from '../fixtures';
import {freshEmail, MESSAGE} from '../forms';
import {backendRows, mailsTo, mailTo} from '../rows';
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
  /** Runs a function in the page. */
  readonly run: <Result, Argument>(
    task: (argument: Argument) => Result,
    argument: Argument,
  ) => Promise<Result>;
  /** Text of the printed page; some drivers can't print. */
  readonly print?: () => Promise<string>;
}

export const WIDE = {width: 1280, height: 900};
const NARROW = {width: 320, height: 700};

interface Fixtures {
  readonly visitor: Visitor;
}
export type Test = TestType<Fixtures, object>;

/** Pages for daily runs: one of each layout, and two with disclosures, tables and a worker. */
const daily = [...pageLayouts, '/pricing', '/phone-log'];

declare global {
  interface Window {
    /** Original method, stored by a test that removes it from the page. */
    readonly originalVisibility?: Element['checkVisibility'];
  }
}

/** Reads an attribute of the visible elements that match a selector. */
const shown = ({run}: Visitor, selector: string, attribute = 'class'): Promise<(string | null)[]> =>
  run(
    ([css, name]) => {
      const isVisible = window.originalVisibility ?? Element.prototype.checkVisibility;
      return [...document.querySelectorAll(css)]
        .filter((one) => isVisible.call(one, {visibilityProperty: true}))
        .map((one) => one.getAttribute(name));
    },
    [selector, attribute] as const,
  );

/** Lists the page's faults at this size: horizontal overflow, or missing fonts. */
const faults = (): string[] => {
  const root = document.documentElement;
  const loaded = [...document.fonts].filter(({status}) => status === 'loaded');
  return [
    ...(document.querySelectorAll('h1').length === 1 ? [] : ['not one heading']),
    ...(root.scrollWidth > root.clientWidth ? ['sideways scroll'] : []),
    ...['Besley Variable', 'Hanken Grotesk Variable'].filter(
      (name) => !loaded.some(({family}) => family.includes(name)),
    ),
  ];
};

/** Marks pressed disclosures for `openFolds`, and those that are always open at this width. */
const markPressedFolds = (): void => {
  for (const summary of document.querySelectorAll('summary')) {
    if (getComputedStyle(summary).pointerEvents === 'none')
      summary.parentElement?.setAttribute('data-pressed', 'never');
  }
  const mark = ({target}: Event): void => {
    document.querySelector('[data-pressed=now]')?.setAttribute('data-pressed', 'before');
    (target as Element).closest('details')?.setAttribute('data-pressed', 'now');
  };
  document.addEventListener('click', mark, true);
};

/** Presses every disclosure: each must show content, and all links must be visible at some point. */
const openFolds = async (visitor: Visitor): Promise<void> => {
  await visitor.run(markPressedFolds, null);
  const closed = 'main details:not([open], [data-pressed]) > summary';
  const inside = 'main details[data-pressed=now] > :not(summary)';
  const ownLinks = 'main :is(a[href^="/"], a[href^="#"])';
  const links = new Set(await shown(visitor, ownLinks, 'href'));
  while ((await shown(visitor, closed)).length > 0) {
    await visitor.press(closed);
    await expect
      .poll(() => shown(visitor, `${inside}, ${inside} *`), 'opened by a press')
      .not.toEqual([]);
    for (const link of await shown(visitor, ownLinks, 'href')) links.add(link);
  }
  const all = await visitor.run(
    (links) => [...document.querySelectorAll(links)].map((link) => link.getAttribute('href')),
    ownLinks,
  );
  expect(
    all.filter((link) => !links.has(link)),
    'links never visible',
  ).toEqual([]);
};

/** First paragraph of every disclosure. */
const foldedWords = (): string[] =>
  [...document.querySelectorAll('main details:not(nav *, .noPrint, .noPrint *)')].flatMap((one) => {
    const text = one.querySelector('p')?.textContent;
    return text ? [text] : [];
  });

/** Removes characters that a PDF writes differently: spaces, dashes, ligatures. */
const plain = (words: string): string => words.replace(/[fil]|\W/g, '');

const expectFullPrint = async (print: () => Promise<string>, visitor: Visitor): Promise<void> => {
  const before = await shown(visitor, 'main details > *', 'class');
  const printed = plain(await print());
  const words = await visitor.run(foldedWords, null);
  expect(
    words.filter((one) => !printed.includes(plain(one).slice(0, 40))),
    'folded on paper',
  ).toEqual([]);
  expect(await shown(visitor, 'main details > *', 'class'), 'folded again').toEqual(before);
};

const text = (visitor: Visitor, selector = 'main'): Promise<string> =>
  visitor.run((one) => document.querySelector<HTMLElement>(one)?.innerText ?? '', selector);
const address = (visitor: Visitor): Promise<string> => visitor.run(() => location.href, null);
const title = (visitor: Visitor): Promise<string> => visitor.run(() => document.title, null);

const theme = (visitor: Visitor): Promise<string | undefined> =>
  visitor.run(() => document.documentElement.dataset.theme, null);

/** @param paths pages visited daily; the long run visits all */
export const testVisits = (test: Test, paths: readonly string[] = daily): void => {
  for (const path of isLong ? builtPaths() : paths) {
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
      if (visitor.print) await expectFullPrint(visitor.print, visitor);
      await openFolds(visitor);
    });
  }
};

const testBooking = (test: Test): void => {
  test(
    'a demo is booked, then moved and canceled by the link in its email',
    LONG,
    async ({visitor}) => {
      const email = freshEmail();
      const heading = (): Promise<string> => text(visitor, 'h1');
      /** Picks one of any day's times, because all tests share a calendar. */
      const chooseTime = async (day: number): Promise<void> => {
        await visitor.press(`[role=radiogroup][aria-label=Day] label:nth-of-type(${day})`);
        await visitor.run(() => {
          const free = [...document.querySelectorAll('[aria-labelledby$=day] input:enabled')];
          free[Math.floor(Math.random() * free.length)]
            ?.closest('label')
            ?.setAttribute('id', 'mine');
        }, null);
        await visitor.press('#mine');
        await expect.poll(() => shown(visitor, '#mine :checked')).toHaveLength(1);
      };
      await visitor.open('/book');
      await expect.poll(() => shown(visitor, '[role=radiogroup][aria-label=Day]')).toHaveLength(1);
      await chooseTime(6);
      await visitor.type('#booking-name', 'ד״ר עדי כהן');
      await visitor.type('#booking-email', email);
      await visitor.press('button[type=submit]', 'Book ');
      await expect.poll(heading).toBe('Your demo is booked');
      const mail = await mailTo({to: email});
      await visitor.open(/https?:\S*(\/book\?t=\S+)/.exec(mail.text)?.[1] ?? 'no link');
      await expect.poll(heading).toBe('Move or cancel your demo');
      await chooseTime(7);
      await visitor.press('button', 'Move to ');
      await expect.poll(heading).toBe('Your demo is moved');
      await visitor.press('button', 'Move or cancel');
      await visitor.press('button', 'Cancel this demo');
      await expect.poll(heading).toBe('Your demo is canceled');
      await mailsTo({to: email}, 3);
    },
  );
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
    await visitor.press('button', 'Take the call');
    await visitor.press(choice);
    for (let turn = 0; turn < 20; turn += 1) {
      await expect.poll(() => shown(visitor, `${call} h2, ${choice}`)).not.toEqual([]);
      if ((await shown(visitor, `${call} h2`)).length > 0) break;
      await visitor.key('1');
    }
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

  test('a phone log is read, recounted with other hours, and closed', LONG, async ({visitor}) => {
    await visitor.open('/phone-log');
    await visitor.press('button', 'Try it with a sample log');
    await expect.poll(() => text(visitor)).toContain('You missed 19% of 1,414 calls.');
    await visitor.press('summary', 'How your log’s words were counted');
    await expect.poll(() => shown(visitor, '#counted-0')).toHaveLength(1);
    await visitor.press('summary', 'Change the hours');
    await expect.poll(() => shown(visitor, '#hours-lunch-from')).toHaveLength(1);
    await visitor.press('button', 'Read another log');
    await expect.poll(() => text(visitor)).toContain('Drop last month’s call log here');
  });
  testBooking(test);
};
