// Four ways side by side: the costs against a second opinion, and without scripts.
import {accessibilityViolations} from './axe';
import {expect, open, test, typeOver} from './fixtures';
import {medium, usd} from './specStrings';

test('each number that is pasted changes the costs, and nothing is sent', async ({page}) => {
  const asked: string[] = [];
  await open(page, '/compare');
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  const main = page.getByRole('main');
  const verdict = main.getByRole('status');
  const costs = main.getByRole('table', {name: 'What each way costs'});
  await expect(verdict).toContainText('up to 416 calls a month, Ringwell from 417 to 500.');
  await typeOver(page.getByRole('textbox', {name: 'Calls to forward a month'}), '300 a month');
  await typeOver(page.getByRole('textbox', {name: 'Minutes a call'}), '3 min');
  await typeOver(page.getByRole('textbox', {name: 'Service price a minute'}), '$1.50');
  await typeOver(page.getByRole('textbox', {name: 'Staff cost an hour'}), '$30/h');
  await expect(verdict).toContainText('from 167 to 222 calls a month');
  // 300 × 3 ÷ 60 × 30, 300 × 3 × 1.50, nothing, and the plan that holds 900 minutes.
  for (const month of ['$450', '$1,350', '$0', usd(medium)]) {
    await expect(costs.getByRole('cell', {name: month, exact: true}).first()).toBeVisible();
  }
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(asked.filter((request) => !ahead.test(request))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the answers and the example are there, and what counting needs', async ({page}) => {
    await page.goto('/compare');
    await expect(page.getByText('Counting with your numbers needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('textbox', {name: 'Minutes a call'})).toBeHidden();
    await expect(page.getByText('165 calls × 2 min × $1.20')).toBeVisible();
    await expect(page.getByText('The next free operator.')).toBeVisible();
  });
});
