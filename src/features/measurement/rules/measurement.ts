import {
  type ConsentChoice,
  type ConsentDecision,
  mayMeasure,
  saveDecision,
  isMeasurementConfigured,
  type MeasurementIds,
} from './consent.ts';
import {bareAddress, type AnalyticsEvent} from './events.ts';
import type * as Services from './services.ts';
import {
  type AnalyticsAdapter,
  holdEvents,
  type MeasurementService,
  registerAdapters,
  stopTracking,
  track,
} from './track.ts';

type PageView = Extract<AnalyticsEvent, {readonly type: 'page_view'}>;

/** At most this long, in milliseconds, the services wait for the browser to have nothing better to do. */
const TIMEOUT_MS = 1_500;

/** The period between a yes and its withdrawal; null while nothing is measured. */
let period: object | null = null;
/** True on a page that is not measured, whatever the visitor has said. */
let isPaused = false;
let services: readonly MeasurementService[] = [];
/** The page that the visitor is on, and whether it was counted. */
let page: {readonly view: PageView; readonly counted: boolean} | null = null;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), {timeout: TIMEOUT_MS});
    } else {
      window.setTimeout(resolve, 1);
    }
  });

/** A script added before the page's load event would hold that event up for as long as it takes. */
const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), {once: true});
  });

/** A browser draws pages ahead that nobody may ever open; until then nobody has seen them. */
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
  if (period === null || page === null || page.counted) return;
  page = {...page, counted: true};
  track(page.view);
};

/** A no holds from when it was said, also on a page that has not heard of it yet. */
const withConsent = (service: MeasurementService): AnalyticsAdapter => ({
  send: (event) => {
    if (mayMeasure()) service.send(event);
    else stopMeasurement();
  },
});

/**
 * Begins to measure: events are kept from this moment on, and handed over when the services are
 * there. Does nothing when that has begun already.
 */
export const startMeasurement = (
  ids: MeasurementIds,
  load: () => Promise<Pick<typeof Services, 'createServices'>> = loadServices,
): void => {
  if (isPaused || period !== null || !isMeasurementConfigured(ids)) return;
  const mine = {};
  period = mine;
  holdEvents();
  countPage();
  load().then(
    ({createServices}) => {
      // Withdrawn while the code was on its way.
      if (period !== mine) return;
      services = createServices(ids);
      registerAdapters(services.map(withConsent));
    },
    () => {
      // Offline or blocked: nothing to hand the events to. The next page tries again.
      if (period !== mine) return;
      period = null;
      stopTracking();
    },
  );
};

/** Stops at once: what was held is dropped, and the services are switched off. */
export const stopMeasurement = (): void => {
  period = null;
  stopTracking();
  for (const service of services) {
    try {
      service.stop();
    } catch {
      // Nothing is handed to it anymore.
    }
  }
  services = [];
};

/** For a page that is not measured: stops, and does not begin before `resumeMeasurement`. */
export const pauseMeasurement = (): void => {
  isPaused = true;
  page = null;
  if (period !== null) stopMeasurement();
};

/** Takes up what the visitor decided before. To be called before each page view. */
export const resumeMeasurement = (ids: MeasurementIds): void => {
  isPaused = false;
  if (isMeasurementConfigured(ids) && mayMeasure()) startMeasurement(ids);
};

/** Counts a page, once. A visitor who agrees while on it has it counted then. */
export const recordPageView = (view: Omit<PageView, 'referrer'>): void => {
  const referrer = page?.view.url ?? bareAddress(document.referrer);
  page = {view: {...view, referrer}, counted: false};
  countPage();
};

/** Remembers the visitor's answer and acts on it. A no also removes the services' cookies. */
export const decide = (ids: MeasurementIds, choice: ConsentChoice): ConsentDecision => {
  const decision = saveDecision(choice);
  if (mayMeasure()) {
    startMeasurement(ids);
  } else {
    stopMeasurement();
    // Only whoever said yes before has any; for everyone else that is a look at the cookies.
    void import('./cookies.ts').then(
      ({deleteServiceCookies}) => deleteServiceCookies(),
      () => undefined,
    );
  }
  return decision;
};

/** Follows an answer given in another tab of the same browser. */
export const followOtherTabs = (ids: MeasurementIds): void => {
  window.addEventListener('storage', () => {
    if (mayMeasure()) startMeasurement(ids);
    else if (period !== null) stopMeasurement();
  });
};
