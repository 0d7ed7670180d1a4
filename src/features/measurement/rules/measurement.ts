import {
  type ConsentChoice,
  mayMeasure,
  saveDecision,
  isMeasurementConfigured,
  type MeasurementIds,
} from './consent.ts';
import {bareAddress, type AnalyticsEvent, type MeasurementService} from './events.ts';
import type * as Services from './services.ts';
import {setEventReceiver, track} from './track.ts';

type PageView = Extract<AnalyticsEvent, {readonly type: 'page_view'}>;

/** Maximum milliseconds that loading the services waits for the browser to be idle. */
const TIMEOUT_MS = 1_500;

/** Identity of the current measurement, from consent to withdrawal; null while nothing is measured. */
let period: object | null = null;
/** True on a page that is not measured, also with consent. */
let isPaused = false;
let services: readonly MeasurementService[] = [];
/** Current page, and whether its view was tracked. */
let page: {readonly view: PageView; readonly isCounted: boolean} | null = null;
/** Type of the demo conversion sent in this visit; null without one. */
let conversion: 'demo_click' | 'demo_booking' | null = null;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), {timeout: TIMEOUT_MS});
    } else {
      window.setTimeout(resolve, 1);
    }
  });

/** Resolves after the page's load event, which a script added earlier would delay. */
const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), {once: true});
  });

/** Resolves once the page is visible. Browsers also prerender pages that the visitor may never open. */
const whenOpened = (): Promise<void> =>
  new Promise((resolve) => {
    if (!('prerendering' in document && document.prerendering)) resolve();
    else document.addEventListener('prerenderingchange', () => resolve(), {once: true});
  });

const loadServices = async (): Promise<typeof Services> => {
  await whenOpened();
  await whenLoaded();
  await whenIdle();
  return import('./services.ts');
};

const countPage = (): void => {
  if (period === null || page === null || page.isCounted) return;
  page = {...page, isCounted: true};
  track(page.view);
};

/**
 * Checks whether an event repeats the visit's conversion. After a booking no other conversion is sent,
 * and after a click no booking. Clicks before a booking are all sent, and so is every click that isn't a
 * conversion.
 */
const isDuplicateConversion = (event: AnalyticsEvent): boolean => {
  const {type} = event;
  if (type !== 'demo_booking' && !(type === 'demo_click' && event.isConversion)) return false;
  if (conversion === 'demo_booking' || (conversion !== null && type === 'demo_booking'))
    return true;
  conversion = type;
  return false;
};

const sendEvent = (event: AnalyticsEvent): void => {
  // Checked for each event, because consent may have been withdrawn in another tab.
  if (!mayMeasure()) {
    stopMeasurement();
    return;
  }
  if (isDuplicateConversion(event)) return;
  for (const service of services) {
    try {
      service.send(event);
    } catch {
      // One failing service must not affect the other.
    }
  }
};

/**
 * Starts measurement: holds events from now on, and sends them once the services have loaded. Does
 * nothing if measurement has already started.
 */
export const startMeasurement = (
  ids: MeasurementIds,
  load: () => Promise<Pick<typeof Services, 'createServices'>> = loadServices,
): void => {
  if (isPaused || period !== null || !isMeasurementConfigured(ids)) return;
  const thisPeriod = {};
  period = thisPeriod;
  const held: AnalyticsEvent[] = [];
  setEventReceiver((event) => void held.push(event));
  countPage();
  load().then(
    ({createServices}) => {
      // Consent was withdrawn while the code loaded.
      if (period !== thisPeriod) return;
      services = createServices(ids);
      setEventReceiver(sendEvent);
      held.forEach(sendEvent);
    },
    () => {
      // Offline or blocked. The next page tries again.
      if (period === thisPeriod) stopMeasurement();
    },
  );
};

/** Stops measurement immediately: drops held events and stops the services. */
export const stopMeasurement = (): void => {
  period = null;
  setEventReceiver(null);
  for (const service of services) {
    try {
      service.stop();
    } catch {
      // It receives no more events in any case.
    }
  }
  services = [];
};

/** Starts or stops measurement, as the visitor's answer says. */
const applyDecision = (ids: MeasurementIds): void => {
  if (mayMeasure()) startMeasurement(ids);
  else stopMeasurement();
};

/** Stops measurement on a page that is not measured, until `resumeMeasurement`. */
export const pauseMeasurement = (): void => {
  isPaused = true;
  page = null;
  stopMeasurement();
};

/** Starts measurement if the visitor has consented. Called before each page view. */
export const resumeMeasurement = (ids: MeasurementIds): void => {
  isPaused = false;
  applyDecision(ids);
};

/** Tracks a page view once: now, or when the visitor consents while on the page. */
export const recordPageView = (view: Omit<PageView, 'referrer'>): void => {
  const referrer = page?.view.url ?? bareAddress(document.referrer);
  page = {view: {...view, referrer}, isCounted: false};
  countPage();
};

/** Stores the visitor's answer and applies it. A refusal also deletes the services' cookies. */
export const decide = (ids: MeasurementIds, choice: ConsentChoice): void => {
  saveDecision(choice);
  applyDecision(ids);
  if (mayMeasure()) return;
  // Only visitors who consented earlier have any.
  void import('./cookies.ts').then(
    ({deleteServiceCookies}) => deleteServiceCookies(),
    () => undefined,
  );
};

/** Applies an answer given in another tab of the same browser. */
export const followOtherTabs = (ids: MeasurementIds): void =>
  window.addEventListener('storage', () => applyDecision(ids));
