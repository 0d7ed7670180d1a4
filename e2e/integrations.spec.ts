// The patch panel and the ledger of integrations.
import {allIntegrations} from '../src/data/integrations';
import {accessibilityViolations, expect, hydrated, test} from './fixtures';

test('lists the eleven systems; a jack opens the row of its system', async ({page}) => {
  await page.goto('/integrations');
  await hydrated(page);
  for (const {name} of allIntegrations) {
    await expect(page.getByRole('listitem', {name, exact: true})).toBeVisible();
  }
  for (const name of ['EMR/EHR 5', 'Practice Management 2', 'Dental 4']) {
    await expect(page.getByRole('heading', {level: 2, name})).toBeVisible();
  }
  await page.getByRole('link', {name: 'Open Dental, beta'}).click();
  await expect(page).toHaveURL('/integrations#open-dental');
  const row = page.getByRole('listitem', {name: 'Open Dental', exact: true});
  await expect(row).toBeInViewport();
  await expect(row.getByText('What it does not do')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('search and filters live in the address and come back from it', async ({page}) => {
  await page.goto('/integrations');
  await hydrated(page);
  await page.getByRole('button', {name: 'Dental 4'}).click();
  await page.getByRole('searchbox', {name: 'Find your system'}).fill('curve ');
  await expect(page).toHaveURL('/integrations?q=curve&category=dental');
  await expect(page.getByText('1 of 11 shown')).toBeVisible();

  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('searchbox', {name: 'Find your system'})).toHaveValue('curve');
  await expect(page.getByText('1 of 11 shown')).toBeVisible();

  await page.getByRole('button', {name: 'Coming soon 0'}).click();
  await expect(page.getByText('0 of 11 shown')).toBeVisible();
  await expect(page.getByRole('link', {name: 'Request it'})).toHaveAttribute('href', /topic=/);
  await page.getByRole('button', {name: 'Clear filters'}).click();
  await expect(page).toHaveURL('/integrations');
  await expect(page.getByText('11 of 11 shown')).toBeVisible();
});

test('a request arrives at the contact form with its topic', async ({page}) => {
  await page.goto('/integrations');
  await hydrated(page);
  await page.getByRole('link', {name: 'Request an integration'}).click();
  await expect(page).toHaveURL(/\/contact\?topic=/);
  await expect(page.getByText('About: An integration request')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test("'Learn More' opens what a system does, needs and does not do", async ({page}) => {
    await page.goto('/integrations');
    await page.getByText('Learn More about Epic').click();
    const row = page.getByRole('listitem', {name: 'Epic', exact: true});
    for (const name of ['What it does', 'What it needs', 'What it does not do']) {
      await expect(row.getByRole('heading', {name, exact: true})).toBeVisible();
    }
  });
});
