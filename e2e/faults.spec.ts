// What goes wrong on the way between us, our suppliers, and a visitor: every fault of faults.ts on
// every kind of page it concerns. Nothing typed is lost, no button is dead, nothing spins forever,
// and nothing is thrown.
import {randomUUID} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {type BrowserContext, chromium, type Locator, type Page} from '@playwright/test';

import {redirects} from '../src/data/redirects';
import {formatDecision, CONSENT_KEY} from '../src/domain/analytics/consent';
import {MIN_FILL_MS} from '../src/domain/contact/botCheck';
import {SUBSCRIBE_TIMEOUT_MS} from '../src/domain/newsletter/subscribe';
import {BACKEND_URL, SITE_URL} from './addresses';
import {builtPaths} from './builtSite';
import {
  type FaultId,
  faultIds,
  faults,
  groupOf,
  HELD,
  type PageGroupId,
  pageGroupIds,
} from './faults';
import {faultsTable, outcomesList} from './faultsTable';
import {
  BOOKING_HOST,
  calendar,
  expect,
  follow,
  GTAG_HOST,
  hydrated,
  observe,
  PIXEL_HOST,
  PIXEL_IMAGE,
  test,
  type Watch,
} from './fixtures';
import {pdfText} from './pdfText';
import {backendRows} from './rows';
import {type Answer, standIn} from './standIn';

const aliases = new Set(redirects.map(({from}) => from));
const pages = builtPaths().filter((page) => !aliases.has(page));

/** The page of each group with the most on it that can fail. */
const samples: Readonly<Record<PageGroupId, string>> = {
  home: '/',
  solutions: '/solutions/dental',
  product: '/integrations',
  calculator: '/calculator',
  contact: '/contact',
  blog: '/blog',
  legal: '/privacy',
  handbook: '/docs/run/start',
  notFound: '/404',
};
const samplePages = pageGroupIds.map((id) => samples[id]);

/** What a hotel's network, or a host that has moved, says in somebody else's place. */
const GARBAGE = '<!doctype html><title>Welcome</title><p>Accept our terms to go online.</p>';

const freshEmail = (): string => `${randomUUID()}@practice.example`;

/** For the table: this page held under this fault. */
const note = (fault: FaultId, ...paths: readonly string[]): void => {
  for (const page of paths)
    test.info().annotations.push({type: HELD, description: `${fault} ${page}`});
};

// --- what is looked at on a page --------------------------------------------------------------

/** What a visitor would wait for in vain, or press without effect. */
const unwell = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isShown = (element: Element): boolean =>
      element.checkVisibility({visibilityProperty: true});
    const found: string[] = [];
    if ([...document.querySelectorAll('h1')].filter(isShown).length !== 1) found.push('no heading');
    for (const busy of document.querySelectorAll('[aria-busy=true], [data-held]')) {
      if (isShown(busy)) found.push(`busy: ${busy.textContent}`);
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('button:disabled')) {
      if (isShown(button) && button.textContent !== 'Coming Soon') {
        found.push(`dead button: ${button.textContent}`);
      }
    }
    const waiting = /(?:Loading calendar|Subscribing|Sending|Looking|Preparing PDF)(?:\.\.\.|…)/;
    const text = document.body.innerText.match(waiting);
    if (text) found.push(`still: ${text[0]}`);
    return found;
  });

/** Without scripts: what is there to press and would do nothing, and what is missing. */
const deadWithoutScripts = (): string[] => {
  const isShown = (element: Element): boolean =>
    element.checkVisibility({visibilityProperty: true});
  const dead = [...document.querySelectorAll('button, .needsScript, [role=search], [type=submit]')]
    .filter(isShown)
    .map((element) => `dead: ${element.textContent}`);
  const isReadable = [...document.querySelectorAll('h1')].filter(isShown).length === 1;
  const mail = [...document.querySelectorAll('footer a[href^="mailto:"]')].some(isShown);
  const waiting = /Loading calendar|Looking…/.test(document.body.innerText);
  return [
    ...dead,
    ...(isReadable ? [] : ['no heading']),
    ...(mail ? [] : ['no address to write to']),
    ...(waiting ? ['waits for something'] : []),
  ];
};

const expectWell = (page: Page, where: string): Promise<void> =>
  expect.poll(() => unwell(page), where).toEqual([]);

const open = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, {waitUntil: 'commit'});
  await page.keyboard.press('Shift');
  await hydrated(page);
};

interface Letter {
  readonly field: Locator;
  readonly button: Locator;
  readonly panel: Locator;
}

const letterOf = (page: Page): Letter => {
  const section = page.getByRole('region', {name: /^One short letter a month/});
  return {
    field: section.getByLabel('Work email'),
    button: section.getByRole('button'),
    panel: section.getByText("You're all set!"),
  };
};

/** Sends the sign-up and sees it fail with words, the address kept and the button back. */
const signUpInVain = async (page: Page, email: string, words: string): Promise<void> => {
  const {field, button} = letterOf(page);
  await field.fill(email);
  await button.click();
  await expect(page.getByText(words).last()).toBeVisible();
  await expect(button).toHaveText('Subscribe');
  await expect(button).toBeEnabled();
  await expect(field).toHaveValue(email);
};

const signUp = async (page: Page, email: string): Promise<void> => {
  const {field, button, panel} = letterOf(page);
  await field.fill(email);
  await button.click();
  await expect(panel).toBeVisible();
};

const contactField = (page: Page, name: string): Locator =>
  page.getByRole('form', {name: 'Contact'}).getByRole('textbox', {name, exact: true});

const MESSAGE = 'Two lines about phones.\nThe second.';

/** Needs `page.clock`, so that nobody waits for the time trap. */
const fillContact = async (page: Page, email: string): Promise<void> => {
  await contactField(page, 'First name').fill('Ana');
  await contactField(page, 'Last name').fill('Ruiz');
  await contactField(page, 'Email').fill(email);
  await contactField(page, 'Message').fill(MESSAGE);
  await page.clock.fastForward(MIN_FILL_MS + 100);
};

const expectContactKept = async (page: Page, email: string): Promise<void> => {
  await expect(contactField(page, 'First name')).toHaveValue('Ana');
  await expect(contactField(page, 'Email')).toHaveValue(email);
  await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
};

const sendContactInVain = async (page: Page, email: string): Promise<void> => {
  await fillContact(page, email);
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(
    page.getByRole('alert').filter({hasText: 'Nothing you typed is lost'}),
  ).toBeVisible();
  await expect(page.getByRole('button', {name: 'Send Message'})).toBeEnabled();
  await expectContactKept(page, email);
};

const sendContact = async (page: Page): Promise<void> => {
  await page.getByRole('button', {name: 'Send Message'}).click();
  await expect(page.getByText('Message Sent!')).toBeVisible();
};

const rowsOf = async (email: string): Promise<number> => {
  const {newsletter, messages} = await backendRows();
  return [...newsletter, ...messages].filter((row) => row.email === email).length;
};

const expectBookingLinks = async (page: Page): Promise<void> => {
  const box = page.getByRole('group', {name: 'Booking calendar'});
  await box.scrollIntoViewIfNeeded();
  await expect(box.getByText('The calendar did not load.')).toBeVisible();
  await expect(box.getByRole('link', {name: 'Open the booking page'})).toBeVisible();
  await expect(box.getByRole('link', {name: /^Call/})).toBeVisible();
};

/** The switch acts, and is put back. */
const expectTheme = async (page: Page): Promise<void> => {
  const html = page.locator('html');
  const theme = page.getByRole('banner').getByRole('button', {name: 'Dark theme'});
  await theme.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await theme.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
};

/** Our own line and the browser's about the page that is not there. */
const expectNotFound = (watch: Watch): void => watch.expect(/404|Page not found/);

// --- suppliers that fail ------------------------------------------------------------------------

type Failure = 'slow' | '500' | 'garbage';

const failWith = (failure: Failure, contentType: string): Answer =>
  failure === 'slow'
    ? 'silence'
    : {status: failure === '500' ? 500 : 200, contentType, body: GARBAGE};

/** Both services, well; counts the page views that the pixel is told, whatever it answers. */
const serve = async (page: Page): Promise<{pixel: number}> => {
  const told = {pixel: 0};
  page.on('request', (request) => {
    const {hostname, searchParams} = new URL(request.url());
    if (hostname === 'www.facebook.com' && searchParams.get('ev') === 'PageView') told.pixel += 1;
  });
  await standIn(page, GTAG_HOST, () => ({contentType: 'text/javascript', body: ''}));
  await standIn(page, PIXEL_HOST, () => PIXEL_IMAGE);
  return told;
};

/** Links, buttons and forms act, at once: nobody waits for a service that counts. */
const expectUnhindered = async (page: Page): Promise<void> => {
  await expectTheme(page);
  await signUp(page, freshEmail());
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
};

/** One service fails, the other does not notice, and neither does the visitor. */
const measuredSilently = (service: 'gtag' | 'pixel', failure: Failure): void => {
  const fault = `${service}-${failure}` as const;
  test.use({consent: 'granted'});
  test('every kind of page', async ({page, watch}) => {
    expectNotFound(watch);
    if (failure === '500') watch.expect(/answered 500/);
    if (failure === '500') watch.expect(/status of 500/);
    // The service's own script is what is thrown here.
    if (failure === 'garbage' && service === 'gtag') watch.expect(/uncaught: Unexpected token/);
    const told = await serve(page);
    const host = service === 'gtag' ? GTAG_HOST : PIXEL_HOST;
    const asked = page.waitForRequest(`${host}/**`);
    await standIn(page, host, () =>
      failWith(failure, service === 'gtag' ? 'text/javascript' : 'text/html'),
    );
    let viewed = 0;
    for (const [index, sample] of samplePages.entries()) {
      const isFirst = index === 0;
      if (isFirst) await open(page, sample);
      else await follow(page, sample);
      if (isFirst) await asked;
      await expectWell(page, sample);
      viewed += 1;
      await expect.poll(() => told.pixel, sample).toBe(viewed);
      // On a page that was loaded, and on one that was led to.
      if (isFirst || index === samplePages.length - 1) {
        await expectUnhindered(page);
        viewed += 1;
      }
      note(fault, sample);
    }
    const views = await page.evaluate(
      () =>
        (window as unknown as {dataLayer: ArrayLike<unknown>[]}).dataLayer.filter(
          (entry) => entry[1] === 'page_view',
        ).length,
    );
    expect(views, 'page views kept for the analytics service').toBe(viewed);
  });
};

/** Every form, on a backend that fails. */
const formsInVain = (failure: Failure, words: string): void => {
  const fault = `backend-${failure}` as const;
  test('every kind of page', async ({page, watch}) => {
    expectNotFound(watch);
    watch.expect(/Newsletter sign-up failed/);
    watch.expect(/The contact message was not stored/);
    if (failure === '500') watch.expect(/answered 500/);
    if (failure === '500') watch.expect(/status of 500/);
    await page.clock.install();
    if (failure === 'slow') {
      // What the forms wait for is the browser's own clock, which tests cannot put forward.
      await page.addInitScript(() => {
        const real = AbortSignal.timeout.bind(AbortSignal);
        const waits: number[] = [];
        Object.assign(window, {waits, patience: 100});
        AbortSignal.timeout = (ms) => {
          waits.push(ms);
          return real(Math.min(ms, (window as unknown as {patience: number}).patience));
        };
      });
    }
    await standIn(page, BACKEND_URL, () => failWith(failure, 'text/html'));
    for (const [index, sample] of samplePages.entries()) {
      if (index === 0) await open(page, sample);
      else await follow(page, sample);
      const email = freshEmail();
      await signUpInVain(page, email, words);
      if (sample === '/contact') await sendContactInVain(page, email);
      await expectWell(page, sample);
      expect(await rowsOf(email)).toBe(0);
      note(fault, sample);
    }
    if (failure === 'slow') {
      const waits = await page.evaluate(() => (window as unknown as {waits: number[]}).waits);
      expect(waits.length).toBeGreaterThan(samplePages.length);
      expect(new Set(waits)).toEqual(new Set([SUBSCRIBE_TIMEOUT_MS]));
      // A backend that works may take longer than that on a busy machine.
      await page.evaluate(() => Object.assign(window, {patience: Infinity}));
    }
    // And it is not for good.
    await standIn(page, BACKEND_URL, () => 'its own');
    await signUp(page, freshEmail());
  });
};

const calendarInVain = (failure: Failure): void => {
  test('the home page', async ({page, watch}) => {
    if (failure === '500') watch.expect(/answered 500/);
    if (failure === '500') watch.expect(/status of 500/);
    if (failure === 'garbage') watch.expect(/uncaught: Unexpected token/);
    await page.clock.install();
    await standIn(page, BOOKING_HOST, () => failWith(failure, 'text/javascript'));
    await open(page, '/');
    const box = page.getByRole('group', {name: 'Booking calendar'});
    const {height} = (await box.boundingBox()) ?? {};
    const asked = page.waitForRequest(`${BOOKING_HOST}/**`);
    await box.scrollIntoViewIfNeeded();
    await asked;
    if (failure !== '500') {
      await expect(box.getByText('Loading calendar...')).toBeVisible();
      await page.clock.fastForward(10_100);
    }
    // At once, and not when the page stops waiting, 10 s later.
    const patience = {timeout: failure === '500' ? 5_000 : 20_000};
    await expect(box.getByText('The calendar did not load.')).toBeVisible(patience);
    await expectBookingLinks(page);
    expect((await box.boundingBox())?.height, 'what is below it has moved').toBe(height);
    await expectWell(page, '/');
    note(`booking-${failure}`, '/');
  });
};

/** Answers 404 for the files that pages load after their first two, while `gone` says so. */
const loseChunks = async (page: Page): Promise<{gone: boolean; loads: number}> => {
  const state = {gone: false, loads: 0};
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) state.loads += 1;
  });
  await page.route('**/assets/js/*.js', (route) =>
    state.gone && !/\/(?:main|runtime~main)\./.test(route.request().url())
      ? route.fulfill({status: 404, contentType: 'text/html', body: GARBAGE})
      : route.continue(),
  );
  return state;
};

const expectGone = (watch: Watch): void => {
  watch.expect(/answered 404: .*\/assets\/js\//);
  watch.expect(/status of 404/);
};

// --- the faults -------------------------------------------------------------------------------

const runs: Readonly<Record<FaultId, () => void>> = {
  'all-blocked': () => {
    test.use({consent: 'granted'});
    for (const group of pageGroupIds) {
      test(group, async ({page, watch}) => {
        const [first = '', ...others] = pages.filter((address) => groupOf(address) === group);
        if (group === 'notFound') expectNotFound(watch);
        watch.expect(/request failed: https:\/\/www\.googletagmanager/);
        watch.expect(/request failed: https:\/\/www\.facebook/);
        watch.expect(/request failed: .*\/rest\/v1\//);
        watch.expect(/ERR_BLOCKED_BY_CLIENT/);
        watch.expect(/Newsletter sign-up failed/);
        if (group === 'home') watch.expect(/request failed: https:\/\/booking\.example/);
        await calendar(page, 'blocked');
        for (const host of [GTAG_HOST, PIXEL_HOST, BACKEND_URL])
          await standIn(page, host, () => 'blocked');
        await open(page, first);
        await signUpInVain(page, freshEmail(), 'Something went wrong');
        await expectTheme(page);
        if (group === 'home') await expectBookingLinks(page);
        await expectWell(page, first);
        for (const address of others) {
          await follow(page, address);
          await expectWell(page, address);
        }
        note('all-blocked', first, ...others);
      });
    }
  },

  'no-scripts': () => {
    test.use({javaScriptEnabled: false});
    test('every page', async ({page, watch}) => {
      expectNotFound(watch);
      for (const address of pages) {
        await page.goto(address, {waitUntil: 'domcontentloaded'});
        expect(await page.evaluate(deadWithoutScripts), address).toEqual([]);
        note('no-scripts', address);
      }
    });
  },

  'no-storage': () => {
    test.use({consent: null});
    for (const group of pageGroupIds) {
      test(group, async ({page, watch}) => {
        const [first = '', ...others] = pages.filter((address) => groupOf(address) === group);
        if (group === 'notFound') expectNotFound(watch);
        watch.expect(/Docusaurus browser storage is not available/);
        await page.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage']) {
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('The operation is insecure', 'SecurityError');
              },
            });
          }
        });
        await open(page, first);
        const bar = page.getByRole('region', {name: 'May we count this visit?'});
        await bar.getByRole('button', {name: /^No/}).click();
        await expect(bar).toHaveCount(0);
        await expectTheme(page);
        const email = freshEmail();
        await signUp(page, email);
        expect(await rowsOf(email)).toBe(1);
        for (const address of others) {
          await follow(page, address);
          await expectWell(page, address);
          await expect(bar, 'asked once').toHaveCount(0);
        }
        note('no-storage', first, ...others);
      });
    }
  },

  'backend-slow': () => formsInVain('slow', 'Something went wrong'),
  'backend-500': () => formsInVain('500', 'Subscription failed'),
  'backend-garbage': () => formsInVain('garbage', 'Something went wrong'),
  'gtag-slow': () => measuredSilently('gtag', 'slow'),
  'gtag-500': () => measuredSilently('gtag', '500'),
  'gtag-garbage': () => measuredSilently('gtag', 'garbage'),
  'pixel-slow': () => measuredSilently('pixel', 'slow'),
  'pixel-500': () => measuredSilently('pixel', '500'),
  'pixel-garbage': () => measuredSilently('pixel', 'garbage'),
  'booking-slow': () => calendarInVain('slow'),
  'booking-500': () => calendarInVain('500'),
  'booking-garbage': () => calendarInVain('garbage'),

  offline: () => {
    test('every kind of page', async ({page, context, watch}) => {
      expectNotFound(watch);
      watch.expect(/request failed: .*\/rest\/v1\//);
      watch.expect(/ERR_INTERNET_DISCONNECTED/);
      watch.expect(/Newsletter sign-up failed/);
      watch.expect(/The contact message was not stored/);
      await page.clock.install();
      for (const [index, sample] of samplePages.entries()) {
        if (index === 0) await open(page, sample);
        else await follow(page, sample);
        const email = freshEmail();
        const {button, field, panel} = letterOf(page);
        await field.fill(email);
        if (sample === '/contact') await fillContact(page, email);
        await context.setOffline(true);
        await signUpInVain(page, email, 'Something went wrong');
        if (sample === '/contact') await sendContactInVain(page, email);
        await expectWell(page, sample);
        await context.setOffline(false);
        await button.click();
        await expect(panel).toBeVisible();
        if (sample === '/contact') await sendContact(page);
        expect(await rowsOf(email)).toBe(sample === '/contact' ? 2 : 1);
        note('offline', sample);
      }
    });
  },

  'route-chunk-gone': () => {
    test('on the way to every kind of page', async ({page, watch}) => {
      expectGone(watch);
      expectNotFound(watch);
      watch.expect(/console warning: ChunkLoadError/);
      const state = await loseChunks(page);
      page.on('request', (request) => {
        // The new page names files that are there.
        if (request.isNavigationRequest()) state.gone = false;
      });
      await open(page, '/about');
      for (const sample of samplePages) {
        state.gone = true;
        state.loads = 0;
        await follow(page, sample);
        await page.keyboard.press('Shift');
        await hydrated(page);
        await expect(page).toHaveURL(sample);
        await expectWell(page, sample);
        expect(state.loads, `loads of ${sample}`).toBe(1);
        note('route-chunk-gone', sample);
      }
    });
  },

  'first-chunk-gone': () => {
    test('every kind of page', async ({page, watch}) => {
      expectGone(watch);
      expectNotFound(watch);
      const state = await loseChunks(page);
      page.on('request', (request) => {
        if (request.isNavigationRequest() && state.loads > 1) state.gone = false;
      });
      for (const sample of samplePages) {
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        state.gone = true;
        state.loads = 0;
        await page.goto(sample, {waitUntil: 'commit'});
        await expect.poll(() => state.loads, sample).toBe(2);
        await hydrated(page);
        await expectWell(page, sample);
        expect(state.loads, `loads of ${sample}`).toBe(2);
        note('first-chunk-gone', sample);
      }
    });

    test('for good: the page can be read, and what is typed then is kept', async ({
      page,
      watch,
    }) => {
      expectGone(watch);
      const state = await loseChunks(page);
      state.gone = true;
      await page.goto('/pricing');
      await page.keyboard.press('Shift');
      await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
      await expect(page.getByText('To get the letter, write to')).toBeVisible();
      await expect(page.locator('button:visible')).toHaveCount(0);
      expect(state.loads).toBe(2);
      const locations = page.getByRole('textbox', {name: 'Locations'});
      await locations.fill('20');
      state.gone = false;
      await page.keyboard.press('Tab');
      await hydrated(page);
      await expect(locations).toHaveValue('20');
      await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
      await expectWell(page, '/pricing');
      expect(state.loads).toBe(2);
    });
  },

  'late-chunk-gone': () => {
    /** Opens a page, and then deploys anew; the next load names files that are there. */
    const openThenDeploy = async (
      page: Page,
      state: Awaited<ReturnType<typeof loseChunks>>,
      address: string,
    ): Promise<void> => {
      state.gone = false;
      await open(page, address);
      await page.waitForLoadState('networkidle');
      page.on('request', (request) => {
        if (request.isNavigationRequest()) state.gone = false;
      });
      state.gone = true;
      state.loads = 0;
    };

    test('a sign-up on every kind of page', async ({page, watch}) => {
      expectGone(watch);
      expectNotFound(watch);
      const state = await loseChunks(page);
      for (const sample of samplePages) {
        await openThenDeploy(page, state, sample);
        const email = freshEmail();
        await signUp(page, email);
        expect(state.loads, `loads of ${sample}`).toBe(1);
        expect(await rowsOf(email), sample).toBe(1);
        await expectWell(page, sample);
        note('late-chunk-gone', sample);
      }
    });

    test('a message', async ({page, watch}) => {
      expectGone(watch);
      const state = await loseChunks(page);
      await page.clock.install();
      await openThenDeploy(page, state, '/contact?topic=Pricing');
      const email = freshEmail();
      await fillContact(page, email);
      await page.getByRole('combobox', {name: 'State'}).selectOption('TX');
      await sendContact(page);
      expect(state.loads).toBe(1);
      const {messages} = await backendRows();
      expect(messages.filter((row) => row.email === email)).toEqual([
        expect.objectContaining({name: 'Ana Ruiz', message: MESSAGE, state: 'TX'}),
      ]);
    });

    test('a PDF', async ({page, watch}) => {
      expectGone(watch);
      const state = await loseChunks(page);
      await openThenDeploy(page, state, '/calculator');
      await page.getByRole('textbox', {name: 'Calls per day'}).fill('80');
      await expect(page).toHaveURL(/calls=80/);
      const download = page.waitForEvent('download');
      await page.getByRole('button', {name: 'Export PDF'}).click();
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
      expect(state.loads).toBe(1);
      await expect(page.getByRole('textbox', {name: 'Calls per day'})).toHaveValue('80');
    });

    test('a search', async ({page, watch}) => {
      expectGone(watch);
      const state = await loseChunks(page);
      await openThenDeploy(page, state, '/blog');
      const search = page.getByRole('searchbox', {name: 'Search articles'});
      const missing = page.waitForResponse((response) => response.status() === 404);
      await search.focus();
      await missing;
      await expect(
        page.waitForRequest((request) => request.isNavigationRequest(), {timeout: 1_000}),
        'a focus alone changes nothing',
      ).rejects.toThrow('Timeout');
      await search.pressSequentially('hipaa');
      await expect.poll(() => state.loads).toBe(1);
      await expect(search).toBeFocused();
      await expect(page.getByRole('status').filter({hasText: /article/})).toBeVisible();
      await expectWell(page, '/blog');
    });

    test.describe('privacy choices', () => {
      test.use({consent: 'denied'});

      test('open', async ({page, watch}) => {
        expectGone(watch);
        const state = await loseChunks(page);
        await openThenDeploy(page, state, '/about');
        await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
        await expect(page.getByRole('button', {name: /^No, don/})).toBeVisible();
        expect(state.loads).toBe(1);
      });
    });

    test('for good: it says so, and what was typed is kept', async ({page, watch}) => {
      expectGone(watch);
      watch.expect(/Newsletter sign-up failed/);
      const state = await loseChunks(page);
      await open(page, '/pricing');
      await page.waitForLoadState('networkidle');
      // The page itself still loads, and what a press needs does not.
      await page.route('**/assets/js/unstyled-supabase.*.js', (route) =>
        route.fulfill({status: 404, contentType: 'text/html', body: GARBAGE}),
      );
      await signUpInVain(page, freshEmail(), 'Something went wrong');
      expect(state.loads).toBe(2);
    });
  },

  'two-tabs': () => {
    test.use({consent: null});
    test('consent, theme, and an address signed up in both', async ({page, context, watch}) => {
      // Of the tab that comes second, whichever it is.
      watch.expect(/Newsletter sign-up failed|answered 409|status of 409/);
      const other = await context.newPage();
      observe(other, watch);
      const told = await serve(other);
      await Promise.all([serve(page), calendar(other, 'works')]);
      await Promise.all([open(page, '/'), open(other, '/pricing')]);
      const bar = (tab: Page): Locator =>
        tab.getByRole('region', {name: 'May we count this visit?'});
      await expect(bar(other)).toBeVisible();

      await bar(page).getByRole('button', {name: /^Yes/}).click();
      await expect(bar(other), 'asked in one tab only').toHaveCount(0);
      await expect.poll(() => told.pixel, 'the other tab counts its page').toBe(1);

      await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
      await bar(page).getByRole('button', {name: /^No/}).click();
      await other.getByRole('banner').getByRole('link', {name: 'Features'}).click();
      await expect(other).toHaveURL('/features');
      await expectWell(other, '/features');
      expect(told.pixel, 'a no holds in the other tab').toBe(1);

      await page.getByRole('banner').getByRole('button', {name: 'Dark theme'}).click();
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

      const email = freshEmail();
      await Promise.all([letterOf(page).field.fill(email), letterOf(other).field.fill(email)]);
      await Promise.all([letterOf(page).button.click(), letterOf(other).button.click()]);
      const outcome = async (tab: Page): Promise<string> => {
        const said = tab.getByText(/^(?:Welcome aboard! 🎉|Already subscribed! ✨)$/);
        return (await said.first().innerText()).slice(0, 7);
      };
      expect((await Promise.all([outcome(page), outcome(other)])).sort()).toEqual([
        'Already',
        'Welcome',
      ]);
      expect(await rowsOf(email)).toBe(1);
      note('two-tabs', '/', '/pricing', '/features');
    });
  },

  back: () => {
    /** Types, goes away with `leave` and comes back, and finds it again. */
    const awayAndBack = async (
      page: Page,
      address: string,
      fields: readonly (readonly [Locator, string])[],
      leave: () => Promise<unknown>,
    ): Promise<void> => {
      for (const [field, value] of fields) {
        if ((await field.evaluate(({tagName}) => tagName)) === 'SELECT') {
          await field.selectOption(value);
        } else await field.fill(value);
      }
      // The calculator writes the address a moment after the last key.
      if (address === '/calculator') await expect(page).toHaveURL(/calls=77/);
      await leave();
      await page.goBack();
      await hydrated(page);
      for (const [field, value] of fields) await expect(field, address).toHaveValue(value);
      await expectWell(page, address);
    };

    const typed = (page: Page): Record<string, readonly (readonly [Locator, string])[]> => ({
      '/': [[page.getByRole('textbox', {name: 'Calls per day'}), '77']],
      '/pricing': [[page.getByRole('textbox', {name: 'Locations'}), '12']],
      '/calculator': [[page.getByRole('textbox', {name: 'Calls per day'}), '77']],
      '/integrations': [[page.getByRole('searchbox', {name: 'Find your system'}), 'dentrix']],
      '/blog': [[page.getByRole('searchbox', {name: 'Search articles'}), 'hipaa']],
      '/contact': [
        [contactField(page, 'First name'), 'Ana'],
        [contactField(page, 'Message'), MESSAGE],
        [letterOf(page).field, 'kept@practice.example'],
      ],
    });

    test('by links', async ({page}) => {
      for (const [index, [address, fields]] of Object.entries(typed(page)).entries()) {
        if (index === 0) await open(page, address);
        else await follow(page, address);
        await awayAndBack(page, address, fields, async () => {
          await page
            .getByRole('contentinfo')
            .getByRole('link', {name: 'About', exact: true})
            .click();
          await expect(page.getByRole('heading', {level: 1})).toHaveText(/./);
          await expect(page).toHaveTitle(/About/);
        });
        note('back', address);
      }
      // The address of the letter goes along, and what was sent is not brought back.
      await follow(page, '/about');
      await expect(letterOf(page).field).toHaveValue('kept@practice.example');
    });

    test('a message that was sent is not there again', async ({page}) => {
      await page.clock.install();
      await open(page, '/contact');
      await page.getByRole('combobox', {name: /^State/}).selectOption('CA');
      await fillContact(page, freshEmail());
      await follow(page, '/about');
      await page.goBack();
      await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
      await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California');
      await page.clock.fastForward(MIN_FILL_MS + 100);
      await sendContact(page);
      await follow(page, '/about');
      await page.goBack();
      await expect(contactField(page, 'Message')).toHaveValue('');
    });

    test('by full loads', async ({page}) => {
      for (const [address, fields] of Object.entries(typed(page))) {
        await open(page, address);
        await awayAndBack(page, address, fields, () => page.goto('/robots.txt'));
      }
    });

    test('by a link, then by full loads: what was counted is still what was typed', async ({
      page,
    }) => {
      await open(page, '/');
      const calls = page.getByRole('textbox', {name: 'Calls per day'});
      // More than the slider holds: its end must not become the number.
      await calls.fill('1,234');
      const result = page.getByRole('group', {name: 'Your practice'}).locator('xpath=../..');
      const before = await result.innerText();
      await expect
        .poll(() => page.evaluate(() => history.state?.kept?.roi?.dailyCalls))
        .toBe('1,234');
      await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
      await expect(page).toHaveTitle(/About/);
      await page.goto('/robots.txt');
      await page.goBack();
      await hydrated(page);
      await page.goBack();
      await expect(calls).toHaveValue('1,234');
      await page.reload();
      await hydrated(page);
      await expect(calls).toHaveValue('1,234');
      expect(await result.innerText()).toBe(before);
      await page.goto('/robots.txt');
      await page.goto('/');
      await hydrated(page);
      await expect(calls, 'a new visit starts over').toHaveValue('50');
    });

    test('from the back/forward cache', async ({watch}) => {
      // Playwright switches the cache off for the browser it brings along.
      const {launchOptions} = test.info().project.use;
      const configured = launchOptions?.executablePath ?? '';
      const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome', configured].find(
        (file) => existsSync(file),
      );
      // Only where no full browser is installed: the shell has no such cache to test.
      test.skip(/headless-shell/.test(executablePath ?? ''), 'The headless shell keeps no pages.');
      const browser = await chromium.launch({
        ...launchOptions,
        executablePath,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
      try {
        const page = await browser.newPage({baseURL: SITE_URL, reducedMotion: 'reduce'});
        page.on('pageerror', ({message}) => watch.report(`uncaught: ${message}`));
        await page.addInitScript(() =>
          addEventListener('pageshow', ({persisted}) => {
            if (persisted) document.documentElement.dataset.restored = '';
          }),
        );
        for (const [address, fields] of Object.entries(typed(page))) {
          await open(page, address);
          for (const [field, value] of fields) await field.fill(value);
          await page.goto('/robots.txt');
          // page.goBack() waits for events that a page out of the cache does not have.
          await page.evaluate(() => history.back()).catch(() => undefined);
          await expect(page.locator('html'), address).toHaveAttribute('data-restored', '');
          for (const [field, value] of fields) await expect(field, address).toHaveValue(value);
        }
        const email = freshEmail();
        await signUp(page, email);
        expect(await rowsOf(email)).toBe(1);
      } finally {
        await browser.close();
      }
    });
  },

  clock: () => {
    const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
    for (const [name, shift] of [
      ['behind', -YEAR_MS],
      ['ahead', YEAR_MS],
    ] as const) {
      test.describe(name, () => {
        test.use({consent: null});
        test('forms, consent, and the PDF', async ({page, context}) => {
          const now = Date.now();
          const shown = new Date(now + shift);
          await remember(context, new Date(now));
          await serve(page);
          await page.clock.install({time: shown});
          await open(page, '/');
          const bar = page.getByRole('region', {name: 'May we count this visit?'});
          await expect(bar, 'an answer that is not of the last year').toBeVisible();
          await bar.getByRole('button', {name: /^No/}).click();
          await expect(bar).toHaveCount(0);
          const email = freshEmail();
          await signUp(page, email);
          note('clock', '/');

          await follow(page, '/contact');
          await fillContact(page, email);
          await sendContact(page);
          expect(await rowsOf(email)).toBe(2);
          note('clock', '/contact');

          await follow(page, '/calculator');
          const download = page.waitForEvent('download');
          await page.getByRole('button', {name: 'Export PDF'}).click();
          const file = await (await download).path();
          expect(pdfText(file)).toContain(String(shown.getFullYear()));
          await expectWell(page, '/calculator');
          await page.reload();
          await hydrated(page);
          await expect(bar, 'the answer is remembered').toHaveCount(0);
          note('clock', '/calculator');
        });
      });
    }
  },
};

/** A yes that was given at `date`. */
const remember = (context: BrowserContext, date: Date): Promise<unknown> =>
  context.addInitScript(
    ([key, text]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [CONSENT_KEY, formatDecision({choice: 'granted', date: date.toISOString()})] as const,
  );

for (const id of faultIds) test.describe(faults[id].name, runs[id]);

test('every page is in one group', () => {
  expect(pages.length).toBeGreaterThan(0);
  const groups = new Set(pages.map(groupOf));
  expect([...groups].sort()).toEqual([...pageGroupIds].sort());
});

test('the handbook has this matrix', () => {
  test.skip(process.env.FAULTS_TABLE === 'write', 'it is about to be written');
  // The layout of the table is Prettier's.
  const normal = (text: string): string => text.replaceAll(/[\s:-]+/g, ' ');
  const page = normal(readFileSync(path.join(__dirname, '../docs/run/faults.md'), 'utf8'));
  expect(page, 'npm run faults:table writes it').toContain(normal(faultsTable()));
  expect(page, 'npm run faults:table writes it').toContain(normal(outcomesList()));
});
