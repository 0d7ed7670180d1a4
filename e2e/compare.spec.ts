// The comparison of four ways: a quote against an independent calculation.
import {accessibilityViolations} from './axe';
import {expect, open, replaceText, test} from './fixtures';
import {small, usd} from './specStrings';

test('compares a typed quote with our price, and sends nothing', async ({page}) => {
  const requests: string[] = [];
  await open(page, '/compare');
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const main = page.getByRole('main');
  const quote = page.getByRole('textbox', {name: 'Price a minute you were quoted'});
  await replaceText(quote, '$1.80 a minute');
  // 500 × 1.80 − 699, and 3,000 over it.
  await expect(main.getByRole('status')).toHaveText(
    'At $1.80 a minute, Ringwell saves you $201 a month. Setup pays for itself in 15 months.',
  );
  await expect(main.getByText('$900', {exact: true})).toBeVisible();
  await expect(main.getByText(usd(small), {exact: true})).toBeVisible();
  await replaceText(quote, 'plenty');
  await expect(quote).toHaveAccessibleDescription(/Write dollars and cents, like 1\.20\./);
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(requests.filter((request) => !ahead.test(request))).toEqual([]);
});

test('shows the chosen way beside ours on a narrow page', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/compare');
  const heads = page.getByRole('table', {name: 'Nine questions'}).getByRole('columnheader');
  await expect(heads).toHaveText(['Your staff', 'Ringwell']);
  await page.getByRole('radio', {name: 'Voicemail'}).check();
  await expect(heads).toHaveText(['Ringwell', 'Voicemail']);
});
