// Addresses as they arrive: cut off in a mail, escaped in another character set, in capitals, with
// spaces and slashes too many. Whatever they are, there is a page, and it is alive.
import fc from 'fast-check';

import {isLong} from '../scripts/jest/long';
import {SITE_URL} from './addresses';
import {expect, expectWell, hydrated, LONG, open, test, warmTest} from './fixtures';

const RUNS = isLong ? 200 : 3;

const addresses = fc
  .tuple(
    fc.constantFrom(
      '/pricing',
      '/Pricing',
      '/blog/ROI',
      '/nowhere',
      '//pricing',
      '/blog//roi',
      '/',
    ),
    fc.constantFrom(
      '',
      '%20',
      '/',
      '%E9',
      '%',
      '%25',
      '%2F',
      '%C3%A9',
      '.html',
      '%00',
      '%5C',
      '/x',
    ),
    fc.constantFrom('', '?', '?q=%E9', '?q=%', '?call=%&a=b', `?${'x'.repeat(2_000)}`),
    fc.constantFrom('', '#', '#50%', '#caf%E9', '#%20', '#included', `#${'y'.repeat(2_000)}`),
  )
  .map((parts) => parts.join(''));

/** No error page, one heading, nothing in vain, and the buttons do what they say. */
const expectAlive = async (
  page: Parameters<typeof hydrated>[0],
  address: string,
): Promise<void> => {
  await hydrated(page);
  await expect(page.locator('h1'), address).not.toHaveText('Unexpected Application Error!');
  await expectWell(page);
  const html = page.locator('html');
  const theme = await html.getAttribute('data-theme');
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await expect(html, address).not.toHaveAttribute('data-theme', theme ?? '');
};

for (const [at, address] of fc.sample(addresses, {numRuns: RUNS, seed: 37}).entries()) {
  warmTest(`any address, ${at + 1}: ${address.slice(0, 60)}`, async ({page, watch}) => {
    watch.tolerate(/answered 404|Page not found/);
    // First load, a place in the page, another page, Back, Forward.
    await page.goto(SITE_URL + address);
    await expectAlive(page, address);
    await page.evaluate(() => location.assign('#50%'));
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
    await page.goBack();
    await expect(page).not.toHaveTitle(/About/);
    await expectAlive(page, `Back to ${address}`);
    await page.goForward();
    await expect(page).toHaveTitle(/About/);
    await page.evaluate((to) => location.assign(location.origin + to), address);
    await expect(page).not.toHaveTitle(/About/);
    await expectAlive(page, `location.assign(${address})`);
  });
}

for (const [address, to] of [
  ['/Pricing?a=b#included', '/pricing?a=b#included'],
  ['/pricing%20', '/pricing'],
  ['/BLOG/Roi', '/blog/roi'],
] as const) {
  test(`${address} leads to ${to}`, to === '/pricing' ? LONG : {}, async ({page, watch}) => {
    watch.expect(/answered 404/);
    await page.goto(address);
    await expect(page).toHaveURL(to);
    await hydrated(page);
    await expectWell(page);
  });
}

test('a link of the page whose fragment cannot be decoded', async ({page}) => {
  await open(page, '/pricing');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {href: '#50%', textContent: 'half'});
    document.querySelector('main')?.prepend(link);
  });
  await page.getByRole('link', {name: 'half'}).click();
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
  await page.goBack();
  await expectAlive(page, '/pricing#50%');
});
