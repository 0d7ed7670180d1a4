// In a browser, because that is what all of this is about.
import {type MeasurementIds} from '../configured';
import {CONSENT_KEY, CONSENT_VERSION, type ConsentChoice, formatDecision} from '../consent';
import type * as Measurement from '../measurement';
import type * as Services from '../services';
import type * as Track from '../track';

const ids: MeasurementIds = {gtagId: 'G-TEST1234', pixelId: '123456789'};
const home = {type: 'page_view', title: 'Homepage', url: 'http://localhost/'} as const;
const demo = {type: 'demo_click', source: 'header'} as const;

interface Site {
  readonly measurement: typeof Measurement;
  readonly services: typeof Services;
  readonly track: typeof Track.track;
}

/** A freshly opened page: every module forgets what it knew. */
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

/** Longer than the services take when they are fetched in earnest, from the disk. */
const LONG_ENOUGH_MS = 200;
const undisturbed = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));

/** As another page of the site does. */
const storeAnswer = (choice: ConsentChoice): void =>
  localStorage.setItem(CONSENT_KEY, formatDecision({choice, date: new Date().toISOString()}));

const setGlobalPrivacyControl = (value: boolean): void => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value, configurable: true});
};

beforeEach(() => {
  images = [];
  localStorage.clear();
  delete (window as {dataLayer?: unknown}).dataLayer;
  document.head.innerHTML = '';
  setGlobalPrivacyControl(false);
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img');
    Object.defineProperty(image, 'src', {set: (address: string) => images.push(address)});
    return image;
  });
});

afterEach(() => jest.restoreAllMocks());

/** `decide` fetches the services by itself; here they come when the test says so. */
const agree = async ({measurement, services}: Site): Promise<void> => {
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({version: CONSENT_VERSION, choice: 'granted', date: new Date().toISOString()}),
  );
  measurement.startMeasurement(ids, () => Promise.resolve(services));
  await settled();
};

test('nothing is put on the page before a yes', async () => {
  const {measurement, track} = await openPage();
  measurement.resumeMeasurement(ids);
  measurement.recordPageView(home);
  track(demo);
  await undisturbed();
  expect(layer()).toEqual([]);
  expect(images).toEqual([]);
  expect(document.scripts).toHaveLength(0);
});

test('the page on which the visitor agrees is counted, what was pressed before is not', async () => {
  const site = await openPage();
  site.measurement.recordPageView(home);
  site.track(demo);
  await agree(site);
  expect(gtagEvents()).toEqual(['page_view']);
  expect(pixelEvents()).toEqual(['PageView']);
});

test('events while the services are on their way arrive once, in order', async () => {
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

test('a no said elsewhere holds before this page has heard of it', async () => {
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

test('saying yes twice doubles nothing', async () => {
  const site = await openPage();
  await agree(site);
  await agree(site);
  site.measurement.recordPageView(home);
  expect(gtagEvents()).toEqual(['page_view']);
  expect(document.scripts).toHaveLength(1);
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

test('a withdrawal stops the services and removes their cookies; another yes does not double', async () => {
  const site = await openPage();
  site.measurement.recordPageView(home);
  await agree(site);
  document.cookie = '_ga=GA1.1.1; path=/';
  document.cookie = '_fbp=fb.1.1; path=/';
  document.cookie = 'ours=kept; path=/';

  site.measurement.decide(ids, 'denied');
  await settled();
  site.track(demo);
  expect(gtagEvents()).toEqual(['page_view']);
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234']).toBe(true);
  expect(document.cookie).toBe('ours=kept');

  await agree(site);
  site.track(demo);
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST1234']).toBe(false);
  expect(gtagEvents()).toEqual(['page_view', 'add_to_cart']);
  expect(pixelEvents()).toEqual(['PageView', 'AddToCart']);
  expect(document.scripts).toHaveLength(1);
});

test('Global Privacy Control is a no, whatever was said before', async () => {
  setGlobalPrivacyControl(true);
  const {measurement, track} = await openPage();
  measurement.decide(ids, 'granted');
  measurement.resumeMeasurement(ids);
  measurement.recordPageView(home);
  track(demo);
  await undisturbed();
  expect(layer()).toEqual([]);
  expect(images).toEqual([]);
});

test('a browser that refuses storage is measured after a yes, and not after a no', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  const {measurement} = await openPage();
  const {mayMeasure} = await import('../consent');
  expect(mayMeasure()).toBe(false);
  measurement.decide(ids, 'granted');
  expect(mayMeasure()).toBe(true);
  measurement.decide(ids, 'denied');
  expect(mayMeasure()).toBe(false);
});

test('one service that cannot start does not take the other along', async () => {
  jest.spyOn(document.head, 'append').mockImplementation(() => {
    throw new Error('blocked');
  });
  const site = await openPage();
  site.measurement.recordPageView(home);
  await agree(site);
  expect(pixelEvents()).toEqual(['PageView']);
});

test('services that cannot be fetched break nothing', async () => {
  const {measurement, track} = await openPage();
  measurement.startMeasurement(ids, () => Promise.reject(new Error('offline')));
  await settled();
  expect(() => track(demo)).not.toThrow();
  expect(images).toEqual([]);
});

test('the analytics script is told to keep to our addresses', async () => {
  window.history.replaceState(null, '', '/calculator?calls=80#sheet');
  const site = await openPage();
  await agree(site);
  const config = layer().find(([command]) => command === 'config');
  expect(config).toEqual([
    'config',
    'G-TEST1234',
    expect.objectContaining({
      send_page_view: false,
      anonymize_ip: true,
    }),
  ]);
  // A value of `config` would win over those that later pages `set`.
  expect(config?.[2]).not.toHaveProperty('page_location');
  expect(layer()).toContainEqual([
    'set',
    {page_location: 'http://localhost/calculator', page_referrer: ''},
  ]);
  expect(document.scripts[0]?.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST1234');
  expect(JSON.stringify(layer())).not.toContain('calls=80');
  window.history.replaceState(null, '', '/');
});

test('the page before is told bare: from the second view on, after Back, and after a late yes', async () => {
  const pages = ['/', '/calculator', '/'].map((path) => `http://localhost${path}`);
  const site = await openPage();
  for (const url of pages) {
    site.measurement.recordPageView({type: 'page_view', title: url, url});
    if (url.endsWith('/calculator')) await agree(site);
  }
  const referrers = layer()
    .filter(([command, name]) => command === 'event' && name === 'page_view')
    .map(([, , data]) => (data as {page_referrer: string}).page_referrer);
  expect(referrers).toEqual(['http://localhost/', 'http://localhost/calculator']);
});

test('the campaign of the first address goes to the analytics service, the rest of it does not', async () => {
  const site = await openPage();
  const {keepCampaign} = await import('../../campaign/campaign');
  keepCampaign('?utm_source=letter&utm_medium=e-mail&q=secret');
  await agree(site);
  const config = layer().find(([command]) => command === 'config');
  expect(config?.[2]).toMatchObject({campaign_source: 'letter', campaign_medium: 'e-mail'});
  expect(JSON.stringify(layer())).not.toContain('secret');
});
