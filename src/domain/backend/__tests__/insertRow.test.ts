import type {SupabaseClient} from '@supabase/supabase-js';

import {emptyContactForm} from '../../../testing/emptyContactForm.ts';
import {toContactRow} from '../../contact/contactMessage.ts';
import {sendContactMessage} from '../../contact/sendContactMessage.ts';
import {newsletterMessage} from '../../newsletter/messages.ts';
import {subscribe} from '../../newsletter/subscribe.ts';
import {newRequestId} from '../requestId.ts';

// Both forms against every kind of answer. The real client against real servers:
// domain/newsletter/__tests__/subscribe.test.ts; against the real database: e2e.

interface Answer {
  readonly status: number;
  readonly error: {readonly code?: string; readonly message?: string} | null;
}
type Row = Readonly<Record<string, unknown>>;

let rows: Row[] = [];
const connectTo = (answer: () => Promise<Answer>) => (): Promise<SupabaseClient> =>
  Promise.resolve({
    from: () => ({
      insert: (row: Row) => {
        rows.push(row);
        return {abortSignal: answer};
      },
    }),
  } as unknown as SupabaseClient);

let count = 0;
const typed = (message = `Secret line ${(count += 1)}`, email = 'ana@harbor.example') => ({
  ...emptyContactForm,
  firstName: 'Ana',
  lastName: 'Ruiz',
  email,
  message,
});
const origin = {page: '/contact', campaign: {}};

const send = (answer: () => Promise<Answer>, form = typed()) =>
  sendContactMessage(connectTo(answer), form, origin);
const signUp = (answer: () => Promise<Answer>, email = `secret-${(count += 1)}@harbor.example`) =>
  subscribe(connectTo(answer), {email, source: 'website'});
const always = (status: number, error: Answer['error']) => (): Promise<Answer> =>
  Promise.resolve({status, error});

const stored = always(201, null);
const lost = (): Promise<Answer> => Promise.reject(new DOMException('Timed out', 'TimeoutError'));

let logged: jest.SpyInstance;
beforeEach(() => {
  rows = [];
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const code = (value: string) => ({code: value, message: `Error ${value}`});
const empty = {message: ''};
const page = {message: '<h1>A proxy’s page</h1>'};

it.each([
  // A check of something that was typed.
  [400, code('23514'), 'rejected', 'rejected'],
  [400, code('22001'), 'rejected', 'rejected'],
  [400, code('22P02'), 'rejected', 'rejected'],
  [400, code('22P05'), 'rejected', 'rejected'],
  [400, code('22021'), 'rejected', 'rejected'],
  [422, code('23514'), 'rejected', 'rejected'],
  // Refused for another reason.
  [400, code('PGRST204'), 'failed', 'failed'],
  [400, code('PT400'), 'failed', 'failed'],
  [400, page, 'failed', 'failed'],
  [401, code('42501'), 'failed', 'failed'],
  [401, code('23514'), 'failed', 'failed'],
  [403, empty, 'failed', 'failed'],
  [404, code('42P01'), 'failed', 'failed'],
  [406, page, 'failed', 'failed'],
  [413, page, 'failed', 'failed'],
  [500, code('XX000'), 'failed', 'failed'],
  [503, empty, 'failed', 'failed'],
  [540, page, 'failed', 'failed'],
  [429, code('PT429'), 'limited', 'limited'],
  [429, page, 'limited', 'limited'],
  // There already.
  [409, code('23505'), 'ok', 'duplicate'],
  [409, empty, 'failed', 'duplicate'],
  [409, {code: '23505', message: 'violates "contact_messages_pkey"'}, 'ok', 'ok'],
  [409, code('23503'), 'failed', 'failed'],
  [409, page, 'failed', 'failed'],
  // Not the backend.
  [0, code(''), 'unreachable', 'unreachable'],
  [200, null, 'unreachable', 'unreachable'],
  [204, null, 'unreachable', 'unreachable'],
  [201, null, 'ok', 'ok'],
] as const)(
  'after %d with %j: contact %s, newsletter %s',
  async (status, error, contact, letter) => {
    const wordOf = (result: {ok: boolean; reason?: string}) => (result.ok ? 'ok' : result.reason);
    expect(wordOf(await send(always(status, error)))).toBe(contact);
    const result = await signUp(always(status, error));
    expect(wordOf(result)).toBe(letter);
    if (letter !== 'rejected')
      expect(newsletterMessage(result).underField ?? '').not.toMatch(/slip/);
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/secret/i);
  },
);

describe('an answer that is lost', () => {
  it('is asked for again with the same id, and a new message after it has one of its own', async () => {
    const form = typed();
    await send(lost, form);
    await send(always(503, empty), form);
    expect(await send(stored, form)).toEqual({ok: true});
    expect(await send(stored, form)).toEqual({ok: true});
    const ids = rows.map(({id}) => id);
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it('drops nothing that was edited in between', async () => {
    await send(lost, typed('Secret first draft'));
    await send(stored, typed('Secret second draft'));
    expect(rows[0]?.id).not.toBe(rows[1]?.id);
  });

  it('is the same sign-up from either form, and in either case', async () => {
    await subscribe(connectTo(lost), {email: 'Desk@harbor.example', source: 'blog'});
    await subscribe(connectTo(lost), {email: 'other@harbor.example', source: 'blog'});
    await subscribe(connectTo(stored), {email: ' desk@Harbor.example', source: 'website'});
    expect(rows[0]?.id).toBe(rows[2]?.id);
    expect(rows[0]?.id).not.toBe(rows[1]?.id);
  });

  it('is logged without what was typed', async () => {
    expect(await send(lost)).toEqual({ok: false, reason: 'unreachable'});
    expect(logged.mock.calls).toEqual([
      ['The contact message was not stored', {error: 'TimeoutError'}],
    ]);
  });
});

it('makes an id where the page came over plain HTTP', () => {
  const {randomUUID} = crypto;
  Object.defineProperty(crypto, 'randomUUID', {value: undefined, configurable: true});
  try {
    const ids = [newRequestId(), newRequestId()];
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(ids[0]).not.toBe(ids[1]);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', {value: randomUUID, configurable: true});
  }
});

it('a message says where it was sent from, as far as the table takes it', () => {
  const campaign = {utm_source: 'letter'};
  expect(toContactRow(typed(), {page: '/contact', campaign})).toMatchObject({
    page: '/contact',
    utm_source: 'letter',
  });
  expect(toContactRow(typed(), {page: '/caf%E9', campaign}).page).toBeUndefined();
  expect(toContactRow(typed(), {page: `/${'a'.repeat(200)}`, campaign}).page).toBeUndefined();
});
