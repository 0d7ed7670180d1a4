// What was typed is still there after Back, by links and by full loads; two tabs agree.
import type {Locator, Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {fakeCalendar, fakeMeasurement} from './fakes';
import {
  consentBar,
  expect,
  expectWell,
  follow,
  hydrated,
  observe,
  open,
  test,
  typeOver,
} from './fixtures';
import {
  choose,
  contactField,
  fillContact,
  freshEmail,
  MESSAGE,
  newsletterForm,
  rowsOf,
  sendContact,
} from './forms';
import {afterAction} from './specStrings';

const calls = (page: Page): Locator => page.getByRole('textbox', {name: 'Calls per day'});

const leaveByLink = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
};

test('by full loads and by links', async ({page}) => {
  const typedOn: Record<string, readonly (readonly [field: Locator, value: string])[]> = {
    '/': [[calls(page), '77']],
    '/pricing': [[page.getByRole('textbox', {name: 'Locations'}), '12']],
    '/calculator': [[calls(page), '77']],
    '/integrations': [[page.getByRole('searchbox', {name: 'Find your system'}), 'dentrix']],
    '/blog': [[page.getByRole('searchbox', {name: 'Search articles'}), 'hipaa']],
    '/contact': [
      [contactField(page, 'First name'), 'Ana'],
      [contactField(page, 'Message'), MESSAGE],
      [newsletterForm(page).field, 'typed@practice.example'],
    ],
  };
  await open(page, '/terms');
  const sample = ['/calculator', '/contact'];
  for (const [address, typed] of Object.entries(typedOn)) {
    if (!isLong && !sample.includes(address)) continue;
    await follow(page, address);
    for (const [field, value] of typed) await typeOver(field, value);
    // The calculator writes the address a moment after the last key.
    if (address === '/calculator') await expect(page).toHaveURL(/calls=77/);
    for (const leave of [() => page.goto('/robots.txt'), () => leaveByLink(page)]) {
      await leave();
      await page.goBack();
      await hydrated(page);
      for (const [field, value] of typed) await expect(field, address).toHaveValue(value);
      await expectWell(page);
    }
  }
  // The address of the letter goes along.
  await follow(page, '/about');
  await expect(newsletterForm(page).field).toHaveValue('typed@practice.example');
});

test('by a link, then by full loads: what was counted is still what was typed', async ({page}) => {
  await open(page, '/');
  // More than the slider holds: its end must not become the number.
  await typeOver(calls(page), '1,234');
  const result = page.getByRole('group', {name: 'Your practice'}).locator('xpath=../..');
  const before = await result.innerText();
  // It goes along with the history's entry, a moment after the last key.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('1,234');
  await leaveByLink(page);
  await page.goto('/robots.txt');
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await expect(calls(page)).toHaveValue('1,234');
  await page.reload();
  await hydrated(page);
  await expect(calls(page)).toHaveValue('1,234');
  expect(await result.innerText()).toBe(before);
  await page.goto('/robots.txt');
  await open(page, '/');
  await expect(calls(page), 'a new visit starts over').toHaveValue('50');
});

test('a reload keeps what was typed and chosen', async ({page}) => {
  await open(page, '/contact');
  await typeOver(contactField(page, 'Message'), MESSAGE);
  await choose(page, /^State/, 'California (CA)');
  await typeOver(newsletterForm(page).field, 'typed@practice.example');
  // They go along with the history's entry, a moment after the last key.
  const entry = (): Promise<string> => page.evaluate(() => JSON.stringify(history.state));
  await expect.poll(entry).toContain('typed@practice.example');
  await page.reload();
  await hydrated(page);
  await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
  await expect(newsletterForm(page).field).toHaveValue('typed@practice.example');
  await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California');
});

test('a message that was sent is not there again', async ({page}) => {
  const state = page.getByRole('combobox', {name: /^State/});
  await page.clock.install();
  await open(page, '/contact');
  await state.selectOption('CA');
  await fillContact(page, freshEmail());
  await leaveByLink(page);
  await page.goBack();
  await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
  await expect(state).toContainText('California');
  await page.clock.fastForward('00:10');
  await sendContact(page);
  await leaveByLink(page);
  await page.goBack();
  await expect(contactField(page, 'Message')).toHaveValue('');
});

test.describe('two tabs', () => {
  test.use({consent: null});

  test('agree on consent, theme and a sign-up', async ({page, context, watch}) => {
    // Of the tab that comes second, whichever it is.
    watch.expect(/Newsletter sign-up failed|answered 409/);
    const other = await context.newPage();
    observe(other, watch);
    await fakeCalendar(other);
    await fakeMeasurement(page);
    const told = await fakeMeasurement(other);
    await open(page, '/');
    await open(other, '/pricing');
    await expect(consentBar(other)).toBeVisible();

    await consentBar(page).getByRole('button', {name: /^Yes/}).click();
    await expect(consentBar(other), 'asked in one tab only').toHaveCount(0);
    await expect.poll(() => told.pixelNames(), 'the other tab counts its page').toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('button', {name: 'Privacy choices'}).click();
    await consentBar(page).getByRole('button', {name: /^No/}).click();
    await other.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(other).toHaveURL('/features');
    await expectWell(other);
    expect(told.pixelNames(), 'a no holds in the other tab').toHaveLength(1);

    await page.getByRole('banner').getByRole('button', {name: 'Dark theme'}).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

    const email = freshEmail();
    const forms = [newsletterForm(page), newsletterForm(other)];
    await Promise.all(forms.map(({field}) => field.fill(email)));
    await Promise.all(forms.map(({button}) => button.click()));
    const {success, duplicate} = afterAction.toasts;
    const said = (tab: Page): Promise<string> =>
      tab.getByText(success[0]).or(tab.getByText(duplicate[0])).first().innerText();
    expect((await Promise.all([said(page), said(other)])).sort()).toEqual(
      [success[0], duplicate[0]].sort(),
    );
    expect(await rowsOf(email)).toBe(1);
  });
});
