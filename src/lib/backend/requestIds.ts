import {UUID} from '../address/token.ts';
import {asRecord, persistedValue, persistValue} from '../persisted.ts';

/** Creates a random UUID, also on plain HTTP, where browsers have no `randomUUID`. */
export const newRequestId = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // RFC 9562, version 4: the version and the variant have fixed positions.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};

/** Ids that a request shares with each repeat of it. */
export interface RequestIds {
  readonly id: string;
  /** Secret in the links to the stored row. */
  readonly token: string;
}

/**
 * Storage key for the ids of unconfirmed requests, by their content. A repeat reuses its ids, so that
 * the database stores it once, also after a reload. Any other content gets new ids.
 */
const UNCONFIRMED = 'unconfirmed';

const unconfirmed = () => asRecord(persistedValue(UNCONFIRMED));

/** An earlier version of the page may have stored anything. */
const asIds = (value: unknown): RequestIds | undefined => {
  const {id, token} = asRecord(value);
  const isId = (text: unknown): text is string => typeof text === 'string' && UUID.test(text);
  return isId(id) && isId(token) ? {id, token} : undefined;
};

/** Returns the ids of a request, and whether it is a repeat. @param content the table, and what is sent */
export const requestIds = (content: string): RequestIds & {readonly isRepeat: boolean} => {
  const earlier = asIds(unconfirmed()[content]);
  const ids = earlier ?? {id: newRequestId(), token: newRequestId()};
  persistValue(UNCONFIRMED, {...unconfirmed(), [content]: ids});
  return {...ids, isRepeat: earlier !== undefined};
};

/** Removes a confirmed request, so that the same content sent again counts as a new request. */
export const confirmRequest = (content: string): void => {
  const {[content]: _, ...others} = unconfirmed();
  persistValue(UNCONFIRMED, Object.keys(others).length === 0 ? undefined : others);
};

/** Removes the confirmed request that has this token. */
export const confirmToken = (token: string): void => {
  for (const [content, ids] of Object.entries(unconfirmed())) {
    if (asIds(ids)?.token === token) confirmRequest(content);
  }
};

/** Returns the token of the last unconfirmed request to a table, or null. */
export const unconfirmedToken = (table: string): string | null => {
  const ids = Object.entries(unconfirmed())
    .filter(([content]) => content.startsWith(`${table} `))
    .map(([, value]) => asIds(value));
  return ids.at(-1)?.token ?? null;
};
