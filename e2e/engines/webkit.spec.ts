// Pages of different kinds in WebKit, as firefox.spec.ts does it in Firefox.
import {findWebKit} from '../../scripts/lib/engines.mjs';
import {GOOD_LOOK, look, NARROW, visited, WIDE} from './look';
import {expect, hydrated, shown, test} from './webkit';

test.skip(!findWebKit(), 'There is no WebKit.');

for (const path of visited) {
  test(path, async ({driver, site}) => {
    await driver.manage().window().setRect(WIDE);
    await driver.get(site.url + path);
    await hydrated(driver);
    const theme = (): Promise<unknown> =>
      driver.executeScript(() => document.documentElement.dataset.theme);
    const before = await theme();
    await (await shown(driver, 'button[aria-pressed]')).click();
    await expect.poll(theme).not.toBe(before);
    for (const size of [WIDE, NARROW]) {
      await driver.manage().window().setRect(size);
      await expect
        .poll(() => driver.executeScript(() => innerWidth), 'width of the window')
        .toBe(size.width);
      await expect.poll(() => driver.executeScript(look), `at ${size.width} px`).toEqual(GOOD_LOOK);
    }
    // A page that is not there says so in the console.
    if (path === '/404') site.complaints.length = 0;
  });
}
