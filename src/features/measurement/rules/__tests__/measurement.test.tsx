// e2e/measurement.spec.ts covers what is sent before and after consent, page by page. These tests
// cover services that load late, or not at all, and which of several conversions is sent.
import {waitFor} from '@testing-library/react';

import {type MeasurementIds, CONSENT_KEY, type ConsentChoice, formatDecision} from '../consent';
import type {AnalyticsEvent} from '../events';
import type * as Measurement from '../measurement';
import type * as Services from '../services';
import type * as Track from '../track';

const ids: MeasurementIds = {gtagId: 'G-TEST1234', pixelId: '123456789'};
const home = {type: 'page_view', title: 'Homepage', url: 'http://localhost/'} as const;
const demo = {type: 'demo_click', source: 'header', isConversion: true} as const;
/** A press that leads to our own booking page. */
const press = {type: 'demo_click', source: 'about', isConversion: false} as const;
const booking = {type: 'demo_booking', source: 'book'} as const;

interface Site {
  readonly measurement: typeof Measurement;
  readonly services: typeof Services;
  readonly track: typeof Track.track;
}

/** Simulates a newly opened page by resetting all modules. */
const openPage = async (): Promise<Site> => {
  jest.resetModules();
  const {track} = await import('../track');
  return {
    measurement: await import('../measurement'),
    services: await import('../services'),
    track,
  };
};

const layer = (): unknown[][] =>
  ((window as unknown as {dataLayer?: IArguments[]}).dataLayer ?? []).map((call) =>
    Array.from(call as ArrayLike<unknown>),
  );
const gtagEvents = (): unknown[] =>
  layer()
    .filter(([command]) => command === 'event')
    .map(([, name]) => name);

let images: string[] = [];
const pixelEvents = (): (string | null)[] =>
  images.map((address) => new URL(address).searchParams.get('ev'));

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Stores an answer as another page of the site would. */
const storeAnswer = (choice: ConsentChoice): void =>
  localStorage.setItem(CONSENT_KEY, formatDecision({choice, date: new Date().toISOString()}));

beforeEach(() => {
  images = [];
  localStorage.clear();
  delete (window as {dataLayer?: unknown}).dataLayer;
  document.head.innerHTML = '';
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    Object.defineProperty(image, 'src', {set: (address: string) => images.push(address)});
    return image;
  });
});

afterEach(() => jest.restoreAllMocks());

/** Stores a yes and starts measurement with both services loaded. */
const agree = async ({measurement, services}: Site): Promise<void> => {
  storeAnswer('granted');
  measurement.startMeasurement(ids, () => Promise.resolve(services));
  await settled();
};

test('events sent while the services load arrive once, in order', async () => {
  const {measurement, services, track} = await openPage();
  storeAnswer('granted');
  let arrive: (module: typeof services) => void = () => undefined;
  measurement.startMeasurement(ids, () => new Promise((resolve) => (arrive = resolve)));
  measurement.recordPageView(home);
  track(demo);
  expect(images).toEqual([]);
  arrive(services);
  await settled();
  track({type: 'phone_click'});
  expect(gtagEvents()).toEqual(['page_view', 'add_to_cart', 'phone_click']);
  expect(pixelEvents()).toEqual(['PageView', 'AddToCart', 'Contact']);
});

test('a no in another tab applies before this page has received the storage event', async () => {
  const site = await openPage();
  await agree(site);
  site.measurement.recordPageView(home);
  storeAnswer('denied');
  site.track({type: 'phone_click'});
  storeAnswer('granted');
  site.track({type: 'phone_click'});
  expect(gtagEvents()).toEqual(['page_view']);
  expect(pixelEvents()).toEqual(['PageView']);
});

test('a withdrawal before the services arrive drops everything', async () => {
  const {measurement, services, track} = await openPage();
  let arrive: (module: typeof services) => void = () => undefined;
  measurement.startMeasurement(ids, () => new Promise((resolve) => (arrive = resolve)));
  track(demo);
  measurement.stopMeasurement();
  arrive(services);
  await settled();
  track(demo);
  expect(layer()).toEqual([]);
  expect(images).toEqual([]);
});

test('an answer in another tab applies to the open page', async () => {
  const {measurement} = await openPage();
  measurement.recordPageView(home);
  measurement.followOtherTabs(ids);
  storeAnswer('granted');
  window.dispatchEvent(new StorageEvent('storage'));
  await waitFor(() => expect(pixelEvents()).toEqual(['PageView']));
  storeAnswer('denied');
  window.dispatchEvent(new StorageEvent('storage'));
  expect(window).toHaveProperty(['ga-disable-G-TEST1234'], true);
});

test('another yes, also after a withdrawal, sends nothing twice', async () => {
  const site = await openPage();
  site.measurement.recordPageView(home);
  await agree(site);
  await agree(site);
  site.measurement.decide(ids, 'denied');
  site.track(demo);
  expect(window).toHaveProperty(['ga-disable-G-TEST1234'], true);
  await agree(site);
  site.track(demo);
  expect(window).toHaveProperty(['ga-disable-G-TEST1234'], false);
  expect(gtagEvents()).toEqual(['page_view', 'add_to_cart']);
  expect(pixelEvents()).toEqual(['PageView', 'AddToCart']);
  expect(document.scripts).toHaveLength(1);
});

test('a browser that refuses storage is measured after a yes, and not after a no', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  }
  const {measurement} = await openPage();
  const {mayMeasure} = await import('../consent');
  measurement.decide(ids, 'granted');
  expect(mayMeasure()).toBe(true);
  measurement.decide(ids, 'denied');
  expect(mayMeasure()).toBe(false);
});

test('one service that cannot start does not stop the other', async () => {
  jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('blocked');
  });
  const site = await openPage();
  site.measurement.recordPageView(home);
  await agree(site);
  expect(pixelEvents()).toEqual(['PageView']);
});

test('services that fail to load break nothing, and are loaded again', async () => {
  const site = await openPage();
  site.measurement.startMeasurement(ids, () => Promise.reject(new Error('offline')));
  await settled();
  expect(() => site.track(demo)).not.toThrow();
  await agree(site);
  site.track({type: 'phone_click'});
  expect(pixelEvents()).toEqual(['Contact']);
});

test('the analytics service receives the campaign, and no other part of a URL’s query', async () => {
  window.history.replaceState(null, '', '/calculator?calls=80#sheet');
  const site = await openPage();
  const {storeCampaign} = await import('../../../../lib/campaign');
  storeCampaign('?utm_source=letter&utm_medium=e-mail&q=secret');
  await agree(site);
  const config = layer().find(([command]) => command === 'config')?.[2];
  expect(config).toMatchObject({
    send_page_view: false,
    anonymize_ip: true,
    campaign_source: 'letter',
    campaign_medium: 'e-mail',
  });
  // A value of `config` would win over those that later pages `set`.
  expect(config).not.toHaveProperty('page_location');
  const location = {page_location: 'http://localhost/calculator', page_referrer: ''};
  expect(layer()).toContainEqual(['set', location]);
  expect(document.scripts[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234');
  expect(JSON.stringify(layer())).not.toMatch(/calls=80|secret/);
  window.history.replaceState(null, '', '/');
});

test.each<readonly [string, readonly AnalyticsEvent[], readonly AnalyticsEvent[]]>([
  ['a booking that is reported twice', [booking, booking], [booking]],
  ['a click, then a booking', [demo, booking], [demo]],
  ['a booking, then a click', [booking, demo], [booking]],
  ['a press that leads to our page, then a booking', [press, booking], [press, booking]],
  ['a booking, then such a press', [booking, press, booking], [booking, press]],
  ['clicks in two places', [demo, demo], [demo, demo]],
])('counts %s once, also beside a service that throws', async (_, reported, expected) => {
  const {measurement, track} = await openPage();
  const sent: AnalyticsEvent[] = [];
  const stop = (): void => undefined;
  const fail = (): never => {
    throw new Error('blocked');
  };
  const broken = {send: fail, stop: fail};
  const service = {send: (event: AnalyticsEvent) => void sent.push(event), stop};
  storeAnswer('granted');
  const createServices = () => [broken, service];
  measurement.startMeasurement(ids, () => Promise.resolve({createServices}));
  await settled();
  reported.forEach(track);
  expect(sent).toEqual(expected);
});

test('the source of a booking is the last demo button, also without services', async () => {
  const {track} = await openPage();
  const {lastDemoSource} = await import('../track');
  track(press);
  expect(lastDemoSource()).toBe('about');
  track(demo);
  expect(lastDemoSource()).toBe('header');
});
