/**
 * What a page draws from state of its own, kept with this entry of the browser's history. After a
 * full load browsers put back what was typed, but not into fields whose text comes from a script.
 * Like the browser's own memory it comes with Back and with a reload, a link starts over, and no
 * other tab sees it.
 */
const PLACE = 'persisted';

/**
 * Milliseconds that a change waits for others before it goes to the entry: dragging a slider is one
 * change, not two hundred.
 */
export const ENTRY_DELAY_MS = 400;

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Possibly written by an earlier version of the page, so of any shape. */
export const entryValue = (key: string): unknown =>
  asRecord(asRecord(window.history.state)[PLACE])[key];

/**
 * Leaves alone what the router and others keep in the entry.
 *
 * @param url replaces the entry's address
 */
export const setEntryValue = (key: string, value: unknown, url?: string): void => {
  const state = asRecord(window.history.state);
  const values = {...asRecord(state[PLACE]), [key]: value};
  try {
    window.history.replaceState({...state, [PLACE]: values}, '', url);
  } catch {
    // Browsers refuse too many changes in a short time; the next one will do.
  }
};
