// Typed text survives Back, by links and by full loads.
import type {Locator, Page} from '@playwright/test';

import {expect, expectUsable, hydrated, open, replaceText, test} from './fixtures';
import {chooseOption, contactField, MESSAGE, newsletterForm} from './forms';

const leaveByLink = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
};

// The calculator's numbers are in its address: src/features/roi/parts.
test('the contact page keeps typed text after a full load, a link, and a reload', async ({
  page,
}) => {
  const typed: readonly (readonly [field: Locator, value: string])[] = [
    [contactField(page, 'First name'), 'Ana'],
    [contactField(page, 'Message'), MESSAGE],
    [newsletterForm(page).field, 'typed@practice.example'],
  ];
  await open(page, '/contact');
  for (const [field, value] of typed) await replaceText(field, value);
  await chooseOption(page, /^State/, 'California (CA)');
  // The history entry is updated a moment after the last key.
  const entry = (): Promise<string> => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(entry).toContain(typed.at(-1)?.[1]);
  for (const leave of [
    () => page.goto('/robots.txt').then(() => page.goBack()),
    () => leaveByLink(page).then(() => page.goBack()),
    () => page.reload(),
  ]) {
    await leave();
    await hydrated(page);
    for (const [field, value] of typed) await expect(field).toHaveValue(value);
    await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California');
    await expectUsable(page);
  }
});
