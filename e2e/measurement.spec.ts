// What leaves a visitor's browser, and what does not, with both services played by recorders.
import {type BrowserContext, type Locator, type Page} from '@playwright/test';

import {parsePublicEnv} from '../src/config/publicEnv';
import {planIds} from '../src/data/plans';
import {solutionIds, solutions} from '../src/data/solutions';
import {type ConsentChoice} from '../src/domain/analytics/consent';
import {blogSource, type DemoSource, solutionSource} from '../src/domain/analytics/events';
import {SITE_URL} from './addresses';
import {sitemapPaths} from './builtSite';
import {
  accessibilityViolations,
  BOOKING_HOST,
  calendar,
  expect,
  follow,
  GTAG_HOST,
  hydrated,
  PIXEL_HOST,
  PIXEL_IMAGE,
  setConsent,
  test,
  warmTest,
} from './fixtures';
import {missingRules} from './missingRules';
import {standIn} from './standIn';

type Call = readonly [command: string, ...parameters: unknown[]];

/** What the two services were told, and every request that went to another host. */
class Services {
  readonly calls: Call[] = [];
  readonly pixel: URLSearchParams[] = [];
  readonly foreign: string[] = [];

  events(name?: string): Record<string, unknown>[] {
    return this.calls
      .filter(([command, event]) => command === 'event' && (!name || event === name))
      .map(([, , data]) => data as Record<string, unknown>);
  }

  names(): unknown[] {
    return this.calls.filter(([command]) => command === 'event').map(([, event]) => event);
  }

  pixelNames(): (string | null)[] {
    return this.pixel.map((query) => query.get('ev'));
  }

  everything(): string {
    return JSON.stringify([this.calls, this.pixel.map(String), this.foreign]);
  }
}

/** Takes over the layer as gtag.js does: first what waits in it, then what comes. */
const GTAG = `
  (() => {
    const layer = window.dataLayer;
    const take = (entry) => window.recordCall(JSON.stringify(Array.from(entry)));
    layer.forEach(take);
    layer.push = (...entries) => { entries.forEach(take); return Array.prototype.push.apply(layer, entries); };
  })();
`;

const record = async (
  page: Page,
  {gtag = () => Promise.resolve(GTAG)}: {readonly gtag?: () => Promise<string>} = {},
): Promise<Services> => {
  const services = new Services();
  page.on('request', (request) => {
    const {origin} = new URL(request.url());
    if (/^https?:/.test(origin) && !['127.0.0.1', 'localhost'].includes(new URL(origin).hostname)) {
      if (origin !== BOOKING_HOST) services.foreign.push(request.url());
    }
  });
  await page.exposeFunction('recordCall', (call: string) => {
    services.calls.push(JSON.parse(call) as Call);
  });
  await standIn(page, GTAG_HOST, async () => ({
    contentType: 'text/javascript',
    body: await gtag(),
  }));
  await standIn(page, PIXEL_HOST, (url) => {
    services.pixel.push(url.searchParams);
    return PIXEL_IMAGE;
  });
  return services;
};

const sendGlobalPrivacyControl = (target: Page | BrowserContext): Promise<unknown> =>
  target.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true}),
  );

/** Presses every demo and phone link of the page, also those in closed menus; goes nowhere. */
const pressEverything = (page: Page): Promise<{readonly demo: number; readonly phone: number}> =>
  page.evaluate((booking) => {
    window.addEventListener('click', (event) => event.preventDefault());
    const press = (selector: string): number => {
      const links = document.querySelectorAll<HTMLElement>(selector);
      for (const link of links) link.click();
      return links.length;
    };
    return {demo: press(`a[href="${booking}"]`), phone: press('a[href^="tel:"]')};
  }, parsePublicEnv({}).bookingUrl);

/** What leaves a page does so at once; this is for what would leave it a moment later. */
const LONG_ENOUGH_MS = 200;

/** The scheme of the specification: a label outside it is a mistake. */
const labels = new Set<string>([
  ...([
    'header',
    'mobile_header',
    'hero_primary',
    'home',
    'home_calendar',
    'roi_calculator',
    'calculator',
    'features',
    'integrations',
    'security',
    'pricing',
    'pricing_plan_finder',
    'about',
    'contact',
    'case_studies',
    'solutions',
    'blog',
    'footer',
    'not_found',
  ] satisfies DemoSource[]),
  ...planIds.map((id) => `pricing_${id}`),
  ...solutionIds.map((id) => solutionSource(id)),
  ...sitemapPaths()
    .filter((path) => /^\/blog\/(?!page|category|authors)[^/]+$/.test(path))
    .map((path) => blogSource(path.replace('/blog/', ''))),
]);

const pages = sitemapPaths();

/** What a visitor may have said before a page is opened. */
const STATES = [
  {name: 'after a no', choice: 'denied', isRefusedByBrowser: false},
  {name: 'with Global Privacy Control', choice: 'granted', isRefusedByBrowser: true},
  {name: 'after a yes', choice: 'granted', isRefusedByBrowser: false},
] as const;

interface State {
  readonly choice: ConsentChoice | null;
  readonly isRefusedByBrowser: boolean;
}

/** A page of each kind, as far as links to be counted go. */
const KINDS: readonly string[] = ['/', '/pricing', '/calculator', '/contact', '/solutions/dental'];

/** A page of a visitor in one of the states, hydrated, with its services recorded. */
const openIn = async (
  context: BrowserContext,
  path: string,
  {choice, isRefusedByBrowser}: State,
): Promise<{readonly page: Page; readonly services: Services}> => {
  const page = await context.newPage();
  await setConsent(page, choice);
  if (isRefusedByBrowser) await sendGlobalPrivacyControl(page);
  await calendar(page, 'works');
  const services = await record(page);
  await page.goto(path);
  await hydrated(page);
  return {page, services};
};

const expectSilence = async (page: Page, services: Services): Promise<void> => {
  await pressEverything(page);
  await page.waitForTimeout(LONG_ENOUGH_MS);
  expect(services.foreign).toEqual([]);
  expect(services.calls).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
};

/** Every demo and phone link told to both services, once, in the exact shape. */
const expectEverything = async (page: Page, services: Services, path: string): Promise<void> => {
  await expect.poll(() => services.pixelNames()).toEqual(['PageView']);
  const pressed = await pressEverything(page);
  expect(pressed.demo).toBeGreaterThan(0);
  expect(pressed.phone).toBeGreaterThan(0);

  const total = 1 + pressed.demo + pressed.phone;
  await expect.poll(() => services.names()).toHaveLength(total);
  await expect.poll(() => services.pixel).toHaveLength(total);
  const demos = services.events('add_to_cart');
  expect(demos).toHaveLength(pressed.demo);
  for (const demo of demos) {
    expect(labels).toContain(demo.event_label);
    expect(demo).toEqual({
      currency: 'USD',
      value: 999,
      items: [{item_name: 'Demo Booking', item_category: 'Service', quantity: 1, price: 999}],
      event_label: demo.event_label,
    });
  }
  expect(services.events('phone_click')).toEqual(
    Array.from({length: pressed.phone}, () => ({event_label: 'test_ai_phone'})),
  );
  expect(services.pixelNames().filter((name) => name === 'AddToCart')).toHaveLength(pressed.demo);
  expect(services.pixelNames().filter((name) => name === 'Contact')).toHaveLength(pressed.phone);

  const slug = path.split('/')[2];
  if (slug && path.startsWith('/solutions/')) {
    expect(demos.map(({event_label: label}) => label)).toContain(
      `solutions_${slug.replaceAll('-', '_')}`,
    );
  }
};

for (const path of pages) {
  warmTest(
    `${path} tells nothing before a yes, and everything once after it`,
    async ({context}) => {
      const {page, services} = await openIn(context, path, {
        choice: null,
        isRefusedByBrowser: false,
      });
      await expectSilence(page, services);
      const asked = page.getByRole('region', {name: 'May we count this visit?'});
      await asked.getByRole('button', {name: 'Yes, count it'}).click();
      await expect(asked).toHaveCount(0);
      await expectEverything(page, services, path);
    },
  );
}

for (const path of KINDS) {
  for (const state of STATES) {
    warmTest(`${path} ${state.name}`, async ({context}) => {
      const {page, services} = await openIn(context, path, state);
      const tells = state.choice === 'granted' && !state.isRefusedByBrowser;
      await (tells ? expectEverything(page, services, path) : expectSilence(page, services));
      await expect(page.getByRole('region', {name: 'May we count this visit?'})).toHaveCount(0);
    });
  }
}

warmTest('every page, led to under Global Privacy Control', async ({context}) => {
  const [first = '', ...others] = pages;
  const {page, services} = await openIn(context, first, {
    choice: 'granted',
    isRefusedByBrowser: true,
  });
  await expectSilence(page, services);
  for (const path of others) {
    await follow(page, path);
    await expectSilence(page, services);
  }
});

test.describe('after a yes', () => {
  test.use({consent: 'granted'});

  test('page views: once a path, with the titles of the map, without query and hash', async ({
    page,
  }) => {
    const services = await record(page);
    const views = (): unknown[] => services.events('page_view').map((view) => view.page_title);
    await page.goto('/?utm_source=letter#roi');
    await hydrated(page);
    await expect.poll(views).toEqual(['Homepage']);

    await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
    await expect(page).toHaveURL(/#demo$/);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Dental'}).click();
    // The address changes before the page does.
    await expect.poll(views).toHaveLength(2);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Blog', exact: true}).click();
    await expect.poll(views).toHaveLength(3);
    await page.getByRole('searchbox').fill('hipaa');
    await expect(page).toHaveURL(/q=hipaa/);
    await page.waitForTimeout(LONG_ENOUGH_MS);

    expect(views()).toEqual(['Homepage', solutions.dental.pageViewTitle, 'Blog']);
    const addresses = services.events('page_view').map((view) => String(view.page_location));
    expect(addresses).toEqual([`${SITE_URL}/`, `${SITE_URL}/solutions/dental`, `${SITE_URL}/blog`]);
    expect(services.pixel.map((query) => query.get('dl'))).toEqual(addresses);
    expect(services.everything()).not.toMatch(/utm_source|hipaa/);
  });

  test('a path that does not exist is an Unknown Page', async ({page, watch}) => {
    watch.expect(/status of 404/);
    watch.expect(/answered 404/);
    watch.expect(/Page not found/);
    const services = await record(page);
    const said = page.waitForEvent('console', (message) => message.text().includes('not found:'));
    await page.goto('/no-such-page');
    await said;
    await expect
      .poll(() => services.events('page_view').map((view) => view.page_title))
      .toEqual(['Unknown Page']);
  });

  test('calculator inputs stay in the browser', async ({page}) => {
    const services = await record(page);
    // Longer than a port, which the addresses hold as well.
    const calls = '7654321';
    await page.goto('/calculator');
    await hydrated(page);
    await page.getByRole('textbox', {name: 'Calls per day'}).fill(calls);
    await expect(page).toHaveURL(new RegExp(calls));
    await pressEverything(page);
    await expect.poll(() => services.events('add_to_cart').length).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => services.events('page_view')).toHaveLength(2);
    expect(services.everything()).not.toContain(calls);
    expect(services.everything()).not.toMatch(/calls=|calculator\?/);
  });

  test('a sign-up is told, its address is not', async ({page}) => {
    const services = await record(page);
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('textbox', {name: 'Work email'}).fill('measured@practice.example');
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expect(page.getByText("You're all set!")).toBeVisible();
    await expect
      .poll(() => services.events('newsletter_signup'))
      .toEqual([{event_category: 'engagement'}]);
    await expect.poll(() => services.pixelNames()).toEqual(['PageView', 'Lead']);
    expect(services.everything()).not.toContain('practice.example');
  });

  test('a service that is late gets everything, once', async ({page}) => {
    let arrive: (script: string) => void = () => undefined;
    const services = await record(page, {
      gtag: () => new Promise((resolve) => (arrive = resolve)),
    });
    const asked = page.waitForRequest(/googletagmanager/);
    await page.goto('/pricing');
    await hydrated(page);
    await asked;
    const pressed = await pressEverything(page);
    expect(services.names()).toEqual([]);
    arrive(GTAG);
    await expect.poll(() => services.names()).toHaveLength(1 + pressed.demo + pressed.phone);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(services.names()).toHaveLength(1 + pressed.demo + pressed.phone);
  });

  test('services that are blocked break nothing', async ({page, watch}) => {
    watch.expect(/request failed: https:\/\/www\.googletagmanager\.com/);
    watch.expect(/request failed: https:\/\/www\.facebook\.com/);
    watch.expect(/ERR_BLOCKED_BY_CLIENT/);
    for (const host of [GTAG_HOST, PIXEL_HOST]) await standIn(page, host, () => 'blocked');
    await page.goto('/');
    await hydrated(page);
    await page.waitForResponse(/./, {timeout: 1}).catch(() => undefined);
    await page.waitForTimeout(LONG_ENOUGH_MS * 4);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveURL('/about');
  });

  test('a service that throws breaks nothing', async ({page, watch}) => {
    watch.expect(/uncaught: of the service/);
    const services = await record(page, {
      gtag: () =>
        Promise.resolve(
          "window.dataLayer.push = () => { throw new Error('in push'); }; throw new Error('of the service');",
        ),
    });
    await page.goto('/');
    await hydrated(page);
    await expect.poll(() => services.pixelNames()).toEqual(['PageView']);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    const pressed = await pressEverything(page);
    await expect.poll(() => services.pixel).toHaveLength(1 + pressed.demo + pressed.phone);
  });
});

test.describe('the question', () => {
  test.use({consent: null});

  test('asks without getting in the way, and is accessible in both themes', async ({page}) => {
    await record(page);
    await page.goto('/');
    await hydrated(page);
    const bar = page.getByRole('region', {name: 'May we count this visit?'});
    await expect(bar).toBeVisible();
    await expect(page.locator('body')).toBeFocused();
    const [yes, no] = await Promise.all(
      ['Yes, count it', 'No, don’t count it'].map((name) =>
        bar.getByRole('button', {name}).boundingBox(),
      ),
    );
    expect(yes?.width).toBe(no?.width);
    expect(yes?.height).toBe(no?.height);
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const width of [1280, 320]) {
        await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
        await page.setViewportSize({width, height: 800});
        expect(await accessibilityViolations(page, {within: '#consent'})).toEqual([]);
        await expect(bar).toBeInViewport();
      }
    }
    // The page behind it stays usable.
    await page.setViewportSize({width: 1280, height: 900});
    await page.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(page).toHaveURL('/features');
    await expect(bar).toBeVisible();
  });

  test('brings its own rules, and not those of all pages', async ({page}) => {
    await record(page);
    const bar = page.getByRole('region', {name: 'May we count this visit?'});
    for (const path of ['/', '/docs/run/start', '/blog/hipaa-compliance', '/accessibility']) {
      await page.goto(path);
      await hydrated(page);
      await expect(bar).toBeVisible();
      const sheets = page.locator('link[rel=stylesheet]');
      await expect(sheets).toHaveCount(1);
      await expect(sheets).toHaveAttribute('href', /\/styled-consent-bar\.[0-9a-f]+\.css$/);
      expect(await missingRules(page), path).toEqual([]);
    }
    /** All that is seen of it and in it: each element's properties with their values. */
    const look = (): Promise<string[]> =>
      bar.evaluate((region) =>
        [region, ...region.querySelectorAll('*')].flatMap((element, place) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((property) => !property.startsWith('--'))
            .map((property) => `${place} ${property}: ${style.getPropertyValue(property)}`);
        }),
      );
    // Looks as it does with all rules, which come with the next page.
    const before = await look();
    expect(before.length).toBeGreaterThan(1_000);
    await page.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(page).toHaveURL('/features');
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(2);
    const changed = async (): Promise<string[]> => {
      const known = new Set(before);
      return (await look()).filter((line) => !known.has(line));
    };
    await expect.poll(changed).toEqual([]);
  });

  test('covers neither the end of the page nor what the keyboard reaches', async ({page}) => {
    await record(page);
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/about');
    await hydrated(page);
    const bar = page.getByRole('region', {name: 'May we count this visit?'});
    await expect(bar).toBeVisible();
    /** Where something ends, less where `limit` begins: at most 0 when nothing of it is covered. */
    const below = async (box: Locator, limit: number): Promise<number> => {
      const {y, height} = (await box.boundingBox()) ?? {y: Number.NaN, height: 0};
      return Math.round(y + height - limit);
    };
    const {y: top} = (await bar.boundingBox()) ?? {y: Number.NaN};
    const footer = page.getByRole('contentinfo');
    const endBelow = async (limit: number): Promise<number> => {
      await page.evaluate(() => scrollTo({top: document.body.scrollHeight, behavior: 'instant'}));
      return below(footer, limit);
    };
    await expect.poll(() => endBelow(top)).toBeLessThanOrEqual(0);

    // A link that the window would just show, behind the bar, is scrolled out from there.
    const link = footer.getByRole('link').first();
    await link.evaluate((element) => {
      scrollBy({
        top: element.getBoundingClientRect().bottom - innerHeight + 8,
        behavior: 'instant',
      });
      element.focus();
    });
    expect(await below(link, top)).toBeLessThanOrEqual(0);

    // Answered, it leaves no gap.
    await bar.getByRole('button', {name: 'No, don’t count it'}).click();
    await expect(bar).toHaveCount(0);
    await expect.poll(() => endBelow(844)).toBeCloseTo(0);
  });

  test('can be answered by keyboard; yes counts this page once, and is remembered', async ({
    page,
  }) => {
    const services = await record(page);
    await page.goto('/pricing');
    await hydrated(page);
    const bar = page.getByRole('region', {name: 'May we count this visit?'});
    await expect(bar).toBeVisible();
    expect(services.foreign).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('button', {name: 'Yes, count it'})).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(bar).toHaveCount(0);
    await expect.poll(() => services.names()).toEqual(['page_view']);
    await expect.poll(() => services.pixelNames()).toEqual(['PageView']);

    await page.reload();
    await expect.poll(() => services.names()).toEqual(['page_view', 'page_view']);
    await expect(bar).toHaveCount(0);
  });

  test('a yes can be taken back in the footer: nothing more is sent, cookies are removed', async ({
    page,
    context,
  }) => {
    const services = await record(page);
    await page.goto('/about');
    await hydrated(page);
    await page.getByRole('button', {name: 'Yes, count it'}).click();
    await expect.poll(() => services.names()).toEqual(['page_view']);
    // As the services' own scripts would leave them.
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; path=/';
      document.cookie = '_ga_TEST0000=GS1; path=/';
      document.cookie = '_fbp=fb.1; path=/';
      document.cookie = 'ours=kept; path=/';
    });

    const choices = page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'});
    await choices.click();
    const bar = page.getByRole('region', {name: 'May we count this visit?'});
    await expect(bar).toBeFocused();
    await expect(bar).toContainText('Your answer so far: yes.');
    await bar.getByRole('button', {name: 'No, don’t count it'}).click();
    await expect(choices).toBeFocused();
    await expect
      .poll(async () => (await context.cookies()).map(({name}) => name))
      .toEqual(['ours']);

    await pressEverything(page);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(services.names()).toEqual(['page_view']);
    const before = services.foreign.length;
    await page.reload();
    await hydrated(page);
    await pressEverything(page);
    await page.waitForTimeout(LONG_ENOUGH_MS);
    expect(services.foreign).toHaveLength(before);
  });
});
