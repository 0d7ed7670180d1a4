// Four ways side by side: the sums against a second opinion, their address, paper, no scripts.
import {execFileSync} from 'node:child_process';

import {type Page} from '@playwright/test';

import {compareFields, type CompareFieldId} from '../src/data/compareFields';
import {accessibilityViolations} from './axe';
import {expect, hydrated, open, sidewaysScroll, test, typeOver} from './fixtures';
import {medium, small, usd} from './specStrings';

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
const calls = (page: Page) => page.getByRole('textbox', {name: 'Calls to be answered'});

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

test('the numbers are in the address: a reload, a link and back, nonsense', async ({page}) => {
  await open(page, '/compare?utm_source=letter&hours=plenty&away=400');
  await fill(page, {calls: '20', lost: '10'});
  // What was none of our numbers goes, what is not ours stays.
  await expect(page).toHaveURL('/compare?utm_source=letter&calls=20&lost=10');
  await page.reload();
  await hydrated(page);
  await expect(calls(page)).toHaveValue('20');
  await expect(page.getByRole('textbox', {name: 'Hours a week'})).toHaveValue('');
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expect(calls(page)).toHaveValue('20');
  await expect(verdict(page)).toContainText('Voicemail costs least');
  await page.goForward();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(calls(page)).toHaveValue('');
  await expect(page).not.toHaveURL(/calls=/);
});

test('enormous numbers on the narrowest phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/compare?calls=1000000&lost=1000000&wage=1000000&hours=16800&flat=1000000');
  await expect(page.getByText(/\$12 trillion|over \$1 trillion/).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  await fill(page, {calls: '9'.repeat(30), perMinute: '-3'});
  await expect(page.getByText('We stop counting at 1,000,000.')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('on a phone each call says what happens then', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/compare');
  const text = page.getByText('An operator takes a message, if your contract covers nights.');
  await expect(text).toBeHidden();
  await page.locator('#night > summary').press('Enter');
  await expect(text).toBeVisible();
});

test('prints on two sheets, with the answers', async ({page}, testInfo) => {
  const path = testInfo.outputPath('printed.pdf');
  await open(page, '/compare?calls=200&lost=30&wage=28&hours=40&away=25&flat=100&perMinute=1.5');
  await page.pdf({path, format: 'Letter', preferCSSPageSize: true});
  const text = execFileSync(process.execPath, ['scripts/pdf-text.mjs', path], {
    encoding: 'utf8',
  });
  expect(text).toMatch(/^Pages: [12]$/m);
  for (const said of ['$76,240', usd(ourYear), 'Empty desk', 'When not to choose us']) {
    expect(text.replace(/\s+/g, ' ')).toContain(said);
  }
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

test('pricing: the finder’s answer comes back with its address', async ({page}) => {
  await open(page, '/pricing?locations=9&minutes=-4');
  const finder = page.getByRole('form', {name: 'Which one is yours?'});
  await expect(finder).toContainText('Quoted on request');
  await typeOver(finder.getByRole('textbox', {name: 'Locations'}), '1');
  await typeOver(finder.getByRole('textbox', {name: 'Minutes a month'}), '300');
  await expect(finder).toContainText(
    `First year: $3,000 setup + 12 × ${usd(small)} = ${usd(ourYear)} for 300 of 500`,
  );
  await expect(page).toHaveURL('/pricing?locations=1&minutes=300');
  await page.reload();
  await hydrated(page);
  await expect(finder).toContainText('Small Practice');
});

test('calculator: the plan that is counted is in the link', async ({page}) => {
  await open(page, '/calculator?plan=every&calls=11');
  const plan = page.getByRole('combobox', {name: 'Plan to count'});
  await expect(plan).toHaveValue('every');
  await expect(
    page.getByText(`so the Small Practice plan is counted: ${usd(small)}`),
  ).toBeVisible();
  await plan.selectOption(`${usd(medium)}, as in the formula`);
  await expect(page).toHaveURL('/calculator?calls=11');
});
