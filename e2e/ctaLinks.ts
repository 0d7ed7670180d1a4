// Demo and phone links, on whichever page they stand.
import type {Page} from '@playwright/test';

import {parsePublicEnv} from '../src/domain/env/parsePublicEnv';
import type {Measured} from './fakes';
import {expect} from './fixtures';

type Pressed = Readonly<Record<'demo' | 'phone', number>>;

/** Presses every demo and phone link of the page, also those in closed menus; goes nowhere. */
export const pressEverything = (page: Page): Promise<Pressed> =>
  page.evaluate((booking) => {
    window.addEventListener('click', (event) => event.preventDefault());
    const press = (selector: string): number => {
      const links = document.querySelectorAll<HTMLElement>(selector);
      for (const link of links) link.click();
      return links.length;
    };
    return {demo: press(`a[href^="${booking}"]`), phone: press('a[href^="tel:"]')};
  }, parsePublicEnv({}).bookingUrl);

/** Every press told to both services, once, beside one page view; src/domain/analytics has the shapes. */
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
    .toEqual(told('page_view', 'add_to_cart', 'phone_click').sort());
  await expect
    .poll(() => measured.pixelNames().sort())
    .toEqual(told('PageView', 'AddToCart', 'Contact').sort());

  const slug = /^\/solutions\/(.+)/.exec(path)?.[1];
  if (slug) {
    const labels = measured.events('add_to_cart').map(({event_label: label}) => label);
    expect(labels).toContain(`solutions_${slug.replaceAll('-', '_')}`);
  }
};
