// The header with scripts: by mouse, by keyboard alone, and on a phone.
import {expect, hydrated, test} from './fixtures';

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});

  test.beforeEach(async ({page}) => {
    await page.goto('/');
    await hydrated(page);
  });

  test('the Solutions menu works by keyboard alone', async ({page}) => {
    const main = page.getByRole('navigation', {name: 'Main', exact: true});
    const toggle = main.locator('summary');
    await toggle.focus();
    await page.keyboard.press('Enter');
    const first = main.getByRole('link', {name: 'Family medicine'});
    await expect(first).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();

    await page.keyboard.press('Escape');
    await expect(first).toBeHidden();
    await expect(toggle).toBeFocused();

    // Leaving it backwards or forwards closes it, too.
    await page.keyboard.press('Space');
    await expect(first).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeHidden();
  });

  test('a click outside closes the menu', async ({page}) => {
    const main = page.getByRole('navigation', {name: 'Main', exact: true});
    await main.locator('summary').click();
    const dental = main.getByRole('link', {name: 'Dental', exact: true});
    await expect(dental).toBeVisible();
    await page.getByRole('heading', {level: 1}).click({position: {x: 5, y: 5}, force: true});
    await expect(dental).toBeHidden();
  });

  test('choosing a page closes the menu, goes to its top, and says its title', async ({page}) => {
    await page.evaluate(() => window.scrollTo(0, 600));
    const main = page.getByRole('navigation', {name: 'Main', exact: true});
    await main.locator('summary').click();
    await main.getByRole('link', {name: 'Veterinarians'}).click();

    await expect(page).toHaveURL('/solutions/veterinarians');
    await expect(main.getByRole('link', {name: 'Veterinarians'})).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const title = await page.title();
    await expect(page.locator('[data-route-announcer]')).toHaveText(title);
  });

  test('the skip link is first, and leads past the header', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip to main content/i);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inHeader = await page.locator(':focus').evaluate((el) => el.closest('header') !== null);
    expect(inHeader).toBe(false);
  });

  test('the theme switch is remembered', async ({page}) => {
    const toggle = page.getByRole('button', {name: 'Dark theme'});
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  });

  test('stays in view while the page is scrolled', async ({page}) => {
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(page.getByRole('link', {name: /^Schedule a Demo!/}).first()).toBeInViewport();
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('the menu opens, holds all solutions, and closes on a choice', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const menu = page.getByRole('navigation', {name: 'Main, small screen'});
    await expect(menu).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').tap();
    await expect(menu).toBeVisible();

    await menu.getByText('Solutions', {exact: true}).tap();
    await expect(menu.locator('a[href^="/solutions/"]')).toHaveCount(11);
    await menu.getByRole('link', {name: 'Pharmacies'}).tap();
    await expect(page).toHaveURL('/solutions/pharmacies');
    await expect(menu).toBeHidden();
  });

  test('Escape closes the menu and gives the focus back', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const toggle = page.locator('summary[aria-label="Menu"]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', {name: 'Main, small screen'});
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();
  });
});
