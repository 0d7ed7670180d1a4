// The 404 page, and a page that crashes.
import {expect, hydrated, test} from './fixtures';
import {afterAction} from './specStrings';

test('a missing page answers 404 with the site’s styles', async ({page, watch}) => {
  const path = '/solutions/dental/prices/for/two/chairs';
  watch.expect(/answered 404/, new RegExp(`warning: Page not found: ${path} `));
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', {name: '404', level: 1})).toBeVisible();
  // Styles and scripts load from the root, not relative to the missing page.
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Besley/);
  await page.getByRole('link', {name: 'Go Home', exact: true}).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await page.getByRole('main').getByRole('link').nth(1).click();
  await expect(page.getByRole('heading', {name: '404'})).toHaveCount(0);
});

test('a page that fails to render shows the error page with links', async ({page, watch}) => {
  watch.expect(/broken on purpose|onRecoverableError/);
  // Replaces the page's code with a component that throws during rendering.
  await page.route('**/assets/js/*.js', async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const broken = body.replace(
      /"We answer the phone for US medical practices"/g,
      '(()=>{throw new Error("broken on purpose")})()',
    );
    return route.fulfill({response: answer, body: broken});
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', {name: afterAction.crash, level: 1})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Reload this page'})).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.getByRole('main').getByRole('link', {name: 'Go Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Never Miss');
});
