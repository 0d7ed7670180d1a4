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

/**
 * The id of a request. A repeat of what was sent without a confirmation keeps its id, so that the
 * database stores it once; anything else gets an id of its own, so that nothing is dropped.
 *
 * @param content all that makes it the same request
 */
export const requestIdFor = (content: string): string => {
  const id = unconfirmed.get(content) ?? newRequestId();
  unconfirmed.set(content, id);
  return id;
};

/** The request was stored: the same content sent again is a new request. */
export const confirmRequest = (content: string): void => void unconfirmed.delete(content);
