// A deployment replaces the files that an open page still names: it is loaded anew, once, with what
// was typed in it, and the next press does what the first one was for.
import type {Page} from '@playwright/test';

import {MIN_FILL_MS} from '../src/domain/contact/contactMessage';
import {LOGIN_PAGE} from './fakes';
import {expect, expectWell, follow, hydrated, LONG, open, test, type Watch} from './fixtures';
import {
  fillContact,
  freshEmail,
  MESSAGE,
  newsletterForm,
  pressSend,
  rowsOf,
  sendContact,
} from './forms';
import {backendRows} from './rows';
import {afterAction} from './specStrings';

const MISSING = {...LOGIN_PAGE, status: 404};

interface Site {
  /** Answers 404 for the files that pages load after their first two. */
  isGone: boolean;
  /** How often a page was loaded. */
  loads: number;
}

/** A site whose page names files that are there again when it is loaded for the `times`th time. */
const deploy = async (page: Page, watch: Watch, times = 1): Promise<Site> => {
  watch.expect(/answered 404: .*\/assets\/js\//);
  const site: Site = {isGone: false, loads: 0};
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    site.loads += 1;
    if (site.loads >= times) site.isGone = false;
  });
  await page.route('**/assets/js/*.js', (route) =>
    site.isGone && !/\/(?:main|runtime~main)\./.test(route.request().url())
      ? route.fulfill(MISSING)
      : route.continue(),
  );
  return site;
};

/** Opens a page with all that it fetches by itself, and then deploys anew. */
const openThenDeploy = async (page: Page, watch: Watch, address: string): Promise<Site> => {
  const site = await deploy(page, watch);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  return Object.assign(site, {isGone: true, loads: 0});
};

const expectReloaded = async (page: Page, site: Site): Promise<void> => {
  await expect.poll(() => site.loads).toBe(1);
  await hydrated(page);
};

test('on the way to another page', async ({page, watch}) => {
  watch.expect(/console warning: ChunkLoadError/);
  const site = await openThenDeploy(page, watch, '/about');
  await follow(page, '/blog/roi');
  await hydrated(page);
  await expect(page).toHaveURL('/blog/roi');
  await expectWell(page);
  expect(site.loads).toBe(1);
});

test('when a page is opened', async ({page, watch}) => {
  const site = await deploy(page, watch, 2);
  site.isGone = true;
  await page.goto('/pricing', {waitUntil: 'commit'});
  await expect.poll(() => site.loads).toBe(2);
  await hydrated(page);
  await expectWell(page);
  expect(site.loads).toBe(2);
});

test('at a message, with its topic and its choices', LONG, async ({page, watch}) => {
  await page.clock.install();
  const site = await openThenDeploy(page, watch, '/contact?topic=Phones');
  const email = freshEmail();
  await fillContact(page, email);
  await page.getByRole('combobox', {name: 'State'}).selectOption('TX');
  await pressSend(page);
  await expectReloaded(page, site);
  await page.clock.fastForward(MIN_FILL_MS + 100);
  await sendContact(page);
  const {messages} = await backendRows();
  expect(messages.filter((row) => row.email === email)).toEqual([
    expect.objectContaining({name: "Ana O'Ruiz", message: MESSAGE, state: 'TX', topic: 'Phones'}),
  ]);
});

test('at a PDF', LONG, async ({page, watch}) => {
  const site = await openThenDeploy(page, watch, '/calculator');
  const calls = page.getByRole('textbox', {name: 'Calls per day'});
  await calls.fill('80');
  await expect(page).toHaveURL(/calls=80/);
  const button = page.getByRole('button', {name: 'Export PDF'});
  await button.click();
  await expectReloaded(page, site);
  await expect(calls).toHaveValue('80');
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

test('at a search: not for a focus alone', LONG, async ({page, watch}) => {
  const site = await openThenDeploy(page, watch, '/blog');
  const search = page.getByRole('searchbox', {name: 'Search articles'});
  const missing = page.waitForResponse((response) => response.status() === 404);
  await search.focus();
  await missing;
  await page.waitForTimeout(300);
  expect(site.loads).toBe(0);
  await search.pressSequentially('hipaa');
  await expectReloaded(page, site);
  // What was typed until then; a slow machine may have loaded the page anew after the first letter.
  await expect(search).toHaveValue(/^h/);
  await expect(page.getByRole('status').filter({hasText: /article/})).toBeVisible();
  await expectWell(page);
});

test('at a sign-up, at first in vain: it says so, and what was typed stays', async ({
  page,
  watch,
}) => {
  watch.expect(/Newsletter sign-up failed/);
  const site = await openThenDeploy(page, watch, '/pricing');
  const email = freshEmail();
  // The page itself still loads, and what a press needs does not.
  const needed = '**/assets/js/*supabase*.js';
  await page.route(needed, (route) => route.fulfill(MISSING));
  const {field, button, panel} = newsletterForm(page);
  await field.fill(email);
  await button.click();
  await expectReloaded(page, site);
  await expect(field).toHaveValue(email);
  await button.click();
  await expect(page.getByText(afterAction.toasts.exception[0])).toBeVisible();
  await expect(field).toHaveValue(email);
  await page.unroute(needed);
  await button.click();
  await expect(panel).toBeVisible();
  expect(await rowsOf(email)).toBe(1);
  expect(site.loads).toBe(1);
});
