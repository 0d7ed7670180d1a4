// What binds: privacy, terms, the data processing agreement, security, accessibility.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {dpaPdf, legalFacts, legalLastUpdated} from '../src/data/legal';
import {accessibilityTarget} from '../src/data/legalAccessibility';
import {safeguardIds, safeguards} from '../src/data/security';
import {BUILD} from './builtSite';
import {expect, hydrated, test} from './fixtures';

const documents = [
  {
    path: '/privacy',
    title: 'Privacy Policy',
    says: ['email address', 'only if you agree', 'Global Privacy Control', 'business associate'],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    says: [
      'The service is a monthly subscription. Fees are in US dollars (USD)',
      'setup fee of $3,000 USD',
      '30 days’ notice',
      '99.9%',
      'our liability is limited to the monthly fee',
    ],
  },
  {
    path: '/dpa',
    title: 'Data Processing Agreement',
    says: [
      'within 24 hours of noticing it',
      'Minimum necessary',
      'Patients direct requests to you',
    ],
  },
] as const;

for (const {path: route, title, says} of documents) {
  test(`${route} says what it must, in clauses that can be linked`, async ({page}) => {
    await page.goto(route);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {name: title, level: 1})).toBeVisible();
    await expect(main.getByText(`Last updated ${legalLastUpdated}`)).toBeVisible();
    for (const words of says) await expect(main.getByText(words).first()).toBeVisible();

    // Every contents link leads to its section, in order.
    const contents = page.getByRole('navigation', {name: 'Contents'}).getByRole('link');
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')).filter((href) => href?.startsWith('#')),
    );
    const headings = await main
      .locator('article h2[id]')
      .evaluateAll((all) => all.map(({id}) => `#${id}`).filter((id) => id !== '#contents'));
    expect(targets.length).toBeGreaterThan(5);
    expect(targets).toEqual(headings);

    // A clause's number is its link.
    const clause = main.getByRole('link', {name: 'Clause 2.2'});
    await clause.click();
    await expect(page).toHaveURL(`${route}#clause-2-2`);
    await expect(page.locator('#clause-2-2')).toBeInViewport();
  });
}

test('the contents say where one reads', async ({page}) => {
  await page.goto('/dpa');
  await hydrated(page);
  const current = page.getByRole('navigation', {name: 'Contents'}).locator('[aria-current=true]');
  await expect(current).toHaveAttribute('href', '#parties');
  await page
    .getByRole('heading', {name: 'Breach notice'})
    .evaluate((heading) => heading.scrollIntoView());
  await expect(current).toHaveAttribute('href', '#breach');
});

test('Download DPA downloads the agreement as PDF', async ({page}) => {
  await page.goto('/dpa');
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', {name: 'Download DPA'}).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(dpaPdf.fileName);
  const file = readFileSync(await download.path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  expect(file.byteLength).toBeGreaterThan(10_000);
  expect(existsSync(path.join(BUILD, dpaPdf.path))).toBe(true);
});

test('/security makes the eight claims, each with its clause, and says how to report', async ({
  page,
  request,
}) => {
  await page.goto('/security');
  const main = page.getByRole('main');
  for (const id of safeguardIds) {
    await expect(
      main.getByRole('heading', {name: safeguards[id].title, exact: true}),
    ).toBeVisible();
  }
  for (const {to} of new Set(safeguardIds.map((id) => safeguards[id].promise))) {
    await expect(main.locator(`a[href="${to}"]`).first()).toBeVisible();
  }
  await expect(main.getByRole('link', {name: 'Data Processing Agreement'})).toBeVisible();
  await expect(main.getByRole('link', {name: 'Privacy Policy'})).toBeVisible();

  const file = await request.get('/.well-known/security.txt');
  expect(file.status()).toBe(200);
  expect(file.headers()['content-type']).toContain('text/plain');
  expect(await file.text()).toContain(`Contact: mailto:${legalFacts.email}`);
});

test('/accessibility states its target and how to complain, and the footer leads there', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Accessibility'}).click();
  await expect(page).toHaveURL('/accessibility');
  const main = page.getByRole('main');
  await expect(main.getByText(accessibilityTarget).first()).toBeVisible();
  await expect(main.getByRole('link', {name: `Write to ${legalFacts.email}`})).toHaveAttribute(
    'href',
    /^mailto:/,
  );
});

test('on paper, a legal text is its title and its clauses', async ({page}) => {
  await page.goto('/dpa');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('#clause-1-1')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Download DPA'})).toBeHidden();
});
