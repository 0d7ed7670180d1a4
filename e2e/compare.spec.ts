// Four ways side by side: the sums against a second opinion, and without scripts.
import {type Page} from '@playwright/test';

import {compareFields, type CompareFieldId} from '../src/data/compareFields';
import {accessibilityViolations} from './axe';
import {expect, open, test, typeOver} from './fixtures';
import {small, usd} from './specStrings';

/** The first year with us: setup and twelve months of the smallest plan. */
const ourYear = 3_000 + 12 * small;

const fill = async (
  page: Page,
  numbers: Partial<Record<CompareFieldId, string>>,
): Promise<void> => {
  for (const [id, text] of Object.entries(numbers)) {
    const name = compareFields[id as CompareFieldId].label;
    await typeOver(page.getByRole('textbox', {name, exact: true}), text);
  }
};

const verdict = (page: Page) => page.getByRole('main').getByRole('status');

test('each way can be the answer, by keyboard and with pasted numbers', async ({page}) => {
  const asked: string[] = [];
  await open(page, '/compare');
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await expect(verdict(page)).toContainText('Your numbers, please');
  await fill(page, {calls: '1,000 a month', lost: '$1'});
  await expect(verdict(page)).toContainText('We quote that');
  await fill(page, {calls: '100'});
  await expect(verdict(page)).toContainText(/^Voicemail costs least\s*\$1,200/);
  await fill(page, {calls: '200', lost: '$90.50'});
  await expect(verdict(page)).toContainText(
    new RegExp(`^An AI receptionist costs least\\s*\\${usd(ourYear)}`),
  );
  await fill(page, {flat: '$150', perMinute: '0.80', minutes: '2'});
  // (150 + 200 × 2 × 0.80) × 12
  await expect(verdict(page)).toContainText(/^An answering service costs least\s*\$5,640/);
  await fill(page, {wage: '20', hours: '5'});
  await expect(verdict(page)).toContainText(/^Another hire costs least\s*\$5,200/);
  await expect(verdict(page)).toContainText('by these numbers, don’t choose us');
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(asked.filter((request) => !ahead.test(request))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the calls and the sums are there, and what counting needs', async ({page}) => {
    await page.goto('/compare');
    await expect(page.getByText('Counting needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Hours a week'})).toBeHidden();
    await expect(page.getByText('Your hourly cost × hours a week × 52 weeks')).toBeVisible();
    await expect(page.getByText('The call goes to voicemail, unless')).toBeVisible();
  });
});
