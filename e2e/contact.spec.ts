// The contact form, from the fields to the database row, with the real client and database.
// Failures of the backend: faults.spec.ts.
import {states} from '../src/features/contact/data';
import {accessibilityViolations} from './axe';
import {expect, open, test} from './fixtures';
import {chooseOption, contactField, fillContact, freshEmail, MESSAGE, pressSend} from './forms';
import {backendRows} from './rows';
import {afterAction} from './specStrings';

const {contact: strings} = afterAction;

test.beforeEach(({page}) => page.clock.install());

test('the form stores a message as typed, and starts the next one empty', async ({page}) => {
  const email = freshEmail();
  await open(page, '/contact?topic=Connecting+%3Ci%3EEpic%3C%2Fi%3E+now');
  await expect(page.getByText('Connecting <i>Epic</i> now')).toBeVisible();
  await fillContact(page, email);
  await contactField(page, /^Phone/).fill('(415) 555-0100 ext. 9');
  await contactField(page, /^Clinic name/).fill('Harbor Dental');
  await chooseOption(page, /^Practice type/, 'Dental');
  await chooseOption(page, /^Team size/, '50+');
  await chooseOption(page, /^State/, 'District of Columbia (DC)');
  await pressSend(page);

  const sent = page.getByRole('region', {name: 'Thank you, Ana'});
  await expect(sent.getByRole('heading')).toBeFocused();
  await expect(sent.getByRole('status')).toHaveText(`${strings.sent} ${strings.thanks}`);
  await expect(sent).toContainText(MESSAGE);
  expect(await accessibilityViolations(page)).toEqual([]);
  const {messages} = await backendRows();
  expect(messages.filter((row) => row.email === email)).toMatchObject([
    {
      name: "Ana O'Ruiz",
      phone: '(415) 555-0100 ext. 9',
      practice: 'dental',
      clinic: 'Harbor Dental',
      team: '50+',
      state: 'DC',
      topic: 'Connecting <i>Epic</i> now',
      honeypot: null,
      message: MESSAGE,
    },
  ]);

  await page.getByRole('button', {name: strings.again}).click();
  await expect(contactField(page, 'First name')).toHaveValue('');
  await expect(contactField(page, 'First name')).toBeFocused();
  await expect(page.getByText('Connecting <i>Epic</i> now')).toHaveCount(0);
  await expect(page.getByRole('combobox', {name: /^State/})).toContainText('Choose one');
});

test('the contact form shows errors for missing fields, and uses native lists until it gets focus', async ({
  page,
}) => {
  await open(page, '/contact');
  const list = page.getByRole('combobox', {name: /^State/});
  await expect(list).toHaveJSProperty('tagName', 'SELECT');
  await expect(list.locator('option')).toHaveCount(states.length + 1);
  await page.getByRole('link', {name: /^Message us/}).click();
  await expect(contactField(page, 'Message').and(page.locator(':focus'))).toBeInViewport();
  await expect(list).toHaveJSProperty('tagName', 'BUTTON');
  await list.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(51);
  await page.keyboard.type('new j');
  await expect(page.getByRole('option', {name: 'New Jersey (NJ)'})).toBeFocused();
  const box = await page.getByRole('listbox').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(24 * 16 + 2);
  await page.setViewportSize({width: 1100, height: 800});
  await expect(page.getByRole('listbox')).toBeHidden();

  await contactField(page, 'Email').fill('ana at harbor');
  await pressSend(page);
  await expect(contactField(page, 'First name')).toBeFocused();
  await expect(page.getByText('4 fields need another look.')).toHaveRole('status');
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
});

test('autofill finds a named list of the contact form before and after loading, and its choice is shown', async ({
  page,
}) => {
  await open(page, '/contact');
  const native = page.locator('select[name=state][autocomplete=address-level1]');
  await expect(native).toHaveCount(1);
  await contactField(page, 'First name').focus();
  const list = page.getByRole('combobox', {name: /^State/});
  await expect(list).toHaveJSProperty('tagName', 'BUTTON');
  await native.evaluate((select: HTMLSelectElement) => {
    select.value = 'NJ';
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  await expect(list).toContainText('New Jersey (NJ)');
});
