/** Milliseconds between checks for the provider (fixed by the owner). */
const POLL_MS = 100;
/** Milliseconds until the page gives up on the provider (fixed by the owner). */
export const GIVE_UP_MS = 10_000;

/** API of a Calendly-compatible script at `window.Calendly`. */
interface Calendly {
  readonly initInlineWidget: (options: {
    readonly url: string;
    readonly parentElement: HTMLElement;
  }) => void;
}

/** Renders the calendar of a booking page into `parent`. Rethrows the provider's errors. */
export type MountCalendar = (parent: HTMLElement, bookingUrl: string) => void;

/** URL of the booking page as embedded: without the event's description. */
const calendarUrl = (bookingUrl: string): string => {
  const url = new URL(bookingUrl);
  url.searchParams.set('hide_event_type_details', '1');
  return url.href;
};

/** Returns the provider's render function; undefined until its script has run. */
export const findMount = (scope: object): MountCalendar | undefined => {
  const {Calendly: service} = scope as {readonly Calendly?: Calendly | null};
  return typeof service?.initInlineWidget === 'function'
    ? (parentElement, bookingUrl) =>
        service.initInlineWidget({url: calendarUrl(bookingUrl), parentElement})
    : undefined;
};

/**
 * Checks the origin of a message, because any frame or tab can post messages to a page.
 *
 * @param addresses of the booking page and of the provider's script
 */
export const isFromProvider = (
  {origin}: Pick<MessageEvent<unknown>, 'origin'>,
  addresses: readonly string[],
): boolean => addresses.some((address) => new URL(address).origin === origin);

/** Checks for the message that a demo was booked (Calendly's event `calendly.event_scheduled`). */
export const reportsBooking = ({data}: Pick<MessageEvent<unknown>, 'data'>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  data.event === 'calendly.event_scheduled';

export interface MountSearch {
  readonly find: () => MountCalendar | undefined;
  /** Loads the provider's script; calls `onBlocked` if the browser can't load it. */
  readonly load: (onBlocked: () => void) => void;
  /** Aborted when the result is no longer needed. */
  readonly signal: AbortSignal;
}

/**
 * Waits for the provider: immediately if it has loaded, otherwise polled every 100 ms. Null if its
 * script is blocked (immediately), after 10 s, or when the wait is aborted.
 */
export const awaitMount = ({find, load, signal}: MountSearch): Promise<MountCalendar | null> => {
  const present = find();
  if (present) return Promise.resolve(present);

  return new Promise((resolve) => {
    const settle = (mount: MountCalendar | null): void => {
      clearInterval(poll);
      clearTimeout(deadline);
      signal.removeEventListener('abort', giveUp);
      resolve(mount);
    };
    const giveUp = (): void => settle(null);
    const poll = setInterval(() => {
      const mount = find();
      if (mount) settle(mount);
    }, POLL_MS);
    const deadline = setTimeout(giveUp, GIVE_UP_MS);
    signal.addEventListener('abort', giveUp);
    load(giveUp);
  });
};
