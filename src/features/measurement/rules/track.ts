import type {AnalyticsEvent, DemoSource} from './events.ts';

/**
 * Sends events to one service. Registered only if the service is configured and the visitor has
 * consented, so an adapter doesn't check again.
 */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
}

/** Service whose consent the visitor may withdraw. */
export interface MeasurementService extends AnalyticsAdapter {
  /** Stops the adapter: nothing is sent or stored afterwards. */
  readonly stop: () => void;
}

let adapters: readonly AnalyticsAdapter[] = [];
/** Events stored while the services load; null otherwise. */
let held: AnalyticsEvent[] | null = null;

/** Type of the demo conversion reported in this visit; null without one. */
let conversion: 'demo_click' | 'demo_booking' | null = null;

/** Last demo button that was pressed in this visit; null without one. */
let pressedSource: DemoSource | null = null;

/** Returns the last demo button that was pressed, for the booking that follows it. */
export const lastDemoSource = (): DemoSource | null => pressedSource;

/**
 * Checks for a second conversion of the visit: a booking after a click isn't reported, and nothing is
 * after a booking. Each click is reported as long as there is no booking, and each one that isn't a
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
 * Sends an event to every registered service. Doesn't throw or wait.
 *
 * Without a registered service the event is dropped, unless `holdEvents` was called because the services
 * are being loaded.
 */
export const track = (event: AnalyticsEvent): void => {
  if (event.type === 'demo_click') pressedSource = event.source;
  if ((held === null && adapters.length === 0) || isDuplicateConversion(event)) return;
  if (held === null) deliver(event);
  else held.push(event);
};

/** Stores events until `registerAdapters` or `stopTracking` is called. */
export const holdEvents = (): void => {
  held = [];
};

/** Registers all services of this visit and sends them the stored events. */
export const registerAdapters = (loaded: readonly AnalyticsAdapter[]): void => {
  adapters = loaded;
  held?.forEach(deliver);
  held = null;
};

/** Drops the stored events and stops sending new ones. */
export const stopTracking = (): void => {
  // A stored conversion was never sent.
  if (held !== null) conversion = null;
  adapters = [];
  held = null;
};
