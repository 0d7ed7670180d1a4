// Demo and phone links, on whichever page they stand.
import type {Page} from '@playwright/test';

import {parsePublicEnv} from '../src/config/publicEnv';
import type {Measured} from './fakes';
import {expect} from './fixtures';

export interface Pressed {
  readonly demo: number;
  readonly phone: number;
}

/** Presses every demo and phone link of the page, also those in closed menus; goes nowhere. */
export const pressEverything = (page: Page): Promise<Pressed> =>
  page.evaluate((booking) => {
    window.addEventListener('click', (event) => event.preventDefault());
    const press = (selector: string): number => {
      const links = document.querySelectorAll<HTMLElement>(selector);
      for (const link of links) link.click();
      return links.length;
    };
    return {demo: press(`a[href="${booking}"]`), phone: press('a[href^="tel:"]')};
  }, parsePublicEnv({}).bookingUrl);

/** Every press told to both services, once, in the exact shape, beside one page view. */
export const expectPressesTold = async (
  measured: Measured,
  {demo, phone}: Pressed,
  path: string,
): Promise<void> => {
  expect(demo, 'demo links').toBeGreaterThan(0);
  expect(phone, 'phone links').toBeGreaterThan(0);
  await expect.poll(() => measured.names()).toHaveLength(1 + demo + phone);
  await expect.poll(() => measured.pixel).toHaveLength(1 + demo + phone);

  const demos = measured.events('add_to_cart');
  expect(demos).toHaveLength(demo);
  for (const {event_label: label, ...payload} of demos) {
    // The compiler keeps them to the scheme: `DemoSource` in src/domain/analytics/events.ts.
    expect(label).toMatch(/^[a-z_]+$/);
    expect(payload).toEqual({
      currency: 'USD',
      value: 999,
      items: [{item_name: 'Demo Booking', item_category: 'Service', quantity: 1, price: 999}],
    });
  }
  expect(measured.events('phone_click')).toEqual(
    Array.from({length: phone}, () => ({event_label: 'test_ai_phone'})),
  );
  expect(measured.pixelNames().filter((name) => name === 'AddToCart')).toHaveLength(demo);
  expect(measured.pixelNames().filter((name) => name === 'Contact')).toHaveLength(phone);

  const slug = /^\/solutions\/(.+)/.exec(path)?.[1];
  if (slug) {
    const own = `solutions_${slug.replaceAll('-', '_')}`;
    expect(demos.map(({event_label: label}) => label)).toContain(own);
  }
};
