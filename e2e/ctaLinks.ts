// Demo and phone links, on whichever page they stand.
import type {Page} from '@playwright/test';

import type {Measured} from './fakes';
import {expect} from './fixtures';

type Pressed = Readonly<Record<'demo' | 'phone', number>>;

/** Presses every demo and phone link of the page, also those in closed menus; goes nowhere. */
export const pressEverything = (page: Page): Promise<Pressed> =>
  page.evaluate(() => {
    // Before the router hears of it.
    window.addEventListener('click', (event) => event.preventDefault(), true);
    const press = (selector: string): number => {
      const links = document.querySelectorAll<HTMLElement>(selector);
      for (const link of links) link.click();
      return links.length;
    };
    return {demo: press('a[href="/book"]'), phone: press('a[href^="tel:"]')};
  });

/**
 * Every press told once, beside one page view; src/domain/analytics has the shapes. The pixel is told
 * of a demo when it is booked.
 */
export const expectPressesTold = async (
  measured: Measured,
  {demo, phone}: Pressed,
  path: string,
): Promise<void> => {
  expect(demo, 'demo links').toBeGreaterThan(0);
  expect(phone, 'phone links').toBeGreaterThan(0);
  const told = (view: string, ofDemo: string, ofPhone: string): string[] => [
    ...Array<string>(demo).fill(ofDemo),
    ...Array<string>(phone).fill(ofPhone),
    view,
  ];
  await expect
    .poll(() => measured.names().sort())
    .toEqual(told('page_view', 'demo_click', 'phone_click').sort());
  await expect
    .poll(() => measured.pixelNames().sort())
    .toEqual([...Array<string>(phone).fill('Contact'), 'PageView']);

  const slug = /^\/solutions\/(.+)/.exec(path)?.[1];
  if (slug) {
    const labels = measured.events('demo_click').map(({event_label: label}) => label);
    expect(labels).toContain(`solutions_${slug.replaceAll('-', '_')}`);
  }
};
