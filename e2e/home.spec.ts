// The home page as a visitor reads and uses it.
import {comparison} from '../src/data/comparison';
import {coreFeatures} from '../src/data/coreFeatures';
import {expect, hydrated, test} from './fixtures';

test('says what the specification has it say', async ({page}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Never Miss Another Patient Call');
  for (const words of ['HIPAA Ready', '24/7/365', 'Multi-Language']) {
    await expect(page.getByText(words, {exact: true}).first()).toBeVisible();
  }
  for (const words of ['Call Answered', '0.3 seconds', 'Appointment Booked']) {
    await expect(page.getByText(words, {exact: true})).toBeVisible();
  }
  const log = page.getByRole('region', {name: 'Core features'});
  for (const feature of coreFeatures) {
    await expect(log.getByText(feature.name, {exact: true})).toBeVisible();
    for (const benefit of feature.benefits) {
      await expect(log.getByText(benefit, {exact: true})).toBeVisible();
    }
  }
  const table = page.getByRole('table', {name: 'Ringwell compared with a human receptionist'});
  await expect(table.getByRole('rowheader')).toHaveCount(comparison.length);
});

test("'Book Your Demo' scrolls to the calendar without leaving the page", async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', {name: 'Book Your Demo'}).first().click();
  await expect(page).toHaveURL('/#demo');
  await expect(page.getByRole('heading', {name: 'See it answer your calls'})).toBeInViewport();
});

test('the calculator follows its fields', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await expect(page.getByText('$21,801')).toBeVisible();
  await page.getByRole('textbox', {name: 'Calls per day'}).fill('100');
  // 264 calls × $150 + $3,000 − $999
  await expect(page.getByText('$41,601')).toBeVisible();
});

test('the six calls can be read by keyboard where they scroll sideways', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/');
  const log = page.getByRole('region', {name: 'Core features'});
  await log.focus();
  const before = await log.evaluate((el) => el.scrollLeft);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => log.evaluate((el) => el.scrollLeft)).toBeGreaterThan(before);
});

test('moves nothing while it loads', async ({page}) => {
  await page.addInitScript(() => {
    Object.assign(window, {layoutShift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & {value: number; hadRecentInput: boolean};
        if (!shift.hadRecentInput)
          (window as unknown as {layoutShift: number}).layoutShift += shift.value;
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState('networkidle');
  const shift = await page.evaluate(() => (window as unknown as {layoutShift: number}).layoutShift);
  expect(shift).toBeLessThan(0.01);
});
