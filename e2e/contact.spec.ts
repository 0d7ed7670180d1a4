// The contact form, from the fields to the row, through the real client and the real database.
import {randomUUID} from 'node:crypto';

import type {Page} from '@playwright/test';

import {contactFaq, officeHours, whyChooseUs} from '../src/data/contactContent';
import {states} from '../src/data/contactFields';
import {accessibilityViolations, expect, hydrated, test} from './fixtures';
import {backendRows} from './rows';
import {saidLater} from './specStrings';

const TABLE = '**/rest/v1/contact_messages*';
const FAILED = [/console error: The contact message was not stored/];

const freshEmail = (): string => `${randomUUID()}@practice.example`;

const field = (page: Page, name: string | RegExp) =>
  page.getByRole('form', {name: 'Contact'}).getByRole('textbox', {name, exact: true});

const open = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/contact${query}`);
  await hydrated(page);
};

const fill = async (page: Page, email: string): Promise<void> => {
  await field(page, 'First name').fill('  Ana ');
  await field(page, 'Last name').fill("O'Ruiz");
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill('Two lines about <b>phones</b>.\nThe second.');
};

const choose = async (page: Page, list: RegExp, option: string): Promise<void> => {
  const trigger = page.getByRole('combobox', {name: list});
  await expect(trigger).toHaveJSProperty('tagName', 'BUTTON');
  await trigger.click();
  await page.getByRole('option', {name: option, exact: true}).click();
  await expect(trigger).toContainText(option);
};

const send = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Send Message'}).click();

const messagesOf = async (email: string) =>
  (await backendRows()).messages.filter((row) => row.email === email);

test('says what the specification has it say', async ({page}) => {
  await open(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Get in Touch');
  for (const name of ['Schedule a Demo', 'Call Us', 'Email Us', 'Message us']) {
    await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
  }
  for (const {days, hours} of officeHours) {
    await expect(page.getByText(days, {exact: true})).toBeVisible();
    await expect(page.getByText(hours ?? 'Closed', {exact: true}).first()).toBeVisible();
  }
  await expect(page.getByText(/monitors support emails 24\/7 for critical issues/)).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Why Choose Us'})).toBeVisible();
  for (const reason of whyChooseUs) await expect(page.getByText(reason)).toBeVisible();
  expect(contactFaq).toHaveLength(3);
  for (const {question} of contactFaq) await expect(page.getByText(question)).toBeVisible();
});

test('a message is stored as it was typed and chosen, and a second one starts empty', async ({
  page,
}) => {
  const email = freshEmail();
  await open(page, '?topic=Connecting+%3Ci%3EEpic%3C%2Fi%3E&practice=dental');
  await expect(page.getByText('Connecting <i>Epic</i>')).toBeVisible();
  await fill(page, email);
  await field(page, /^Phone/).fill('(415) 555-0100 ext. 9');
  await field(page, /^Clinic name/).fill('Harbor Dental');
  await expect(page.getByRole('combobox', {name: /^Practice type/})).toContainText('Dental');
  await choose(page, /^Team size/, '50+');
  await choose(page, /^State/, 'District of Columbia (DC)');
  await send(page);

  const panel = page.getByRole('status').filter({hasText: saidLater.contact.sent});
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(saidLater.contact.thanks);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await messagesOf(email)).toMatchObject([
    {
      name: "Ana O'Ruiz",
      phone: '(415) 555-0100 ext. 9',
      practice: 'dental',
      clinic: 'Harbor Dental',
      team: '50+',
      state: 'DC',
      topic: 'Connecting <i>Epic</i>',
      honeypot: null,
      message: 'Two lines about <b>phones</b>.\nThe second.',
    },
  ]);

  await page.getByRole('button', {name: saidLater.contact.again}).click();
  await expect(field(page, 'First name')).toBeFocused();
  await expect(field(page, 'First name')).toHaveValue('');
  await expect(field(page, 'Message')).toHaveValue('');
  await expect(page.getByText('Connecting <i>Epic</i>')).toBeHidden();
  await expect(page.getByRole('combobox', {name: /^State/})).toContainText('Choose one');
});

test('reads saidLater.contact.sending and sends once while the answer is awaited', async ({
  page,
}) => {
  const email = freshEmail();
  let inserts = 0;
  await page.route(TABLE, async (route) => {
    if (route.request().method() === 'POST') {
      inserts += 1;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    await route.continue();
  });
  await open(page);
  await fill(page, email);
  await send(page);
  const button = page.getByRole('button', {name: saidLater.contact.sending});
  await expect(button).toBeDisabled();
  await field(page, 'Last name').press('Enter');
  await expect(page.getByText(saidLater.contact.sent)).toBeVisible();
  expect(inserts).toBe(1);
  expect(await messagesOf(email)).toHaveLength(1);
});

for (const [what, answer] of [
  ['nothing answers', 'abort'],
  ['the table API is down', 503],
  ['a network’s login page answers', 200],
] as const) {
  test(`nothing typed is lost when ${what}`, async ({page, watch}) => {
    for (const problem of FAILED) watch.expect(problem);
    if (answer === 'abort') {
      watch.expect(/request failed/);
      watch.expect(/net::ERR_FAILED/);
    }
    if (answer === 503) {
      watch.expect(/answered 503/);
      watch.expect(/status of 503/);
    }
    const email = freshEmail();
    await page.route(TABLE, (route) =>
      answer === 'abort'
        ? route.abort()
        : route.fulfill({
            status: answer,
            headers: {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'},
            contentType: 'text/html',
            body: '<p>Welcome to the Wi-Fi</p>',
          }),
    );
    await open(page);
    await fill(page, email);
    await choose(page, /^State/, 'California (CA)');
    await send(page);

    const alert = page.getByRole('alert').filter({hasText: 'That did not go through.'});
    await expect(alert).toContainText('(416) 555-0142');
    await expect(alert).toContainText('hello@ringwell.example');
    await expect(field(page, 'First name')).toHaveValue('  Ana ');
    await expect(field(page, 'Email')).toHaveValue(email);
    await expect(field(page, 'Message')).toHaveValue(/The second\./);
    await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California (CA)');
    expect(await messagesOf(email)).toEqual([]);
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.unroute(TABLE);
    await send(page);
    await expect(page.getByText(saidLater.contact.sent)).toBeVisible();
    expect(await messagesOf(email)).toMatchObject([{state: 'CA'}]);
  });
}

test('what fills the honeypot, and is quick, is stored with a mark', async ({page}) => {
  const email = freshEmail();
  await open(page);
  await fill(page, email);
  await page.locator('[name=fax_extension]').evaluate((honeypot: HTMLInputElement) => {
    honeypot.value = '12';
  });
  await send(page);
  await expect(page.getByRole('button', {name: saidLater.contact.sending})).toBeDisabled();
  await expect(page.getByText(saidLater.contact.sent)).toBeVisible();
  expect(await messagesOf(email)).toMatchObject([{honeypot: 'yes'}]);
});

test('leaves what is required, and the shape of an address, to the browser', async ({page}) => {
  await open(page);
  await send(page);
  await expect(field(page, 'First name')).toBeFocused();
  await fill(page, 'ana@practice');
  await send(page);
  await expect(field(page, 'Email')).toBeFocused();
  expect(
    await field(page, 'Email').evaluate((input: HTMLInputElement) => input.validationMessage),
  ).toMatch(/unfinished/);
});

test('the lists are native until somebody is at the form, then type-ahead and closing work', async ({
  page,
}) => {
  await open(page);
  const list = page.getByRole('combobox', {name: /^State/});
  await expect(list).toHaveJSProperty('tagName', 'SELECT');
  await expect(list.locator('option')).toHaveCount(states.length + 1);

  await field(page, 'First name').focus();
  await expect(list).toHaveJSProperty('tagName', 'BUTTON');
  await list.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(51);
  await page.keyboard.type('new j');
  await expect(page.getByRole('option', {name: 'New Jersey (NJ)'})).toBeFocused();
  await page.waitForTimeout(1_100);
  await page.keyboard.type('t');
  await expect(page.getByRole('option', {name: 'Tennessee (TN)'})).toBeFocused();
  const box = await page.getByRole('listbox').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(24 * 16 + 2);

  await page.setViewportSize({width: 1100, height: 800});
  await expect(page.getByRole('listbox')).toBeHidden();
  await list.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('listbox')).toBeHidden();
});

test("'Message us' leads to the form with the message field ready", async ({page}) => {
  await open(page);
  await page.getByRole('link', {name: /^Message us/}).click();
  await expect(field(page, 'Message')).toBeFocused();
  await expect(field(page, 'Message')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the choices can be read, and the page says how else to write', async ({page}) => {
    await page.goto('/contact');
    await expect(page.locator('select[name=state] option')).toHaveCount(52);
    await expect(page.getByText(/Sending this form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('link', {name: 'hello@ringwell.example'}).first()).toBeVisible();
  });
});
