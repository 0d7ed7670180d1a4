// Navigation: the header by mouse, by keyboard and without JavaScript. Menus by touch and keys:
// engines/journeys.ts.
import type {Locator, Page} from '@playwright/test';

import {aboutPageLink, headerLinks, resourceLinks} from '../src/data/navigation';
import {expect, hydrated, open, test} from './fixtures';
import {specialtyPaths} from './specStrings';

const mainMenu = (page: Page): Locator => page.getByRole('navigation', {name: 'Main', exact: true});

test.describe('on a wide screen', () => {
  test.use({viewport: {width: 1280, height: 800}});
  test.beforeEach(({page}) => open(page, '/'));

  test('choosing a page closes the menu, scrolls to the top, and updates the metadata', async ({
    page,
  }) => {
    await page.evaluate(() => window.scrollTo(0, 600));
    await mainMenu(page).getByText('Solutions', {exact: true}).click();
    await mainMenu(page).getByRole('link', {name: 'Veterinarians'}).click();
    await expect(page).toHaveURL('/solutions/veterinarians');
    await expect(mainMenu(page).getByRole('link', {name: 'Veterinarians'})).toBeHidden();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    // Metadata of the home page is gone, and that of this page exists once.
    const head = (): Promise<unknown> =>
      page.evaluate(() => {
        const texts = (selector: string, name: string): (string | null)[] =>
          [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(name));
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
        return {
          title: document.title,
          canonical: texts('link[rel=canonical]', 'href'),
          description: texts('meta[name=description]', 'content'),
          image: texts('meta[property="og:image"]', 'content'),
          data: data.map((script) => JSON.parse(script.textContent)['@type'] as unknown).sort(),
        };
      });
    await expect(page).toHaveTitle(/eterinar/);
    const ledTo = await head();
    await page.reload();
    await hydrated(page);
    expect(ledTo).toEqual(await head());
  });

  test('the skip link is first and jumps past the header, which stays in view', async ({page}) => {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText(/skip to main content/i);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('header :focus')).toHaveCount(0);
    await expect(page.locator(':focus')).toHaveCount(1);
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(page.getByRole('link', {name: /^Schedule a Demo!/}).first()).toBeInViewport();
  });
});

test('the header fits every phone, also with larger text', async ({page}) => {
  await open(page, '/');
  // Maximum height in CSS pixels: one row of normal text, two of larger.
  for (const [text, maxHeight] of Object.entries({'100%': 76, '130%': 152})) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    // Each width is tested, because the layout has broken at single widths before.
    for (const width of [320, 344, 360, 375, 390, 430]) {
      await page.setViewportSize({width, height: 844});
      const {height, faults} = await page.evaluate(() => {
        const header = document.querySelector('header')!;
        const controls = [...header.querySelectorAll('a, button, summary')]
          .filter((one) => one.checkVisibility({visibilityProperty: true}))
          .map((one) => ({name: one.textContent, box: one.getBoundingClientRect()}));
        const isOver = (a: DOMRect, b: DOMRect): boolean =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
        return {
          height: header.getBoundingClientRect().height,
          faults: controls
            .filter(
              ({box}, index) =>
                box.left < -1 ||
                box.right > innerWidth + 1 ||
                controls.slice(index + 1).some((next) => isOver(box, next.box)),
            )
            .map(({name}) => name),
        };
      });
      expect(faults, `cut off or covered at ${width} px, text ${text}`).toEqual([]);
      expect(height, `at ${width} px, text ${text}`).toBeLessThanOrEqual(maxHeight);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every destination of the header is reachable at any width', async ({page}) => {
    const others = [...headerLinks, ...resourceLinks, aboutPageLink].map(({to}) => to);
    const header = page.getByRole('banner');
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({width, height: 900});
      await page.goto('/');
      // At most two levels: the menu, and the solutions inside it. One menu is open at a time.
      const reached = new Set<string | null>();
      for (let level = 0; level < 2; level += 1) {
        for (const summary of await header.locator('summary:visible').all()) {
          if ((await summary.locator('..').getAttribute('open')) !== null) continue;
          await summary.click();
          const links = await header.locator('a:visible').all();
          for (const link of links) reached.add(await link.getAttribute('href'));
        }
      }
      const missing = [...specialtyPaths, ...others].filter((to) => !reached.has(to));
      expect(missing, `at ${width} px`).toEqual([]);
    }
    await header.locator('a[href="/about"]:visible').first().click();
    await expect(page).toHaveURL('/about');
  });
});
