import {
  type AnalyticsEvent,
  bareAddress,
  demoBooking,
  type MeasurementService,
  phoneLabel,
} from './events.ts';

/** Meta's URL for events reported without its script. */
const ENDPOINT = 'https://www.facebook.com/tr/';

/** One standard event of the pixel. */
export interface PixelEvent {
  readonly event: 'PageView' | 'AddToCart' | 'Contact' | 'Lead';
  readonly data: Readonly<Record<string, string | number>>;
}

/** Returns the pixel's event for one of ours (docs/build/decisions.md); null if it isn't reported. */
export const pixelEvent = (event: AnalyticsEvent): PixelEvent | null => {
  switch (event.type) {
    case 'page_view':
      return {event: 'PageView', data: {}};
    case 'demo_click':
    case 'demo_booking': {
      // Only a booking is one of the pixel's standard events.
      if (event.type === 'demo_click' && !event.isConversion) return null;
      const {name, category, price, currency} = demoBooking;
      return {
        event: 'AddToCart',
        data: {
          content_name: name,
          content_category: category,
          value: price,
          currency,
          source: event.source,
        },
      };
    }
    case 'phone_click':
      return {event: 'Contact', data: {content_name: phoneLabel}};
    case 'newsletter_signup':
      return {event: 'Lead', data: {}};
    // The owner ties `Lead` to the newsletter, so a message would blur what it counts.
    case 'contact_message':
    case 'call_finished':
      return null;
  }
};

/** Builds the URL of the image that reports an event. `sentAt` is in milliseconds since 1970. */
export const pixelAddress = (
  id: string,
  {event, data}: PixelEvent,
  page: string,
  sentAt: number,
): string => {
  const query = new URLSearchParams({id, ev: event, dl: page});
  for (const [name, value] of Object.entries(data)) query.set(`cd[${name}]`, String(value));
  // Makes each URL unique, because the browser would not request a cached image again.
  query.set('ts', String(sentAt));
  query.set('noscript', '1');
  return `${ENDPOINT}?${query.toString()}`;
};

/**
 * Creates the ad pixel, which uses Meta's image URL without its script.
 *
 * The script (fbevents.js) reads the URL with its query, the referrer, buttons and form fields, and has
 * no option to leave out the query. The image sends only the parameters written here. Its cost is
 * matching by the cookies that the script would set on our own domain.
 *
 * @param id the pixel's id, digits.
 */
export const createPixel = (id: string): MeasurementService => {
  // An image without a reference may be garbage-collected before it is requested.
  const inFlight = new Set<HTMLImageElement>();
  let page = bareAddress(window.location.href);
  let last = 0;

  return {
    send: (event) => {
      if (event.type === 'page_view') page = event.url;
      const reported = pixelEvent(event);
      if (reported === null) return;
      // Unique, also for stored events that are sent in the same millisecond.
      last = Math.max(Date.now(), last + 1);
      const image = new Image(1, 1);
      const done = (): void => void inFlight.delete(image);
      image.addEventListener('load', done);
      image.addEventListener('error', done);
      image.referrerPolicy = 'strict-origin';
      inFlight.add(image);
      image.src = pixelAddress(id, reported, page, last);
    },
    stop: () => inFlight.clear(),
  };
};
