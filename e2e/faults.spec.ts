// Failures outside the site, each tested once: typed text is kept, every button works, and no
// spinner runs forever. docs/run/faults.md lists them. Booking failures: booking.spec.ts; missing
// files: deployment.spec.ts.
import type {Locator} from '@playwright/test';

import {company} from '../src/config/company';
import {REQUEST_TIMEOUT_MS} from '../src/lib/backend/backendClient';
import {BACKEND_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {pageKinds} from './builtSite';
import {fakeHost} from './fakes';
import {expect, expectUsable, open, test} from './fixtures';
import {
  chooseOption,
  contactField,
  fillContact,
  freshEmail,
  MESSAGE,
  newsletterForm,
  pressSend,
  rowsOf,
  sendContact,
} from './forms';
import {afterAction} from './specStrings';

/** Texts that pages show instead of a form, by path. */
const NOTES_WITHOUT_SCRIPTS: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/contact', 'This form needs JavaScript'],
  ['/compare', 'a service that charges $1.40 a minute or more', '500 minutes × your quote'],
  ['/book', 'Book by email or on our AI line', '9:00 AM–2:00 PM EST'],
  ['/newsletter/leave?t=0', 'This button needs JavaScript', 'Reply to the email with the word'],
];

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('every kind of page is readable and has no dead buttons', async ({page, watch}) => {
    watch.expect(/404/);
    const withForms = NOTES_WITHOUT_SCRIPTS.map(([path]) => path);
    for (const path of new Set([...pageKinds, ...withForms])) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      const shown = (selector: string): Locator => page.locator(selector).filter({visible: true});
      const dead = shown('button, .needsScript, [role=search], [type=submit]');
      expect(await dead.allTextContents(), `dead on ${path}`).toEqual([]);
      await expect(shown('h1'), path).toHaveCount(1);
      await expect(shown('a[href^="mailto:"]').first(), path).toBeVisible();
      await expect(shown('body'), path).not.toContainText(/Loading open times|Looking…/, {
        useInnerText: true,
      });
    }
    for (const [path, ...texts] of NOTES_WITHOUT_SCRIPTS) {
      await page.goto(path);
      for (const text of texts) await expect(page.getByText(text).first()).toBeVisible();
    }
  });
});

test('while the backend doesn’t answer, the newsletter and contact forms keep the typed text, and send it once it does', async ({
  page,
  watch,
}) => {
  watch.expect(/Newsletter sign-up failed/, /The contact message was not stored/);
  let isFailing = true;
  await page.clock.install();
  await open(page, '/contact');
  const email = freshEmail();
  const {field, button, panel} = newsletterForm(page);
  await field.fill(email);
  await fillContact(page, email);
  await chooseOption(page, /^State/, 'California (CA)');
  await fakeHost(page, BACKEND_URL, () => (isFailing ? 'silence' : 'passed on'));

  await Promise.all([page.waitForRequest(/newsletter_subscriptions/), button.click()]);
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  for (const line of afterAction.toasts.exception)
    await expect(page.getByText(line).last()).toBeVisible();
  await expect(button).toHaveText('Subscribe');
  await expect(button).toBeFocused();
  await expect(field).toHaveValue(email);

  await Promise.all([page.waitForRequest(/contact_messages/), pressSend(page)]);
  await page.clock.fastForward(REQUEST_TIMEOUT_MS);
  const alert = page.getByRole('alert').filter({hasText: 'Nothing you typed is lost'});
  await expect(alert).toContainText(company.email.display);
  await expect(alert).toBeFocused();
  await expect(contactField(page, 'First name')).toHaveValue('  Ana ');
  await expect(contactField(page, 'Email')).toHaveValue(email);
  await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
  await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California (CA)');
  await expectUsable(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await rowsOf(email)).toBe(0);

  isFailing = false;
  await button.click();
  await expect(panel).toBeVisible();
  await sendContact(page);
  expect(await rowsOf(email)).toBe(2);
});
