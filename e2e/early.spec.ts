// The hurried visitor: presses and types before the page's code is there (plugins/deferred-start).
// Here the code is kept back until the press is made, so that every press is early whatever the
// machine; bench/ presses at 0 to 1,000 ms on a slowed one.
import {readdirSync, readFileSync} from 'node:fs';
import {createServer, type ServerResponse} from 'node:http';
import {type AddressInfo} from 'node:net';
import path from 'node:path';

import {type Page} from '@playwright/test';

import {SITE_URL} from './addresses';
import {BUILD, builtHtml} from './builtSite';
import {expect, GTAG_HOST, hydrated, PIXEL_HOST, PIXEL_IMAGE, test} from './fixtures';
import {backendRows} from './rows';
import {standIn} from './standIn';

interface Gate {
  /** Lets the scripts through, and waits until React has the page. */
  readonly open: () => Promise<void>;
  /** Scripts that the page has asked for. */
  readonly asked: readonly string[];
}

const keepScriptsBack = async (page: Page): Promise<Gate> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route('**/assets/js/**', async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return {
    asked,
    open: async () => {
      release();
      await hydrated(page);
    },
  };
};

test('scripts wait until the page is there, and come by themselves', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  // No script is in the HTML for the browser to fetch ahead.
  expect(builtHtml('/')).not.toMatch(/<script[^>]*\ssrc=/);
  await expect.poll(() => gate.asked.length).toBeGreaterThan(0);
  const [paint, firstScript] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({name}) => name.includes('/assets/js/'))
        .map(({startTime}) => startTime),
    ),
  ]);
  expect(firstScript).toBeGreaterThan(paint ?? Infinity);
  await gate.open();
});

test('the main bundle is compiled while it arrives', () => {
  const folder = path.join(BUILD, 'assets/js');
  const main = readdirSync(folder).filter((name) => /^main\..*\.js$/.test(name));
  expect(main).toHaveLength(1);
  const [firstLine] = readFileSync(path.join(folder, main[0] ?? ''), 'utf8').split('\n', 1);
  // Only there does a browser look for it. Cut, or the whole bundle is in the log of a failure.
  expect(firstLine?.slice(0, 60)).toBe('//# allFunctionsCalledOnLoad');
});

test('a menu opens at once, and stays open when React comes', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  const solutions = page.getByRole('banner').getByText('Solutions', {exact: true}).first();
  await solutions.click();
  const dental = page.getByRole('banner').getByRole('link', {name: 'Dental'}).first();
  await expect(dental).toBeVisible();
  await gate.open();
  await expect(dental).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dental).toBeHidden();
});

test('a link is a plain navigation', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  await page.getByRole('banner').getByRole('link', {name: 'Features'}).click({noWaitAfter: true});
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await gate.open();
});

test('a button acts once its code is there, once', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/', {waitUntil: 'domcontentloaded'});
  const theme = page.getByRole('button', {name: 'Dark theme'}).first();
  await theme.click();
  await theme.click();
  await expect(theme).toHaveAttribute('data-held', '');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await gate.open();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(theme).not.toHaveAttribute('data-held');
  await theme.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a press by keyboard is a press', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/blog', {waitUntil: 'domcontentloaded'});
  const chip = page.getByRole('button', {name: /^HIPAA/});
  await chip.focus();
  await page.keyboard.press('Enter');
  await gate.open();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/category=/);
});

test('what was dragged and typed in the calculator counts', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/calculator', {waitUntil: 'domcontentloaded'});
  const calls = page.getByRole('textbox', {name: 'Calls per day'});
  const slider = page.getByRole('slider').nth(1);
  await calls.fill('77');
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  const dragged = await slider.inputValue();
  const result = page.getByRole('group', {name: 'Your practice'});
  await gate.open();
  await expect(page).toHaveURL(/calls=77/);
  await expect(calls).toHaveValue('77');
  await expect(slider).toHaveValue(dragged);
  await expect(result).toBeVisible();
});

test('a search typed early finds', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/blog', {waitUntil: 'domcontentloaded'});
  const box = page.getByRole('searchbox');
  await box.pressSequentially('hipaa');
  await gate.open();
  await expect(page).toHaveURL(/q=hipaa/);
  await expect(box).toHaveValue('hipaa');
  await expect(box).toBeFocused();
  await page.keyboard.type('!');
  await expect(box).toHaveValue('hipaa!');
});

test('a question opens at once, and stays open', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/contact', {waitUntil: 'domcontentloaded'});
  const question = page.locator('main details').first();
  await question.locator('summary').click();
  await expect(question).toHaveAttribute('open', '');
  await gate.open();
  await expect(question).toHaveAttribute('open', '');
});

test('a newsletter sign-up sent early is stored, once', async ({page}, info) => {
  const email = `early-${info.workerIndex}-${Date.now()}@practice.example`;
  const gate = await keepScriptsBack(page);
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  await page.getByRole('textbox', {name: 'Work email'}).fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('button', {name: 'Subscribe'}).click();
  await gate.open();
  await expect(page.getByText("You're all set!")).toBeVisible();
  const {newsletter} = await backendRows();
  expect(newsletter.filter((row) => row.email === email)).toHaveLength(1);
});

test('what the browser itself would refuse is refused early as well', async ({page}) => {
  const gate = await keepScriptsBack(page);
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('textbox', {name: 'Work email'});
  await field.fill('not an address');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-held]')).toHaveCount(0);
  await gate.open();
  await expect(field).toHaveValue('not an address');
});

test.describe('measured', () => {
  test.use({consent: 'granted'});

  test('a press that leads out of the page leads there once and is told once', async ({page}) => {
    await standIn(page, GTAG_HOST, () => ({contentType: 'text/javascript', body: ''}));
    await standIn(page, PIXEL_HOST, () => PIXEL_IMAGE);
    await page
      .context()
      .route('https://booking.example/**', (route) =>
        route.fulfill({contentType: 'text/html', body: 'booking'}),
      );
    const gate = await keepScriptsBack(page);
    await page.goto('/', {waitUntil: 'domcontentloaded'});
    const popups: Page[] = [];
    page.on('popup', (popup) => popups.push(popup));
    await page.getByRole('banner').getByRole('link', {name: 'Schedule a Demo!'}).click();
    await expect.poll(() => popups.length).toBe(1);
    await gate.open();
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            (window as unknown as {dataLayer?: ArrayLike<unknown>[]}).dataLayer?.filter(
              (entry) => entry[1] === 'add_to_cart',
            ).length,
        ),
      )
      .toBe(1);
    expect(popups).toHaveLength(1);
  });
});

test.describe('what is below the first view', () => {
  /**
   * Boxes that a browser lays out in one task, which nothing can interrupt. Before sections had parts
   * it was 360 on the longest page; a hundred take 5 ms on a desktop, and 40 on a cheap phone.
   */
  const MOST_AT_ONCE = 150;

  const waiting = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('.layLater, .layPartsLater > *')].filter(
          (part) => getComputedStyle(part).contentVisibility !== 'visible',
        ).length,
    );

  /** A page that is not idle before it is told to be. */
  const keepBusy = async (page: Page): Promise<() => Promise<void>> => {
    await page.addInitScript(() => {
      const idle = window.requestIdleCallback.bind(window);
      const held: (() => void)[] = [];
      window.requestIdleCallback = (...call) => held.push(() => idle(...call));
      Object.assign(window, {
        beIdle: () => {
          window.requestIdleCallback = idle;
          for (const call of held) call();
        },
      });
    });
    return () => page.evaluate(() => (window as unknown as {beIdle: () => void}).beIdle());
  };

  test('is laid out when the page is idle, and nothing is left of the waiting', async ({page}) => {
    const beIdle = await keepBusy(page);
    const gate = await keepScriptsBack(page);
    await page.goto('/');
    expect(await waiting(page)).toBeGreaterThan(4);
    await beIdle();
    // Not for the code, which may be long in coming.
    await expect.poll(() => waiting(page)).toBe(0);
    await gate.open();
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
    await page.reload();
    // Loaded anew, the browser has to find the place where the visitor was: nothing waits.
    expect(await waiting(page)).toBe(0);
  });

  test('is most of an article, too', async ({page}) => {
    // With its fonts here: one that is late for the first paint is not used at all.
    await page.goto('/blog');
    await page.evaluate(() => document.fonts.ready);
    const beIdle = await keepBusy(page);
    await page.goto('/blog/roi');
    const paragraphs = page.locator('.layPartsLater > *');
    const height = (): Promise<number> =>
      paragraphs.last().evaluate((last) => last.getBoundingClientRect().bottom);
    expect(await waiting(page)).toBeGreaterThan(20);
    await beIdle();
    await expect.poll(() => waiting(page)).toBe(0);
    const before = await height();
    expect(await page.locator('[style*="content-visibility"]').count()).toBe(0);
    // Loaded anew nothing waits, and everything is where it was.
    await page.reload();
    expect(await height()).toBe(before);
  });

  test('comes as it is scrolled to, also without the code', async ({page}) => {
    await keepBusy(page);
    await page.goto('/');
    expect(await waiting(page)).toBeGreaterThan(4);
    await page.mouse.wheel(0, 100);
    const footer = page.getByRole('contentinfo').getByRole('link', {name: 'Privacy Policy'});
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    const box = await footer.boundingBox();
    expect(box?.height).toBeGreaterThan(10);
  });

  for (const [path, width, height] of [
    ['/', 390, 800],
    ['/solutions/dental', 390, 800],
    ['/calculator', 390, 800],
    ['/blog', 390, 800],
    ['/blog/roi', 390, 800],
    // One column, and the popular plan stands before those that come before it in the page.
    ['/pricing', 744, 1133],
  ] as const) {
    test(`${path}: what is in view does not wait, what is not does`, async ({page}) => {
      await page.setViewportSize({width, height});
      await keepBusy(page);
      await page.goto(path);
      const parts = (): Promise<{name: string; isInView: boolean; isHeld: boolean}[]> =>
        page.evaluate(() =>
          // All but what a text begins with.
          [...document.querySelectorAll('.layLater, .layPartsLater > :nth-child(n + 4)')].map(
            (part) => ({
              name: `${part.tagName} ${part.className}`,
              isInView: part.getBoundingClientRect().top < innerHeight,
              isHeld: getComputedStyle(part).contentVisibility === 'hidden',
            }),
          ),
        );
      await expect
        .poll(async () => (await parts()).filter(({isInView, isHeld}) => isInView && isHeld))
        .toEqual([]);
      const below = (await parts()).filter(({isInView}) => !isInView);
      expect(below.length).toBeGreaterThan(2);
      expect(below.filter(({isHeld}) => !isHeld)).toEqual([]);
      // Whoever scrolls does not wait for an idle moment.
      await page.mouse.wheel(0, 400);
      await expect.poll(async () => (await parts()).filter(({isHeld}) => isHeld)).toEqual([]);
    });
  }

  for (const path of [
    '/',
    '/solutions/dental',
    '/calculator',
    '/blog',
    '/blog/hipaa-compliance',
    '/contact',
    '/dpa',
  ]) {
    test(`${path} is laid out a part at a time`, async ({browser, page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await browser.startTracing(page, {categories: ['devtools.timeline']});
      await page.goto(path);
      // By itself: a visitor who goes on has what is near at once.
      await page.waitForFunction(() => {
        const {hasHydrated, below} = document.documentElement.dataset;
        return hasHydrated === 'true' && below === undefined;
      });
      const trace = JSON.parse(String(await browser.stopTracing())) as {
        traceEvents: {name: string; args: {beginData?: {dirtyObjects: number}}}[];
      };
      const layouts = trace.traceEvents.filter(({name}) => name === 'Layout');
      const sizes = layouts.map(({args}) => args.beginData?.dirtyObjects ?? 0);
      expect(sizes.length).toBeGreaterThan(10);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_AT_ONCE);
    });
  }

  test('is hidden from nobody once the page answers, be it never idle', async ({page}) => {
    await keepBusy(page);
    await page.goto('/');
    // Starts the scripts, and neither scrolls nor presses a key.
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true');
    await expect(html).not.toHaveAttribute('data-first');
  });

  test('is there for an address with an anchor', async ({page}) => {
    await keepBusy(page);
    await page.goto('/#demo');
    expect(await waiting(page)).toBe(0);
    await expect(page.getByRole('heading', {name: 'See it answer your calls'})).toBeInViewport();
  });

  test('is there before a link on the page leads to it', async ({page}) => {
    const beIdle = await keepBusy(page);
    const gate = await keepScriptsBack(page);
    await page.goto('/');
    expect(await waiting(page)).toBeGreaterThan(4);
    const heading = page.getByRole('heading', {name: 'See it answer your calls'});
    await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
    expect(await waiting(page)).toBe(0);
    await expect(heading).toBeInViewport();
    const before = await page.evaluate(() => window.scrollY);
    await beIdle();
    await gate.open();
    await expect(heading).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  test('is printed', async ({page}) => {
    await keepBusy(page);
    await page.goto('/');
    expect(await waiting(page)).toBeGreaterThan(4);
    await page.emulateMedia({media: 'print'});
    expect(await waiting(page)).toBe(0);
  });
});

test.describe('the first frames', () => {
  interface Frame {
    /** How many frames are to come. */
    readonly left: string | undefined;
    readonly shows: readonly string[];
    /** How many parts wait even where they are near. */
    readonly heldBack: number;
  }

  /** What is displayed of a page at the beginning of each frame, until the last. */
  const recordFrames = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const frames: Frame[] = [];
      const shifts: number[] = [];
      Object.assign(window, {frames, shifts});
      const record = (): void => {
        const parts = ['header', 'main', 'footer'].filter((part) =>
          document.querySelector(part)?.checkVisibility(),
        );
        const waiting = [...document.querySelectorAll('.layLater, .layPartsLater > *')].filter(
          (part) => getComputedStyle(part).contentVisibility === 'hidden',
        );
        const left = document.documentElement.dataset.first;
        frames.push({left, shows: parts, heldBack: waiting.length});
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & {value: number}).value);
        }
      }).observe({type: 'layout-shift', buffered: true});
    });

  const framesOf = (page: Page): Promise<Frame[]> =>
    page.evaluate(() => (window as unknown as {frames: Frame[]}).frames);

  const shiftsOf = (page: Page): Promise<number[]> =>
    page.evaluate(() => (window as unknown as {shifts: number[]}).shifts);

  for (const [path, width, height] of [
    ['/', 390, 844],
    ['/solutions/dental', 390, 844],
    ['/calculator', 390, 844],
    ['/blog/roi', 390, 844],
    ['/blog', 1440, 844],
    ['/about', 1440, 844],
    // Several parts in view, and what is below each of them moves as it gets its height.
    ['/about', 1024, 1366],
    ['/about', 1440, 2400],
    ['/solutions/dental', 1440, 2400],
    // Parts of parts, which wait only where there is one column.
    ['/blog', 760, 2400],
    ['/contact', 760, 2400],
    ['/integrations', 744, 1133],
    ['/solutions/dental', 760, 2400],
  ] as const) {
    test(`${path} at ${width} × ${height}: the header, what the page begins with, all of it; nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height});
      await recordFrames(page);
      await page.goto(path);
      // Before anything is done on the page, which would end them.
      await expect(page.locator('html')).not.toHaveAttribute('data-first');
      await hydrated(page);
      const frames = await framesOf(page);
      const counted = [...new Set(frames.map(({left}) => left))];
      expect(counted.filter((left) => left !== undefined)).toEqual(['3', '2', '1']);
      const all = ['header', 'main', 'footer'];
      expect(frames.at(-1)).toEqual({left: undefined, shows: all, heldBack: 0});
      for (const {left, shows} of frames) {
        if (left === '3' || left === '2') expect(shows).not.toContain('main');
      }
      expect(frames.find(({left}) => left === '1')?.heldBack).toBeGreaterThan(0);
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('do not pass before there is a page to show', async ({page}) => {
    // A slow line: half of the header, and nothing yet of what comes after it.
    const html = builtHtml('/');
    const middle = (html.indexOf('<header') + html.indexOf('</header')) / 2;
    const half = html.indexOf('<', middle);
    const [header, rest] = [html.slice(0, half), html.slice(half)];
    expect(header).toContain('<header');
    expect(rest).toContain('</header');
    let line: ServerResponse | undefined;
    const server = createServer((request, response) => {
      if (request.url === '/') {
        line = response.writeHead(200, {'content-type': 'text/html; charset=utf-8'});
        // Browsers wait for some of a page before they draw it.
        response.write(`${header}<!--${' '.repeat(4_096)}-->`);
        return;
      }
      void fetch(SITE_URL + (request.url ?? '')).then(async (file) => {
        const type = file.headers.get('content-type') ?? '';
        response.writeHead(file.status, {'content-type': type});
        response.end(Buffer.from(await file.arrayBuffer()));
      });
    }).listen(0, '127.0.0.1');
    try {
      await page.setViewportSize({width: 390, height: 844});
      await recordFrames(page);
      const {port} = server.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/`, {waitUntil: 'commit'});
      const withHeader = async (): Promise<Frame[]> =>
        (await framesOf(page)).filter(({shows}) => shows.includes('header'));
      await expect.poll(async () => (await withHeader()).length).toBeGreaterThan(10);
      expect(new Set((await withHeader()).map(({left}) => left))).toEqual(new Set(['3']));
      line?.end(rest);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      await expect
        .poll(async () => [...new Set((await framesOf(page)).map(({left}) => left))])
        .toEqual(expect.arrayContaining(['3', '2', '1']));
      await hydrated(page);
    } finally {
      server.close();
    }
  });

  test('are not waited for in a tab that shows none', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', {value: 'hidden'});
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });
});

test('scripts that do not come: what needs them is gone, what is left works', async ({
  page,
  watch,
}) => {
  watch.expect(/request failed: .*\/assets\/js\//);
  watch.expect(/ERR_/);
  let give: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => (give = resolve));
  await page.route('**/assets/js/**', async (route) => {
    await typed;
    await route.abort('connectionreset');
  });
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  const field = page.getByRole('textbox', {name: 'Work email'});
  await field.fill('kept@practice.example');
  give();
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await expect(page.getByText('To get the letter, write to')).toBeVisible();
  await expect(page.locator('button:visible')).toHaveCount(0);

  // The line is back: the next press brings the code, and what was typed is still there.
  await page.unroute('**/assets/js/**');
  await page.keyboard.press('Shift');
  await hydrated(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-scripts', 'failed');
  await expect(field).toHaveValue('kept@practice.example');
});

test('files that a deployment has replaced: the page loads itself anew, once', async ({
  page,
  watch,
}) => {
  watch.expect(/answered 404/);
  watch.expect(/status of 404/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/assets/js/main*', (route) => route.fulfill({status: 404, body: ''}));
  await page.goto('/about', {waitUntil: 'domcontentloaded'});
  await expect.poll(() => loads).toBe(2);
  await expect(page.locator('html')).toHaveAttribute('data-scripts', 'failed');
  await page.waitForTimeout(500);
  expect(loads).toBe(2);
});
