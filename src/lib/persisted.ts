/**
 * Values by key that belong to the open page, such as the unsent fields of a form, the ids of unconfirmed
 * requests, or the time zone that the visitor chose. They are in memory until the page reloads, so that
 * they are restored after a visit to another page; and in the current history entry, so that Back and
 * reload restore them. Values that belong to one history entry, such as the token of an email's link, are
 * only in that (`setEntryValue`). As with the browser's own form restoration, a new link starts empty and
 * tabs share nothing.
 */
const memory = new Map<string, unknown>();

/** Key of all values in `history.state`, which the router also uses. */
const STATE_KEY = 'persisted';

/**
 * Milliseconds to batch changes before writing the history entry: dragging a slider is one write
 * instead of 200.
 */
export const ENTRY_DELAY_MS = 400;

/** Casts an object to a record; any other value becomes an empty record. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Reads a value of any type, because an earlier version of the page may have written it. */
export const entryValue = (key: string): unknown =>
  asRecord(asRecord(window.history.state)[STATE_KEY])[key];

const changeEntry = (
  method: 'pushState' | 'replaceState',
  change: Readonly<Record<string, unknown>>,
  url?: string,
): void => {
  const state = asRecord(window.history.state);
  const values = {...asRecord(state[STATE_KEY]), ...change};
  try {
    window.history[method]({...state, [STATE_KEY]: values}, '', url);
  } catch {
    // Browsers limit the rate of history changes; the next change stores this value too.
  }
};

/**
 * Stores a value in the history entry and keeps the router's state.
 *
 * @param value must be serializable in `history.state`
 * @param url replaces the entry's URL
 */
export const setEntryValue = (key: string, value: unknown, url?: string): void =>
  changeEntry('replaceState', {[key]: value}, url);

/** Adds a history entry of the same page with another value; Back returns to the current entry. */
export const addEntry = (key: string, value: unknown): void =>
  // The current entry may not have the newest text yet.
  changeEntry('pushState', {...Object.fromEntries(memory), [key]: value});

/** Reads a value from memory, otherwise from the history entry. */
export const persistedValue = (key: string): unknown => memory.get(key) ?? entryValue(key);

/** Stores in memory only: when a form unmounts, the history entry is already the next page's. */
export const rememberValue = (key: string, value: unknown): void => void memory.set(key, value);

/** @param value undefined once the form has been sent */
export const persistValue = (key: string, value: unknown): void => {
  rememberValue(key, value);
  setEntryValue(key, value);
};

/** Clears the memory, as a page load does. For tests. */
export const forgetAllValues = (): void => memory.clear();
