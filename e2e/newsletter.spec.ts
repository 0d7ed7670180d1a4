// The newsletter, from the field to the row. What happens when the backend fails: faults.spec.ts.
import {accessibilityViolations} from './axe';
import {expect, open, placeOf, test} from './fixtures';
import {freshEmail, newsletterForm, rowsOf, signUp} from './forms';
import {backendRows} from './rows';
import {afterAction} from './specStrings';

const {toasts, newsletter: said} = afterAction;
/** Section 4 of the specification. */
const PANEL_MS = 4_000;

test('a visitor signs up, and the row is there', async ({page}) => {
  await page.clock.install();
  await open(page, '/pricing');
  const email = freshEmail();
  const {field, button, panel} = newsletterForm(page);
  const before = await placeOf(field);
  await field.fill(`  ${email.toUpperCase()} `);
  await button.click();

  await expect(panel).toBeVisible();
  await expect(panel).toBeFocused();
  for (const words of toasts.success) await expect(page.getByText(words)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  const {newsletter} = await backendRows();
  expect(newsletter.filter((row) => row.email === email)).toMatchObject([
    {email, source: 'website', consent: '2026-11', status: 'subscribed'},
  ]);

  await page.clock.fastForward(PANEL_MS);
  await expect(panel).toBeHidden();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(button).toHaveText('Subscribe');
  expect(await placeOf(field), 'nothing has moved').toEqual(before);
});

test("the blog's 'Stay Updated' is the same form, with a source of its own", async ({page}) => {
  await open(page, '/blog');
  const email = freshEmail();
  const box = page.getByRole('region', {name: 'Stay Updated'});
  await box.getByRole('textbox').fill(email);
  await box.getByRole('button', {name: 'Subscribe'}).click();
  await expect(box.getByText(said.success)).toBeVisible();
  const {newsletter} = await backendRows();
  expect(newsletter.filter((row) => row.email === email)).toMatchObject([{source: 'blog'}]);
});

test('an address that is on the list is told so, in any case', async ({page, watch}) => {
  watch.expect(/answered 409/, /Failed to load resource.*409/, /Newsletter sign-up failed/);
  await page.clock.install();
  await open(page, '/pricing');
  const email = freshEmail();
  const {field, button, panel} = newsletterForm(page);
  await signUp(page, email);
  await page.clock.fastForward(PANEL_MS);
  await expect(panel).toBeHidden();

  await field.fill(email.toUpperCase());
  await button.click();
  for (const words of toasts.duplicate) await expect(page.getByText(words)).toBeVisible();
  await expect(field).toHaveValue(email.toUpperCase());
  expect(await rowsOf(email)).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
});
