// Journeys in Firefox and in the oldest supported Chrome.
import {expect, hydrated, open, replaceText, test as base} from '../fixtures';
import {testJourneys, testVisits, type Visitor} from './journeys';

const test = base.extend<{readonly visitor: Visitor}>({
  visitor: async ({page, watch}, use) => {
    // Messages of the 404 page, and of Chrome 117 about a feature in our permissions policy.
    watch.tolerate(/answered 404/, /Page not found/, /Permissions-Policy header/);
    await use({
      open: async (address) => {
        await page.goto(address);
        await hydrated(page);
      },
      resize: (size) => page.setViewportSize(size),
      press: (selector, hasText) =>
        page.locator(selector).filter({hasText, visible: true}).first().click(),
      type: (selector, text) =>
        replaceText(page.locator(selector).filter({visible: true}).first(), text),
      key: (key) => page.keyboard.press(key),
      run: (task, argument) => page.evaluate(task as never, argument),
    });
  },
});

test.setTimeout(240_000);
testVisits(test);
testJourneys(test);

test('folded parts are open while the page is printed', async ({page, browserName, watch}) => {
  test.skip(browserName !== 'chromium', 'Newer browsers print them by a style sheet.');
  watch.tolerate(/Permissions-Policy header/);
  await open(page, '/pricing');
  const folded = page.locator('main details:not([open])');
  const before = await folded.count();
  expect(before).toBeGreaterThan(0);
  for (const [event, count] of Object.entries({beforeprint: 0, afterprint: before})) {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    await expect(folded).toHaveCount(count);
  }
});
