// A visitor's own phone log: taken, read, counted, and heard of by nobody.
import {writeFileSync} from 'node:fs';

import {type Locator, type Page} from '@playwright/test';

import {makeSampleLog} from '../src/domain/phoneLog/sampleLog';
import {accessibilityViolations} from './axe';
import {blockScripts, expect, open, sidewaysScroll, test} from './fixtures';
import {CONTROLS, DOM_CHANGES} from './domChanges';
import {readPdf} from './readPdf';
import {medium, usd} from './specStrings';

const sample = makeSampleLog();

const fileField = (page: Page): Locator => page.getByLabel('Choose the file');
const sentence = (page: Page): Locator => page.getByRole('heading', {name: /^You missed/});

/** Opens the page; when the network is idle, everything that reading needs is there. */
const reach = async (page: Page): Promise<void> => {
  await open(page, '/phone-log');
  await fileField(page).focus();
  await page.waitForLoadState('networkidle');
};

const give = (page: Page, content: string | Buffer, name = 'log.csv'): Promise<void> =>
  fileField(page).setInputFiles({name, mimeType: 'text/csv', buffer: Buffer.from(content)});

/** Says that the sample's queue, which nobody knows, changes nothing. */
const passColumns = async (page: Page): Promise<void> => {
  await page.getByLabel('Other columns: “Queue”').selectOption('None of them matters');
  await page.getByRole('button', {name: 'Read the log'}).click();
};

/** Looks at the words, which are all known, and goes on. */
const count = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Count the calls'}).click();

/** Answers all that is asked of the sample when it comes as a file of the visitor's. */
const passQuestions = async (page: Page): Promise<void> => {
  await passColumns(page);
  await count(page);
};

/** All that a page can keep. */
const kept = (page: Page): Promise<unknown> =>
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

test('says what a log says, and nobody hears of it', async ({page}) => {
  await reach(page);
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  page.on('console', (message) => heard.push(message.text()));
  const before = await kept(page);
  await give(page, sample);
  await expect(page.getByRole('heading', {name: 'Which column is which?'})).toBeFocused();
  await passColumns(page);
  await expect(page.getByRole('heading', {name: 'How to count your log’s words'})).toBeFocused();
  await expect(page.getByLabel(/^“Voicemail”, \d+ lines/)).toHaveValue('voicemail');
  await count(page);

  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await expect(sentence(page)).toBeFocused();
  const main = page.locator('main');
  for (const text of [
    'They came from 259 callers. You reached 76 of them',
    'You did not reach 171.',
    'You miss the most on Monday from 8 to 10 am (42 of 156 calls) and at lunch (60 of 137).',
    '5, Monday 9:51 am',
    'The calls you miss would take 755 minutes a month: Small Practice, $788 a month',
    `in dollars: ${usd(34.2 * 150 - medium)} a month`,
    'Bring this page to the demo',
  ]) {
    await expect(main).toContainText(text);
  }
  // Through the whole page, links and drawings included.
  await page.getByText('How this was counted').click();
  await page.getByRole('button', {name: 'Show the numbers'}).click();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('link', {name: 'Security'}).hover();
  await page.waitForLoadState('networkidle');

  expect(heard).toEqual([]);
  expect(await kept(page)).toEqual(before);
  expect(await main.innerText()).not.toMatch(/555-01\d\d|WIRELESS CALLER/);
  expect(await page.content()).not.toMatch(/\(\d{3}\) 555-01(?!42)\d\d/);
});

test('by keyboard: a file, other hours, and back', async ({page}) => {
  await reach(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: 'Try it with a sample log'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sentence(page)).toBeFocused();

  await page.locator('summary', {hasText: 'Change the hours'}).press('Enter');
  await page.getByLabel('Lunch from').selectOption({label: 'No lunch'});
  await expect(
    page.getByText(/^Hours as you set them: Monday to Friday 8 am to 5 pm/),
  ).toBeVisible();
  await expect(
    page.getByText(/^You miss the most on Monday from 8 to 10 am \(42 of 156 calls\)\./),
  ).toBeVisible();

  await page.getByRole('button', {name: 'Read another log'}).press('Enter');
  await expect(fileField(page)).toBeFocused();
});

test('prints on one sheet, is accessible, and never scrolls sideways, down to 320 px', async ({
  page,
}, testInfo) => {
  await page.setViewportSize({width: 1280, height: 800});
  await reach(page);
  await give(page, sample);
  await passQuestions(page);
  await expect(sentence(page)).toBeVisible();
  const printed = testInfo.outputPath('printed.pdf');
  const rows = await page.locator('article dd').allInnerTexts();
  await page.pdf({path: printed, format: 'Letter'});
  const text = readPdf(printed);
  expect(text).toMatch(/^Pages: 1$/m);
  for (const row of rows) expect(text).toContain(row);
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
  const [ended, by] = at % 3 ? ['Answered', 'Dana'] : [at % 2 ? 'Overflow' : 'Missed', ''];
  return `${at},${time},incoming,6025550${100 + at},Ada Doe ${at},${ended},2:45,${by}`;
};
const unknown = [
  'Line,When,Kind,Remote,Person,Ended As,Length,Taken By',
  ...Array.from({length: 60}, (_, at) => unknownLine(at)),
].join('\n');

test('asks what it doesn’t know, with numbers and names struck, and counts as it is told', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 700});
  await reach(page);
  await give(page, unknown);
  const question = page.getByRole('heading', {name: 'Which column is which?'});
  await expect(question).toBeFocused();
  expect(await page.locator('main').innerText()).not.toMatch(/6025550|Ada Doe/);
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('button', {name: 'Read the log'}).click();
  await expect(page.getByText('Choose how the call ended')).toBeVisible();
  await page.getByLabel('Incoming or outgoing').selectOption('Kind');
  await page.getByLabel('How the call ended').selectOption('Ended As');
  await page.getByLabel('Duration, ringing included').selectOption('Length');
  await page.getByLabel('Caller’s number').selectOption('Remote');
  await page.getByRole('button', {name: 'Read the log'}).click();

  const words = page.getByRole('heading', {name: 'How to count your log’s words'});
  await expect(words).toBeFocused();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
  // By keyboard: what waits, one after the other.
  const overflow = page.getByLabel('“Overflow”, 10 lines');
  const listIn = (name: string): Locator => page.getByRole('group', {name}).getByRole('combobox');
  for (const [list, key, value] of [
    [listIn('Which date is it?'), 'o', 'month-first'],
    [listIn('What time is it?'), 'o', 'converted'],
    [listIn('Who answered?'), 'y', 'all'],
    [overflow, 'v', 'voicemail'],
  ] as const) {
    await page.getByRole('button', {name: 'Count the calls'}).press('Enter');
    await expect(list).toBeFocused();
    await expect(list).toHaveAccessibleDescription(/Choose what it means/);
    await list.press(key);
    await expect(list).toHaveValue(value);
  }
  await page.getByRole('button', {name: 'Count the calls'}).press('Enter');
  await expect(sentence(page)).toHaveText('You missed 33% of 60 calls.');

  await page.getByText('How your log’s words were counted').click();
  await overflow.selectOption('Not a call: leave it out');
  await page.getByRole('button', {name: 'Count again'}).click();
  await expect(sentence(page)).toHaveText('You missed 20% of 50 calls.');

  // Nothing of it is remembered. A dropped file is read in its place, and kept from the browser.
  const drop = (content: string): Promise<boolean> =>
    page.evaluate((text) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], 'dropped.csv'));
      const event = new DragEvent('drop', {dataTransfer, cancelable: true, bubbles: true});
      return document.querySelector('main')!.dispatchEvent(event);
    }, content);
  expect(await drop(unknown)).toBe(false);
  await expect(question).toBeFocused();
  expect(await drop(sample)).toBe(false);
  await passQuestions(page);
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
});

test('says of a wrong file what would be right, and reads the next one', async ({
  page,
}, testInfo) => {
  await reach(page);
  const news = page.locator('[data-focus-target]');
  await give(page, Buffer.from('PK\x03\x04\x14\x00[Content_Types].xml'));
  await expect(page.getByRole('heading', {name: /Excel workbook/})).toBeVisible();
  await expect(news).toContainText(/Save As, pick “CSV UTF-8”/);
  await expect(news).toBeFocused();
  const large = testInfo.outputPath('large.csv');
  writeFileSync(large, Buffer.alloc(100 * 2 ** 20, 'a,b\n'));
  await fileField(page).setInputFiles(large);
  await expect(page.getByRole('heading', {name: 'This file is 100 MB'})).toBeVisible();
  // As a spreadsheet may have written it.
  await give(page, Buffer.from(`\ufeff${sample}`, 'utf16le'));
  await passQuestions(page);
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await page.getByRole('link', {name: 'Open the calculator with these numbers'}).click();
  await expect(page).toHaveURL(/\/calculator\?calls=64&missed=19$/);
  await expect(page.getByText(usd(35_102 - medium)).first()).toBeVisible();
});

test('a file chosen before hydration is read, whatever an extension does to its field', async ({
  page,
  watch,
}) => {
  watch.expect(/React error #418/);
  const scripts = await blockScripts(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto('/phone-log', {waitUntil: 'domcontentloaded'});
  await give(page, sample);
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await page.evaluate(DOM_CHANGES['an element beside every control'], CONTROLS);
  await scripts.release();
  await passQuestions(page);
  await expect(sentence(page)).toHaveText('You missed 19% of 1,414 calls.');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('says so when its worker never comes', async ({page}) => {
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, {Worker: EventTarget}));
  await open(page, '/phone-log');
  await give(page, sample);
  await expect(page.getByText('Reading log.csv').first()).toBeAttached();
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('heading', {name: 'The log reader didn’t load'})).toBeVisible();
});

test('asks before it states what isn’t likely', async ({page}) => {
  await reach(page);
  await page.getByRole('button', {name: 'Try it with a sample log'}).click();
  await expect(sentence(page)).toBeVisible();
  await page.getByRole('button', {name: 'Read another log'}).click();
  const answered = sample
    .split('\n')
    .filter((line, at) => at === 0 || line.includes(',Answered,'))
    .map((line) => line.replace(/(?<=Incoming,)[^,]+/, '(720) 555-0154'))
    .join('\n');
  await give(page, answered);
  await passQuestions(page);
  await expect(page.getByRole('heading', {name: /come from one number\?$/})).toBeFocused();
  await page.getByRole('button', {name: 'Look at the columns'}).click();
  await expect(page.getByRole('heading', {name: 'Which column is which?'})).toBeFocused();
  await passQuestions(page);
  await page.getByRole('button', {name: 'Yes, that’s right'}).click();
  await expect(
    page.getByRole('heading', {name: /^Was none of these 1,\d{3} calls missed\?/}),
  ).toBeFocused();
  await page.getByRole('button', {name: 'Yes, that’s right'}).click();
  await expect(sentence(page)).toHaveText(/^You missed 0% of 1,\d{3} calls\.$/);
});

test('says so when its worker dies, and reads the next file', async ({page}) => {
  await page.addInitScript(() => {
    const {postMessage} = Worker.prototype;
    Worker.prototype.postMessage = function die(this: Worker) {
      Worker.prototype.postMessage = postMessage;
      this.dispatchEvent(new ErrorEvent('error', {message: 'out of memory'}));
    };
  });
  await reach(page);
  await give(page, sample);
  await expect(page.getByRole('heading', {name: 'The file could not be read'})).toBeVisible();
  await give(page, sample);
  await passQuestions(page);
  await expect(sentence(page)).toBeVisible();
});
