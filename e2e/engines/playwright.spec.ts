// The visits and journeys in Firefox and in the oldest promised Chrome.
import {hydrated, test as base, typeOver} from '../fixtures';
import {testJourneys, testVisits, type Visitor} from './journeys';

const test = base.extend<{readonly visitor: Visitor}>({
  visitor: async ({page, watch}, use) => {
    // The 404 page; and Chrome 117 doesn't know a feature that our policy turns off.
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
        typeOver(page.locator(selector).filter({visible: true}).first(), text),
      key: (key) => page.keyboard.press(key),
      run: (task, argument) => page.evaluate(task as never, argument),
    });
  },
});

test.setTimeout(240_000);
testVisits(test);
testJourneys(test);
