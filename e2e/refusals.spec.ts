// Browsers refuse what pages ask for, by their settings or by their limits, and extensions take parts
// of the page away. What is pressed still does what it says.
import {consentBar, expect, expectWell, open, test} from './fixtures';

test('no storage, no history: the call is there, and a link leads on', async ({page}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    // As Android's web views have them when they are switched off.
    Object.defineProperty(window, 'localStorage', {value: null});
    Object.defineProperty(window, 'sessionStorage', {value: null});
    history.pushState = refuse;
    history.replaceState = refuse;
  });
  await open(page, '/solutions/dental?call=start');
  await expect(page.getByRole('group', {name: /^A call to/})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);
  await expectWell(page);
});

for (const [address, press] of [
  ['/', null],
  ['/solutions/dental?call=start', null],
  ['/phone-log', 'Try it with a sample log'],
] as const) {
  test(`no observers of what is in view and of sizes: ${address}`, async ({page}) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'ResizeObserver');
      Reflect.deleteProperty(window, 'IntersectionObserver');
    });
    await open(page, address);
    if (press !== null) {
      await page.getByRole('button', {name: press}).click();
      await expect(page.getByRole('heading', {name: /^You missed/})).toBeVisible();
    }
    await expect(page.locator('h1')).not.toHaveText('Unexpected Application Error!');
    await expectWell(page);
  });
}

test.describe('with an extension that takes consent bars out', () => {
  test.use({consent: null});

  test('the question can still be opened and answered, and links lead on', async ({page}) => {
    await open(page, '/pricing');
    await expect(consentBar(page)).toBeVisible();
    await page.evaluate(() => document.getElementById('consent')?.remove());
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await consentBar(page).getByRole('button', {name: /^No/}).click();
    await expect(consentBar(page)).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
    await expectWell(page);
  });
});
