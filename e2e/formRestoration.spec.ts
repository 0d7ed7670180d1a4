// Typed text survives Back, by links and by full loads; two tabs stay in sync.
import type {Locator, Page} from '@playwright/test';

import {fakeAnalytics} from './fakes';
import {
  consentBar,
  expect,
  expectUsable,
  hydrated,
  open,
  recordProblems,
  replaceText,
  test,
} from './fixtures';
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

test.describe('two open tabs', () => {
  test.use({consent: null});
  test.skip(({browserName}) => browserName !== 'chromium', 'The services’ fakes use its protocol.');

  test('agree on consent and theme', async ({page, context, watch}) => {
    const other = await context.newPage();
    recordProblems(other, watch);
    await fakeAnalytics(page);
    const otherAnalytics = await fakeAnalytics(other);
    await open(page, '/');
    await open(other, '/pricing');
    await expect(consentBar(other)).toBeVisible();

    await consentBar(page).getByRole('button', {name: /^Yes/}).click();
    await expect(consentBar(other), 'an answer in one tab closes the bar in the other').toHaveCount(
      0,
    );
    await expect
      .poll(() => otherAnalytics.pixelNames(), 'the other tab counts its page')
      .toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
    await consentBar(page).getByRole('button', {name: /^No/}).click();
    await other.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(other).toHaveURL('/features');
    await expectUsable(other);
    expect(otherAnalytics.pixelNames(), 'a no stops tracking in the other tab').toHaveLength(1);

    await page.getByRole('banner').getByRole('button', {name: 'Dark theme'}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
