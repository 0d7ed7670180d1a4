// The newsletter, from the field to the database row. Failures of the backend: faults.spec.ts, and
// src/features/newsletter/parts, which also has an existing address.
import {newsletterConsent} from '../src/features/newsletter/data';
import {accessibilityViolations} from './axe';
import {expect, open, test} from './fixtures';
import {freshEmail, newsletterForm} from './forms';
import {backendRows} from './rows';
import {afterAction} from './specStrings';

const {toasts, newsletter: strings} = afterAction;
/** String fixed by the owner. */
const PANEL_MS = 4_000;

test('the newsletter form stores a sign-up in the database', async ({page}) => {
  await page.clock.install();
  await open(page, '/pricing');
  const email = freshEmail();
  const {field, button, panel} = newsletterForm(page);
  const place = (): Promise<number> =>
    field.evaluate((input) => Math.round(input.getBoundingClientRect().top + scrollY));
  const before = await place();
  // Nothing covers the content below the field.
  await page.getByText(newsletterConsent.website.parts[1]).click({trial: true, timeout: 5_000});
  await field.fill(`  ${email.toUpperCase()} `);
  await button.click();

  await expect(panel).toBeVisible();
  await expect(panel).toBeFocused();
  for (const words of toasts.success) await expect(page.getByText(words)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const {newsletter} = await backendRows();
  expect(newsletter.filter((row) => row.email === email)).toMatchObject([
    {email, source: 'website', consent: newsletterConsent.website.version, status: 'unconfirmed'},
  ]);

  await page.clock.fastForward(PANEL_MS);
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(button).toHaveText('Subscribe');
  expect(await place(), 'position of the field after the panel closed').toBe(before);
});

test("the blog's 'Stay Updated' is the same form with another source, in place of the footer's", async ({
  page,
}) => {
  await open(page, '/blog');
  const email = freshEmail();
  await expect(page.getByRole('button', {name: 'Subscribe'})).toHaveCount(1);
  const box = page.getByRole('region', {name: 'Stay Updated'});
  await box.getByRole('textbox').fill(email);
  await box.getByRole('button', {name: 'Subscribe'}).click();
  await expect(box.getByText(strings.success)).toBeVisible();
  const {newsletter} = await backendRows();
  expect(newsletter.filter((row) => row.email === email)).toMatchObject([
    {source: 'blog', consent: newsletterConsent.blog.version},
  ]);
});
