// A page carries the rules for itself and for what its own programs add to it. The whole style sheet
// comes before another page or part is shown, and not earlier (plugins/deferred-start). That the
// rules are enough for each page as it comes, walk.spec.ts looks; here, after something was done on it.
import {type Page, type Route} from '@playwright/test';

import {builtHtml} from './builtSite';
import {expect, hydrated, test} from './fixtures';
import {missingRules} from './missingRules';

const STYLES = '**/assets/css/*.css';

const wholeSheet = (page: Page): ReturnType<Page['locator']> =>
  page.locator('link[rel=stylesheet]');

const expectOwnRules = async (page: Page): Promise<void> => {
  await expect(wholeSheet(page)).toHaveCount(0);
  expect(await missingRules(page)).toEqual([]);
};

/** Answers every request for the style sheet in this way. The page may fetch it ahead. */
const answerStyles = (page: Page, answer: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(STYLES, answer);

test.describe('are enough', () => {
  test('for a page of the handbook, which is drawn by three routes above it too', async ({
    page,
  }) => {
    await page.goto('/docs/run/start');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expectOwnRules(page);
  });

  test('for the menus', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    await page.getByRole('banner').getByText('Solutions', {exact: true}).first().click();
    await expect(
      page.getByRole('banner').getByRole('link', {name: 'Dental'}).first(),
    ).toBeVisible();
    await expectOwnRules(page);
    await page.setViewportSize({width: 390, height: 844});
    await page.locator('summary[aria-label="Menu"]').click();
    await expect(page.getByRole('navigation', {name: 'Main, small screen'})).toBeVisible();
    await expectOwnRules(page);
  });

  test('for a calculator that is told nonsense', async ({page}) => {
    for (const path of ['/', '/calculator']) {
      await page.goto(path);
      await hydrated(page);
      const calls = page.getByRole('textbox', {name: 'Calls per day'});
      for (const value of ['', '-5', '99999', '1']) {
        await calls.fill(value);
        await calls.blur();
        await expectOwnRules(page);
      }
    }
  });

  test('for a search that finds nothing, and for one that does', async ({page}) => {
    await page.goto('/blog');
    await hydrated(page);
    const search = page.getByRole('searchbox');
    await search.fill('zzzz');
    await expect(page.getByText(/^(?:No|Nothing)/).first()).toBeVisible();
    await expectOwnRules(page);
    await search.fill('');
    await page.getByRole('button', {name: /^HIPAA/}).click();
    await expect(page).toHaveURL(/category=/);
    await expectOwnRules(page);
  });

  test('for questions, and for the dark', async ({page}) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.locator('main details summary').first().click();
    await page.getByRole('button', {name: 'Dark theme'}).first().click();
    await expectOwnRules(page);
  });
});

test('a page that is followed to has its rules before it is seen', async ({page}) => {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  await answerStyles(page, async (route) => {
    await given;
    await route.continue();
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  const title = await page.title();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  await expect(wholeSheet(page)).toHaveCount(1);
  // Nothing else is missing of the page then: its chunks are there, under the names of their files.
  const [, scripts = ''] = /data-scripts="([^"]*)"/.exec(builtHtml('/pricing')) ?? [];
  const chunks = scripts.split(' ').map((file) => /([^/]+)\.[0-9a-f]+\.js$/.exec(file)?.[1]);
  expect(chunks).toContain('main');
  expect(chunks.length).toBeGreaterThan(3);
  const withPage = await page.evaluate(
    async (needed) => {
      const {webpackChunkringwell_website: come} = globalThis as unknown as {
        webpackChunkringwell_website: readonly (readonly [readonly string[]])[];
      };
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      while (!needed.every((name) => come.some(([names]) => names.includes(name)))) await frame();
      // It would be drawn in the next frames.
      for (let frames = 0; frames < 10; frames += 1) await frame();
      return document.title;
    },
    chunks.filter((name) => name !== undefined && !name.startsWith('runtime~')) as string[],
  );
  expect(withPage).toBe(title);
  give();
  await expect(page).toHaveURL('/pricing');
  await expect(page).not.toHaveTitle(title);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await expect(wholeSheet(page)).toHaveCount(1);
});

test('a style sheet that does not come: the next page is loaded by itself', async ({
  page,
  watch,
}) => {
  watch.expect(/assets\/css/);
  watch.expect(/ERR_|ChunkLoadError|did not come/);
  await answerStyles(page, (route) => route.abort('connectionreset'));
  await page.goto('/');
  await hydrated(page);
  // The address may change before the page does; a document is there only when one is loaded.
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Pricing'}).click();
  await loaded;
  await expect(page).toHaveURL('/pricing');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('nothing asks for them by itself; a part that is to show something does', async ({page}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(wholeSheet(page)).toHaveCount(0);
  // Its message is drawn by a part that comes now.
  await page.getByRole('textbox', {name: 'Work email'}).focus();
  await expect(wholeSheet(page)).toHaveCount(1);
});
