// Demo and phone links of any page.
import type {Page} from '@playwright/test';

import type {Analytics} from './fakes';
import {expect} from './fixtures';

type ClickCounts = Readonly<Record<'demo' | 'phone', number>>;

/** Clicks every demo and phone link of the page, including closed menus, without navigating. */
export const clickAllCtas = (page: Page): Promise<ClickCounts> =>
  page.evaluate(() => {
    // Runs before the router's handler.
    window.addEventListener('click', (event) => event.preventDefault(), true);
    const press = (selector: string): number => {
      const links = document.querySelectorAll<HTMLElement>(selector);
      for (const link of links) link.click();
      return links.length;
    };
    return {demo: press('a[href="/book"]'), phone: press('a[href^="tel:"]')};
  });

/**
 * Expects one event per click and one page view; src/features/measurement/rules defines the events. The pixel
 * receives a demo only when it is booked.
 */
export const expectClicksTracked = async (
  measured: Analytics,
  {demo, phone}: ClickCounts,
  path: string,
): Promise<void> => {
  expect(demo, 'demo links').toBeGreaterThan(0);
  expect(phone, 'phone links').toBeGreaterThan(0);
  await expect
    .poll(() => measured.eventNames().sort())
    .toEqual([
      ...Array<string>(demo).fill('demo_click'),
      'page_view',
      ...Array<string>(phone).fill('phone_click'),
    ]);
  await expect
    .poll(() => measured.pixelNames().sort())
    .toEqual([...Array<string>(phone).fill('Contact'), 'PageView']);

  const slug = /^\/solutions\/(.+)/.exec(path)?.[1];
  if (slug) {
    const labels = measured.events('demo_click').map(({event_label: label}) => label);
    expect(labels).toContain(`solutions_${slug.replaceAll('-', '_')}`);
  }
};
