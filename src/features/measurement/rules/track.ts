import type {AnalyticsEvent, DemoSource} from './events.ts';

type EventReceiver = (event: AnalyticsEvent) => void;

/** Function that events are passed to while the visit is measured; null otherwise. */
let receiver: EventReceiver | null = null;

/** Last demo button that was pressed in this visit; null without one. */
let pressedSource: DemoSource | null = null;

/** Returns the last demo button that was pressed, for the booking that follows it. */
export const lastDemoSource = (): DemoSource | null => pressedSource;

/** Reports an event, which is dropped if the visit isn't measured. Doesn't throw or wait. */
export const track = (event: AnalyticsEvent): void => {
  if (event.type === 'demo_click') pressedSource = event.source;
  receiver?.(event);
};

/** @param next must not throw; null to drop events from now on */
export const setEventReceiver = (next: EventReceiver | null): void => {
  receiver = next;
};
