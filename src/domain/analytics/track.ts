import {type AnalyticsEvent} from './events';

/**
 * Carries events to one service. It is registered only when that service is configured and the
 * visitor has agreed, so an adapter need not ask again.
 */
export interface AnalyticsAdapter {
  readonly name: string;
  readonly send: (event: AnalyticsEvent) => void;
}

/**
 * How many events are kept for a service that has not arrived yet. A visit has a handful; the
 * bound only keeps a tab that is open for days from growing.
 */
export const QUEUE_LIMIT = 50;

const adapters = new Map<string, AnalyticsAdapter>();
let holding = false;
let queue: AnalyticsEvent[] = [];

const deliver = (adapter: AnalyticsAdapter, event: AnalyticsEvent): void => {
  try {
    adapter.send(event);
  } catch {
    // A service that throws is that service's loss; the page goes on.
  }
};

/**
 * Tells every registered service. Never throws, never waits.
 *
 * Without a registered service the event is dropped, unless `holdEvents` says that one is on its way.
 */
export const track = (event: AnalyticsEvent): void => {
  if (adapters.size === 0) {
    if (holding && queue.length < QUEUE_LIMIT) queue.push(event);
    return;
  }
  for (const adapter of adapters.values()) deliver(adapter, event);
};

/** From now on, events are kept for the services that are being loaded. */
export const holdEvents = (): void => {
  holding = true;
};

/**
 * Adds services, all that were loaded for this visit together, and hands them what was queued, once.
 * A service that is already there (by name) is left as it is, so nothing is sent twice.
 */
export const registerAdapters = (arrivals: readonly AnalyticsAdapter[]): void => {
  const added = arrivals.filter((adapter) => !adapters.has(adapter.name));
  for (const adapter of added) adapters.set(adapter.name, adapter);
  const queued = queue;
  queue = [];
  holding = false;
  for (const event of queued) for (const adapter of added) deliver(adapter, event);
};

/** Withdrawal: nothing more is sent, and nothing is kept. */
export const stopTracking = (): void => {
  adapters.clear();
  queue = [];
  holding = false;
};
