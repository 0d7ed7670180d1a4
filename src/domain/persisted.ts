/**
 * Typed values that were not sent, by the name of their form: in memory until the page is loaded
 * again, so that a link to another page and back brings it again; and with this entry of the
 * browser's history. Like the browser's own memory that comes with Back and with a reload, a link
 * starts over, and no other tab sees it.
 */
const memory = new Map<string, unknown>();

/** The place of all values in the entry, beside what the router and others keep there. */
const PLACE = 'persisted';

/**
 * Milliseconds that a change waits for others before it goes to the entry: dragging a slider is one
 * change, not two hundred.
 */
export const ENTRY_DELAY_MS = 400;

/** Types an unknown object as a record; anything else is an empty one. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Possibly written by an earlier version of the page, so of any shape. */
export const entryValue = (key: string): unknown =>
  asRecord(asRecord(window.history.state)[PLACE])[key];

/**
 * Stores a value in the history's entry, beside what the router and others keep there.
 *
 * @param value what `history.state` can hold
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

/** Reads a value from memory, else from the history's entry. */
export const persistedValue = (key: string): unknown => memory.get(key) ?? entryValue(key);

/** In memory alone: when a form goes, the entry is already the next page's. */
export const rememberValue = (key: string, value: unknown): void => void memory.set(key, value);

/** @param value undefined: it has been sent */
export const persistValue = (key: string, value: unknown): void => {
  rememberValue(key, value);
  setEntryValue(key, value);
};

/** Forgets what is in memory, as loading a page does. For tests. */
export const forgetAllValues = (): void => memory.clear();
