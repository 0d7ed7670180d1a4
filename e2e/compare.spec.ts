// The comparison of four ways: costs against an independent calculation.
import {accessibilityViolations} from './axe';
import {expect, open, replaceText, test} from './fixtures';
import {medium, usd} from './specStrings';

test('updates the costs for each pasted number, and sends nothing', async ({page}) => {
  const requests: string[] = [];
  await open(page, '/compare');
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const main = page.getByRole('main');
  const verdict = main.getByRole('status');
  const costs = main.getByRole('table', {name: 'What each way costs'});
  await expect(verdict).toContainText('more than $2.11 a minute');
  await replaceText(page.getByRole('textbox', {name: 'Calls to forward a month'}), '300 a month');
  await replaceText(page.getByRole('textbox', {name: 'Minutes a call'}), '3 min');
  await replaceText(page.getByRole('textbox', {name: 'Quote per minute'}), '$1.50');
  await replaceText(page.getByRole('textbox', {name: 'Staff cost an hour'}), '$30/h');
  await expect(verdict).toContainText('At 300 calls a month, Ringwell is cheaper.');
  // 300 × 3 ÷ 60 × 30, 300 × 3 × 1.50, nothing, and the plan that includes 900 minutes.
  for (const month of ['$450', '$1,350', '$0', usd(medium)]) {
    await expect(costs.getByRole('cell', {name: month, exact: true}).first()).toBeVisible();
  }
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(requests.filter((request) => !ahead.test(request))).toEqual([]);
});
