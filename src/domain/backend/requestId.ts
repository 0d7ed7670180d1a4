import {asRecord, entryValue, setEntryValue} from '../address/historyEntry.ts';

/** A random UUID. Where the page came over plain HTTP, browsers have no `randomUUID`. */
export const newRequestId = (): string => {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562, version 4: the version and the variant stand in fixed places.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Ids of requests that no confirmation has come for, by what they send. */
const unconfirmed = new Map<string, string>();

/** Also with the history's entry, beside what was typed: the page may be loaded anew between two tries. */
const ENTRY_KEY = 'unconfirmed';
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const keep = (): void => {
  if (typeof window === 'undefined') return;
  setEntryValue(ENTRY_KEY, unconfirmed.size === 0 ? undefined : Object.fromEntries(unconfirmed));
};

const keptId = (content: string): string | undefined => {
  const id = typeof window === 'undefined' ? null : asRecord(entryValue(ENTRY_KEY))[content];
  return typeof id === 'string' && UUID.test(id) ? id : undefined;
};

/**
 * The id of a request. A repeat of what was sent without a confirmation keeps its id, so that the
 * database stores it once; anything else gets an id of its own, so that nothing is dropped.
 *
 * @param content all that makes it the same request
 */
export const requestIdFor = (content: string): string => {
  const id = unconfirmed.get(content) ?? keptId(content) ?? newRequestId();
  unconfirmed.set(content, id);
  keep();
  return id;
};

/** The request was stored: the same content sent again is a new request. */
export const confirmRequest = (content: string): void => {
  unconfirmed.delete(content);
  keep();
};
