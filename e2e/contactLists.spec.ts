// The contact form's lists by keyboard and for form fillers, before and after the designed list.
import {expect, open, test} from './fixtures';
import {contactField} from './forms';

test('a list takes letters, opens at what is chosen, and gives the focus back', async ({page}) => {
  await open(page, '/contact');
  await contactField(page, /^Phone/).focus();
  const list = page.getByRole('combobox', {name: /^Practice type/});
  await expect(list).toHaveJSProperty('tagName', 'BUTTON');
  await page.keyboard.press('Tab');
  await expect(list).toBeFocused();
  await page.keyboard.press('d');
  await expect(list).toContainText('Dental');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', {name: 'Dental'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await expect(page.locator('select[name=practiceType]')).toHaveValue('dental');
});

test('a form filler finds a named list before and after, and what it chooses is shown', async ({
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
