// Translators replace text nodes while React keeps using them, which breaks text beside other nodes
// (react/react#11538). Two visitors, one with a translator, do the same on /contact and read the
// same text after each step. `unsafeTextChanges.ts` watches every other test.
import type {Browser, Page} from '@playwright/test';

import {BACKEND_URL} from './addresses';
import {fakeHost} from './fakes';
import {expect, open, test} from './fixtures';
import {choose, contactField, fillContact, newsletterForm, pressSend} from './forms';
import {translatePage} from './translator';

const openForm = async (browser: Browser, errors: string[]): Promise<Page> => {
  const page = await browser.newPage();
  page.on('pageerror', ({message}) => errors.push(message));
  await page.clock.install();
  await open(page, '/contact?topic=Phones');
  return page;
};

const answer = (page: Page, status: number): Promise<void> =>
  fakeHost(page, BACKEND_URL, () => ({contentType: 'application/json', body: '', status}));

const steps: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'nothing filled in': pressSend,
  'an email that is none': (page) => contactField(page, 'Email').fill('ana at harbor'),
  'filled in': (page) => fillContact(page, 'ana@practice.example'),
  'a choice': (page) => choose(page, /^State/, 'New Jersey (NJ)'),
  'no topic': (page) => page.getByRole('button', {name: /topic/i}).click(),
  'sent in vain': (page) => answer(page, 500).then(() => pressSend(page)),
  sent: (page) => answer(page, 201).then(() => pressSend(page)),
  'once more': (page) => page.getByRole('button', {name: 'Send another message'}).click(),
  'signed up in vain': async (page) => {
    await answer(page, 500);
    await newsletterForm(page).field.fill('ana@practice.example');
    await newsletterForm(page).button.click();
  },
  'the other theme': (page) => page.getByRole('button', {name: 'Dark theme'}).first().click(),
  'another page': async (page) => {
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
  },
};

test('a translated page has the same text after every step', async ({browser}) => {
  const errors: string[] = [];
  const plain = await openForm(browser, errors);
  const translated = await openForm(browser, errors);
  await translated.evaluate(translatePage);
  // Ignores spaces, which depend on line breaks.
  const words = (page: Page): Promise<string> =>
    page.evaluate(() => document.body.innerText.replace(/\s+/g, ''));
  for (const [step, act] of Object.entries(steps)) {
    for (const page of [plain, translated]) await act(page);
    await expect
      .poll(async () => (await words(translated)) === (await words(plain)), step)
      .toBe(true);
  }
  expect(errors).toEqual([]);
});
