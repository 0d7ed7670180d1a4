// Malformed URLs must show a working page: truncated in an email, escaped in another charset, in
// capitals, or with extra spaces and slashes.
import {SITE_URL} from './addresses';
import {expect, expectUsable, hydrated, test, warmTest} from './fixtures';

/** Capitals, two slashes, bytes of another charset, and too long. */
const ADDRESSES = [
  '/Pricing%E9?q=%E9#caf%E9',
  '//pricing%?call=%&a=b',
  `/blog//roi#${'y'.repeat(2_000)}`,
];

/** Expects no error page, one heading, no spinners, and working buttons. */
const expectWorkingPage = async (
  page: Parameters<typeof hydrated>[0],
  address: string,
): Promise<void> => {
  await hydrated(page);
  await expect(page.locator('h1'), address).not.toHaveText('Unexpected Application Error!');
  await expectUsable(page);
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await expect(html, address).not.toHaveAttribute('data-theme', theme ?? '');
};

for (const address of ADDRESSES) {
  warmTest(`${address.slice(0, 60)} opens a working page`, async ({page, watch}) => {
    watch.tolerate(/answered 404|Page not found/);
    // First load, a link within the page, another page, Back.
    await page.goto(SITE_URL + address);
    await expectWorkingPage(page, address);
    await page.evaluate(() => location.assign('#50%'));
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/About/);
    await expectWorkingPage(page, `Back to ${address}`);
  });
}

test('a mistyped path opens the intended page', async ({page, watch}) => {
  watch.expect(/answered 404/);
  await page.goto('/Pricing%20?a=b#included');
  await expect(page).toHaveURL('/pricing?a=b#included');
  await hydrated(page);
  await expectUsable(page);
});
