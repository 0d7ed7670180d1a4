// A visitor’s own phone log: read and counted in the browser, without a request.
import {writeFileSync} from 'node:fs';

import {type Locator, type Page} from '@playwright/test';

import {makeSampleLog} from '../src/features/phone-log/read/sampleLog';
import {accessibilityViolations} from './axe';
import {blockScripts, expect, open, sidewaysScroll, test} from './fixtures';
import {CONTROLS, DOM_CHANGES} from './domChanges';
import {readPdf} from './readPdf';
import {medium, small, usd} from './specStrings';

/** USD a month of the Small plan for the sample's missed calls: 718 minutes, of which it includes 500. */
const missedPlan = small + 218 * 0.35;

const sample = makeSampleLog();

const fileField = (page: Page): Locator => page.getByLabel('Choose the file');
const sentence = (page: Page): Locator => page.getByRole('heading', {name: /^You missed/});

/** Opens the page; when the network is idle, everything that reading needs is there. */
const openReady = async (page: Page): Promise<void> => {
  await open(page, '/phone-log');
  await fileField(page).focus();
  await page.waitForLoadState('networkidle');
};

const chooseFile = (page: Page, content: string | Buffer, name = 'log.csv'): Promise<void> =>
  fileField(page).setInputFiles({name, mimeType: 'text/csv', buffer: Buffer.from(content)});

/** Everything that a page can store. */
const storedData = (page: Page): Promise<unknown> =>
  page.evaluate(async () => ({
    local: {...localStorage},
    session: {...sessionStorage},
    entry: JSON.stringify(history.state),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    address: location.href,
    title: document.title,
  }));

test('the phone log states the figures of a log and sends no request', async ({page}) => {
  await openReady(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('console', (message) => requests.push(message.text()));
  const before = await storedData(page);
  // Every word in it is known: it is counted at once.
  await chooseFile(page, sample);
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await expect(sentence(page)).toBeFocused();
  const main = page.locator('main');
  for (const text of [
    '1,578 lines: 1 title line, 1,414 incoming calls, 163 outgoing',
    '270 calls from 259 callers went unanswered. You reached 77 of those callers',
    '171 callers not reached, of 270 missed calls from 259 callers',
    'You miss the most on Monday from 8 to 9 am (24 of 89 calls) and at lunch (60 of 137).',
    '5, Monday 8:50 am',
    '718 a month',
    `in dollars: ${usd(Math.round(34.2 * 150 - missedPlan))} a month`,
  ]) {
    await expect(main).toContainText(text);
  }
  // Through the whole page, links and drawings included.
  await page.getByText('How this was counted').click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Security'}).hover();
  await page.waitForLoadState('networkidle');

  expect(requests).toEqual([]);
  expect(await storedData(page)).toEqual(before);
  expect(await main.innerText()).not.toMatch(/555-01\d\d|WIRELESS CALLER/);
  expect(await page.content()).not.toMatch(/\(\d{3}\) 555-01(?!42)\d\d/);
});

test('the phone log opens the sample and another log by keyboard', async ({page}) => {
  await openReady(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Try it with a sample log'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toBeFocused();

  await page.getByRole('button', {name: 'Read another log'}).press('Enter');
  await expect(fileField(page)).toBeFocused();
});

test('the phone log prints on one sheet, is accessible, and never scrolls sideways, down to 320 px', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openReady(page);
  await chooseFile(page, sample);
  await expect(sentence(page)).toBeVisible();
  const printed = testInfo.outputPath('printed.pdf');
  await page.getByRole('button', {name: 'Change', exact: true}).click();
  await expect(page.getByRole('heading', {name: 'Check how we read your log'})).toBeFocused();
  const rows = await page.locator('article dd').allInnerTexts();
  await page.pdf({path: printed, format: 'Letter'});
  // A long value runs over two lines.
  const text = readPdf(printed);
  const words = text.replaceAll(/\s+/g, ' ');
  expect(text).toMatch(/^Pages: 1$/m);
  for (const row of rows) expect(words).toContain(row);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  for (const width of [1280, 768, 390, 320]) {
    await page.setViewportSize({width, height: 800});
    await expect.poll(() => sidewaysScroll(page), `${width} px`).toBe(0);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await accessibilityViolations(page, {rules: ['color-contrast']}), 'dark').toEqual([]);
});

const unknownLine = (at: number): string => {
  const time = `10/0${1 + (at % 9)}/2026 ${8 + (at % 8)}:${10 + (at % 49)} PDT`;
  const ended = at % 3 ? 'Answered' : at === 57 ? 'Ada Doe' : at % 2 ? 'Overflow' : 'Missed';
  return `${time},Incoming,602555${1000 + at},Ada Doe ${at},${ended},${10 + at}`;
};
const unknown = [
  'When,Way,Remote,Person,Ended As,Length',
  ...Array.from({length: 60}, (_, at) => unknownLine(at)),
].join('\n');

test('the phone log asks on one sheet what it doesn’t know, with numbers and names crossed out', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await openReady(page);
  await chooseFile(page, unknown);
  await expect(page.getByRole('heading', {name: 'Check how we read your log'})).toBeFocused();
  const main = page.locator('main');
  await expect(main).toContainText('log.csv, 61 lines: 1 title line, 60 incoming calls.');
  expect(await main.innerText()).not.toMatch(/602555|Ada|Doe/);
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  // By keyboard: the button goes to each open choice, one after the other.
  const show = page.getByRole('button', {name: 'Show the result'});
  const steps = [
    ['4 choices left', 'Thursday, October 1', ' '],
    ['3 choices left', 'Time zone of your practice', 'e'],
    ['choose “Overflow” and rare words', 'Answered', 'ArrowRight'],
    ['choose rare words', 'Answered', ' '],
  ] as const;
  for (const [left, name, key] of steps) {
    await expect(page.locator('#why')).toContainText(left);
    await expect(show).toHaveAttribute('aria-disabled', 'true');
    await show.press('Enter');
    const focused = page.locator(':focus');
    await expect(focused).toHaveAccessibleName(name);
    await focused.press(key);
  }
  await expect(show).toHaveAttribute('aria-disabled', 'false');
  await show.press('Enter');
  await expect(sentence(page)).toHaveText('You missed 32% of 60 calls.');
  await expect(sentence(page)).toBeFocused();

  // The hero follows each choice, and what was answered stays.
  await page.getByRole('button', {name: 'Change', exact: true}).press('Enter');
  const overflow = page.getByRole('group', {name: 'Overflow, 9 lines'});
  await overflow.getByText('Not a call').click();
  await expect(sentence(page)).toHaveText('You missed 20% of 51 calls.');
  const callers = page.getByLabel('Column that tells callers apart');
  await expect(main).toContainText('we can’t say whom you reached later');
  await callers.selectOption('Remote');
  await expect(main).toContainText('callers not reached, of 10 missed calls');
  await callers.selectOption('no column');
  await expect(sentence(page)).toHaveText('You missed 20% of 51 calls.');

  // Nothing of it is remembered. A dropped file is read in its place, and kept from the browser.
  const drop = (content: string | null): Promise<boolean> =>
    page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      if (text === null) dataTransfer.setData('application/x-mail', '1');
      else dataTransfer.items.add(new File([text], 'dropped.csv'));
      const event = new DragEvent('drop', {dataTransfer, cancelable: true, bubbles: true});
      return document.querySelector('main')!.dispatchEvent(event);
    }, content);
  expect(await drop(unknown)).toBe(false);
  await expect(page.getByRole('heading', {name: 'Check how we read your log'})).toBeFocused();
  expect(await drop(sample)).toBe(false);
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  expect(await drop(null)).toBe(false);
  await expect(page.getByRole('heading', {name: 'This isn’t one file'})).toBeVisible();
});

test('the booking page shows the log’s totals, and Back the result', async ({page}) => {
  await openReady(page);
  await page.getByRole('button', {name: 'Try it with a sample log'}).click();
  await page.getByRole('link', {name: 'Take this to a demo'}).first().click();
  await expect(page).toHaveURL(/\/book$/);
  await expect(page.getByRole('complementary', {name: 'Your phone log'})).toContainText(
    '270 of 1,414 calls missed, 19%.',
  );
  await page.goBack();
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await page.getByRole('button', {name: 'Change', exact: true}).click();
  await page.getByLabel('Column that tells callers apart').selectOption('no column');
  await expect(page.locator('main')).toContainText('we can’t say whom you reached later');
});

test('explains what is wrong with a file, and reads the next one', async ({page}, testInfo) => {
  await openReady(page);
  const news = page.locator('[data-focus-target]');
  await chooseFile(page, Buffer.from('PK\x03\x04\x14\x00[Content_Types].xml'));
  await expect(page.getByRole('heading', {name: /Excel workbook/})).toBeVisible();
  await expect(news).toContainText(/Save As, pick “CSV UTF-8”/);
  await expect(news).toBeFocused();
  const large = testInfo.outputPath('large.csv');
  writeFileSync(large, Buffer.alloc(100 * 2 ** 20, 'a,b\n'));
  await fileField(page).setInputFiles(large);
  await expect(page.getByRole('heading', {name: 'This file is 100 MB'})).toBeVisible();
  // A list of people is no log; who knows better can show the time.
  await chooseFile(page, 'First Name,Last Name,Mobile\nAda,Doe,6025550111\n');
  await expect(page.getByRole('heading', {name: 'This isn’t a phone log'})).toBeVisible();
  await expect(news).toBeFocused();
  await expect(page.locator('main')).toContainText('looks like a contact list: 2 lines');
  await page.getByRole('button', {name: 'show us the column with the time'}).click();
  await expect(page.getByLabel('Column with the start time')).toBeAttached();
  expect(await page.locator('main').innerText()).not.toMatch(/Ada|Doe|6025550111/);
  await page.getByRole('button', {name: 'Choose another file'}).click();
  // As a spreadsheet may have written it.
  await chooseFile(page, Buffer.from(`\ufeff${sample}`, 'utf16le'));
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await page.getByRole('link', {name: 'Open the calculator with these numbers'}).click();
  await expect(page).toHaveURL(/\/calculator\?calls=64&missed=19$/);
  // The formula's result, which is folded.
  await expect(page.getByText(usd(35_102 - medium)).first()).toBeAttached();
});

test('the phone log reads a file chosen before hydration, whatever an extension does to its field', async ({
  page,
  watch,
}) => {
  watch.expect(/onRecoverableError/);
  const scripts = await blockScripts(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/phone-log', {waitUntil: 'domcontentloaded'});
  await chooseFile(page, sample);
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await page.evaluate(DOM_CHANGES['an element beside every control'], CONTROLS);
  await scripts.release();
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the phone log shows a problem when its worker never loads', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, {Worker: EventTarget}));
  await open(page, '/phone-log');
  await chooseFile(page, sample);
  await expect(page.getByText('Reading log.csv').first()).toBeAttached();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', {name: 'The log reader didn’t load'})).toBeVisible();
});

test('the phone log shows that its worker crashed, and reads the next file', async ({page}) => {
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function crash(this: Worker) {
      Worker.prototype.postMessage = postMessage;
      this.terminate();
      this.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}));
    };
  });
  await openReady(page);
  await chooseFile(page, sample);
  await expect(page.getByRole('heading', {name: 'The file could not be read'})).toBeVisible();
  await chooseFile(page, sample);
  await expect(sentence(page)).toBeVisible();
});
