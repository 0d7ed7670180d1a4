/** Fixed by the owner: how often the provider is looked for, in milliseconds. */
const POLL_MS = 100;
/** Fixed by the owner: when the page stops waiting for it, in milliseconds. */
const GIVE_UP_MS = 10_000;

/** A calendar service whose script has run. All that is one service's own is in this file. */
export interface Scheduler {
  /** Draws the calendar of a booking page into `parent`. Throws what the service throws. */
  readonly mount: (parent: HTMLElement, bookingUrl: string) => void;
}

/** What a Calendly-compatible script puts at `window.Calendly`. */
interface Calendly {
  readonly initInlineWidget: (options: {
    readonly url: string;
    readonly parentElement: HTMLElement;
  }) => void;
}

/** The booking page as the calendar shows it: without the event's description beside it. */
const calendarUrl = (bookingUrl: string): string => {
  const url = new URL(bookingUrl);
  url.searchParams.set('hide_event_type_details', '1');
  return url.href;
};

/** The service, or undefined while its script has not run. */
export const findScheduler = (scope: object): Scheduler | undefined => {
  const {Calendly: service} = scope as {readonly Calendly?: Calendly | null};
  return typeof service?.initInlineWidget === 'function'
    ? {
        mount: (parentElement, bookingUrl) =>
          service.initInlineWidget({url: calendarUrl(bookingUrl), parentElement}),
      }
    : undefined;
};

/**
 * True for the provider's word that a demo was booked (Calendly's event `calendly.event_scheduled`).
 * Any frame or tab may send a page messages, so only those from the provider count.
 *
 * @param addresses of the booking page and of the provider's script
 */
export const reportsBooking = (
  {origin, data}: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  addresses: readonly string[],
): boolean =>
  addresses.some((address) => new URL(address).origin === origin) &&
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  data.event === 'calendly.event_scheduled';

export interface SchedulerSearch {
  readonly find: () => Scheduler | undefined;
  /** Starts the provider's script; calls back when the browser could not load it. */
  readonly load: (onBlocked: () => void) => void;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * Waits for the provider: at once if it is there, otherwise looked for every 100 ms. Null when its
 * script is blocked (at once), when 10 s have passed, or when the search was aborted.
 */
export const awaitScheduler = ({
  find,
  load,
  signal,
}: SchedulerSearch): Promise<Scheduler | null> => {
  const present = find();
  if (present) return Promise.resolve(present);

  return new Promise((resolve) => {
    const settle = (scheduler: Scheduler | null): void => {
      clearInterval(poll);
      clearTimeout(deadline);
      signal.removeEventListener('abort', giveUp);
      resolve(scheduler);
    };
    const giveUp = (): void => settle(null);
    const poll = setInterval(() => {
      const scheduler = find();
      if (scheduler) settle(scheduler);
    }, POLL_MS);
    const deadline = setTimeout(giveUp, GIVE_UP_MS);
    signal.addEventListener('abort', giveUp);
    load(giveUp);
  });
};
