/** Fixed by the owner: how often the provider is looked for, in milliseconds. */
const POLL_MS = 100;
/** Fixed by the owner: when the page stops waiting for it, in milliseconds. */
export const GIVE_UP_MS = 10_000;

/** What a Calendly-compatible script puts at `window.Calendly`. */
interface Calendly {
  readonly initInlineWidget: (options: {
    readonly url: string;
    readonly parentElement: HTMLElement;
  }) => void;
}

/** Draws the calendar of a booking page into `parent`. Throws what the service throws. */
export type MountCalendar = (parent: HTMLElement, bookingUrl: string) => void;

/** The booking page as the calendar shows it: without the event's description beside it. */
const calendarUrl = (bookingUrl: string): string => {
  const url = new URL(bookingUrl);
  url.searchParams.set('hide_event_type_details', '1');
  return url.href;
};

/** How the service draws, or undefined while its script has not run. */
export const findMount = (scope: object): MountCalendar | undefined => {
  const {Calendly: service} = scope as {readonly Calendly?: Calendly | null};
  return typeof service?.initInlineWidget === 'function'
    ? (parentElement, bookingUrl) =>
        service.initInlineWidget({url: calendarUrl(bookingUrl), parentElement})
    : undefined;
};

/**
 * True for a message of the provider: any frame or tab may send a page messages.
 *
 * @param addresses of the booking page and of the provider's script
 */
export const isFromProvider = (
  {origin}: Pick<MessageEvent<unknown>, 'origin'>,
  addresses: readonly string[],
): boolean => addresses.some((address) => new URL(address).origin === origin);

/** True for what says that a demo was booked (Calendly's event `calendly.event_scheduled`). */
export const reportsBooking = ({data}: Pick<MessageEvent<unknown>, 'data'>): boolean =>
  typeof data === 'object' &&
  data !== null &&
  'event' in data &&
  data.event === 'calendly.event_scheduled';

export interface MountSearch {
  readonly find: () => MountCalendar | undefined;
  /** Starts the provider's script; calls back when the browser could not load it. */
  readonly load: (onBlocked: () => void) => void;
  /** Aborted when nobody waits any more. */
  readonly signal: AbortSignal;
}

/**
 * Waits for the provider: at once if it is there, otherwise looked for every 100 ms. Null when its
 * script is blocked (at once), when 10 s have passed, or when the search was aborted.
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
