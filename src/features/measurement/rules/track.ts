import type {AnalyticsEvent, DemoSource} from './events.ts';

/**
 * Carries events to one service. It is registered only when that service is configured and the
 * visitor has agreed, so an adapter need not ask again.
 */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
}

/** A service that a visitor has agreed to and may withdraw from. */
export interface MeasurementService extends AnalyticsAdapter {
  /** Stops the adapter: nothing is sent or stored afterwards. */
  readonly stop: () => void;
}

let adapters: readonly AnalyticsAdapter[] = [];
/** Events held for the services that are being loaded; null while none are. */
let held: AnalyticsEvent[] | null = null;

/** Demo conversion reported in this visit; null without one. */
let conversion: 'demo_click' | 'demo_booking' | null = null;

/** The demo button that was pressed last in this visit; null: none. */
let pressedSource: DemoSource | null = null;

/** Source of the last demo press, for a booking that follows it. */
export const lastDemoSource = (): DemoSource | null => pressedSource;

/**
 * A booking and the clicks of one visit are one conversion: after a click a booking is not told,
 * and after a booking nothing more is. Clicks among themselves are told one by one, and so are
 * those that aren't a conversion.
 */
const isDuplicateConversion = (event: AnalyticsEvent): boolean => {
  const {type} = event;
  if (type !== 'demo_booking' && !(type === 'demo_click' && event.isConversion)) return false;
  if (conversion === 'demo_booking' || (conversion !== null && type === 'demo_booking'))
    return true;
  conversion = type;
  return false;
};

const deliver = (event: AnalyticsEvent): void => {
  for (const adapter of adapters) {
    try {
      adapter.send(event);
    } catch {
      // One failing adapter must not affect the others.
    }
  }
};

/**
 * Tells every registered service. Never throws, never waits.
 *
 * Without a registered service the event is dropped, unless `holdEvents` says that one is on its
 * way.
 */
export const track = (event: AnalyticsEvent): void => {
  if (event.type === 'demo_click') pressedSource = event.source;
  if ((held === null && adapters.length === 0) || isDuplicateConversion(event)) return;
  if (held === null) deliver(event);
  else held.push(event);
};

export const holdEvents = (): void => {
  held = [];
};

/** Hands the services, all that were loaded for this visit, what was held for them. */
export const registerAdapters = (arrivals: readonly AnalyticsAdapter[]): void => {
  adapters = arrivals;
  held?.forEach(deliver);
  held = null;
};

/** Withdrawal: nothing more is sent, and nothing is kept. */
export const stopTracking = (): void => {
  // What was held is dropped, and so was not told.
  if (held !== null) conversion = null;
  adapters = [];
  held = null;
};
