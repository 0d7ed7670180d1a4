// A line that is not in service, and a page that drops the call.
import {calendar, expect, hydrated, test} from './fixtures';
import {saidLater} from './specStrings';

const NO_PAGE = '/pricng';
const DEEP = '/solutions/dental/prices/for/two/chairs';

for (const path of [NO_PAGE, DEEP, '/blog/hippa-compliance', '/nothing-like-it/zzqqx']) {
  test(`${path} is answered with 404 and the specified words`, async ({page, watch}) => {
    watch.expect(/status of 404/);
    watch.expect(/answered 404/);
    watch.expect(new RegExp(`console warning: Page not found: ${path} `));
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await hydrated(page);

    await expect(page.getByRole('heading', {name: '404', level: 1})).toBeVisible();
    await expect(page.getByText('Page Not Found', {exact: true})).toBeVisible();
    await expect(
      page.getByText("Sorry, the page you are looking for doesn't exist or has been moved."),
    ).toBeVisible();
    await expect(page.getByRole('link', {name: 'Go Home', exact: true})).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    // Styles and scripts came from the root, not from beside the missing page.
    await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-family', /Besley/);
  });
}

test('offers the nearest real pages, which exist', async ({page, watch}) => {
  watch.expect(/404/);
  watch.expect(/Page not found/);
  await page.goto(NO_PAGE);
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', {name: /Pricing/})
    .click();
  await expect(page).toHaveURL('/pricing');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('offers the usual pages where nothing is near', async ({page, watch}) => {
  watch.expect(/404/);
  watch.expect(/Page not found/);
  await page.goto('/zzqqx');
  await hydrated(page);
  const offered = page.getByRole('region', {name: 'Lines that are answered'}).getByRole('link');
  expect(
    await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(expect.arrayContaining(['/solutions', '/pricing', '/contact']));
});

test('Go Back goes to the page before', async ({page, watch}) => {
  watch.expect(/404/);
  watch.expect(/Page not found/);
  await page.goto('/about');
  await hydrated(page);
  await page.goto(DEEP);
  await hydrated(page);
  await page.getByRole('button', {name: 'Go Back'}).click();
  await expect(page).toHaveURL('/about');
});

test('Go Back goes home where there is no page before', async ({context}) => {
  // A tab that a link opened: its history begins with the missing page.
  const opener = await context.newPage();
  await opener.goto('/about');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    opener.evaluate(() => {
      const link = document.createElement('a');
      Object.assign(link, {href: '/pricng', target: '_blank', rel: 'noopener', textContent: 'x'});
      document.body.append(link);
      link.click();
    }),
  ]);
  await calendar(tab, 'works');
  await hydrated(tab);
  expect(await tab.evaluate(() => window.history.length)).toBe(1);
  await tab.getByRole('button', {name: 'Go Back'}).click();
  await expect(tab).toHaveURL('/');
});

test('a page that fails to render says so and offers a way out', async ({page, watch}) => {
  watch.expect(/broken on purpose/);
  // The page's own code is replaced by one that throws while it is drawn.
  await page.route(/\/assets\/js\/[\w-]+\.[\w]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    const broken = body.replace(
      /"Four years on one line"/g,
      '(()=>{throw new Error("broken on purpose")})()',
    );
    return route.fulfill({response: answer, body: broken});
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', {name: saidLater.crash, level: 1})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Reload this page'})).toBeVisible();
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await page.getByRole('main').getByRole('link', {name: 'Go Home'}).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Never Miss');
});
