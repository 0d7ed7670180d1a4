// Interactions on single pages: features, legal texts.
import {readFileSync} from 'node:fs';

import {dpaPdf} from '../src/features/legal/agreement';
import {accessibilityViolations} from './axe';
import {expect, open, test} from './fixtures';

test('the day sheet of /features stays in view and fills while scrolling', async ({page}) => {
  await open(page, '/features');
  const sheet = page.getByRole('complementary', {name: 'Records of that call'});
  const lines = sheet.getByRole('listitem');
  await expect(lines).toHaveCount(15);
  await expect(lines.first()).toHaveAttribute('data-state', 'ahead');
  const feature = page.getByRole('heading', {name: 'Waiting list'});
  await feature.evaluate((heading) => heading.scrollIntoView({block: 'center'}));
  await expect(lines.nth(5)).toHaveAttribute('data-state', 'now');
  await expect(lines.nth(4)).toHaveAttribute('data-state', 'read');
  await expect(lines.nth(6)).toHaveAttribute('data-state', 'ahead');
  await expect(lines.first()).toBeInViewport();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('a legal text has contents, linked clauses, a PDF, and a print style', async ({page}) => {
  await open(page, '/dpa');
  const main = page.getByRole('main');
  const contents = page.getByRole('navigation', {name: 'Contents'});
  const targets = await contents
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const headings = await main
    .locator('article h2[id]:not(#contents)')
    .evaluateAll((all) => all.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(5);
  expect(targets.filter((target) => target?.startsWith('#'))).toEqual(headings);

  // The table of contents marks the current section.
  const current = contents.locator('[aria-current=true]');
  await expect(current).toHaveAttribute('href', headings[0] ?? '');
  const third = headings[2] ?? '';
  await main.locator(third).evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveAttribute('href', third);

  // A clause's number is its link.
  await main.getByRole('link', {name: '2.2, link to this clause'}).click();
  await expect(page).toHaveURL('/dpa#clause-2-2');
  await expect(page.locator('#clause-2-2')).toBeInViewport();

  const button = page.getByRole('link', {name: 'Download DPA'});
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe(dpaPdf.fileName);
  expect(readFileSync(await (await download).path()).byteLength).toBeGreaterThan(10_000);

  await page.emulateMedia({media: 'print'});
  await expect(page.locator('#clause-1-1')).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(button).toBeHidden();
});
