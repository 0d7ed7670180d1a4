// What a visitor does on single pages: pricing, features, integrations, the legal texts.
import {readFileSync} from 'node:fs';

import {dpaPdf} from '../src/data/legal';
import {addOnIds, addOns} from '../src/data/plans';
import {accessibilityViolations} from './axe';
import {builtHtml} from './builtSite';
import {expect, open, test} from './fixtures';

test('pricing: nothing of the toggle and the add-ons is in the HTML while they are off', () => {
  const html = builtHtml('/pricing');
  expect(html).not.toMatch(/Save 20%|Annual|Add-ons/);
  for (const id of addOnIds.filter((one) => one !== 'custom')) {
    expect(html).not.toContain(addOns[id].name);
  }
});

for (const path of ['/about', '/solutions/dental']) {
  test(`${path}: the slot in which the line ends is in the color of what is booked`, async ({
    page,
  }) => {
    await open(page, path);
    const slot = page.locator('main .bookedSlot').first();
    await expect(slot).toBeAttached();
    const [color, booked] = await slot.evaluate((element) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--ds-slot-booked)';
      return [element, probe].map((one) => getComputedStyle(one).backgroundColor);
    });
    expect(booked).toMatch(/^rgb\(\d/);
    expect(color).toBe(booked);
  });
}

test('features: the sheet stays in view and fills as one reads', async ({page}) => {
  await open(page, '/features');
  const sheet = page.getByRole('complementary', {name: 'The sheet for that call'});
  const lines = sheet.getByRole('listitem');
  await expect(lines).toHaveCount(15);
  await expect(lines.first()).toHaveAttribute('data-state', 'pencil');
  const feature = page.getByRole('heading', {name: 'Waiting list'});
  await feature.evaluate((heading) => heading.scrollIntoView({block: 'center'}));
  await expect(lines.nth(5)).toHaveAttribute('data-state', 'now');
  await expect(lines.nth(4)).toHaveAttribute('data-state', 'ink');
  await expect(lines.nth(6)).toHaveAttribute('data-state', 'pencil');
  await expect(lines.first()).toBeInViewport();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('features: on a phone the groups are folded, each with its part of the sheet', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/features');
  await expect(page.getByRole('heading', {name: 'Answers every call'})).toBeVisible();
  const feature = page.getByRole('heading', {name: 'Waiting list'});
  await expect(feature).toBeHidden();
  await page.getByRole('heading', {name: 'Appointment Management'}).click();
  await expect(feature).toBeVisible();
  await expect(page.getByText('E. Vargas, knee').filter({visible: true})).toHaveCount(1);
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('integrations: a jack leads to its row', async ({page}) => {
  await open(page, '/integrations');
  await page.getByRole('link', {name: 'Open Dental, beta'}).click();
  await expect(page).toHaveURL('/integrations#open-dental');
  const row = page.getByRole('listitem', {name: 'Open Dental', exact: true});
  await expect(row).toBeInViewport();
  await expect(row.getByText('Leaves alone')).toBeVisible();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('legal texts: clauses, contents, paper, and a PDF', async ({page}) => {
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

  // The contents say where one reads.
  const current = contents.locator('[aria-current=true]');
  await expect(current).toHaveAttribute('href', headings[0] ?? '');
  const third = headings[2] ?? '';
  await main.locator(third).evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveAttribute('href', third);

  // A clause's number is its link.
  await main.getByRole('link', {name: 'Clause 2.2'}).click();
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
