/** @jest-environment jsdom */
import type {SupabaseClient} from '@supabase/supabase-js';

import type * as InsertRow from '../insertRow.ts';
import {insertOutcome} from '../insertRow.ts';
import {newRequestId} from '../requestIds.ts';

// With the real client and database, and without an answer: e2e/contact.spec.ts and e2e/faults.spec.ts.
// The logged status and code: src/features/newsletter/parts.

let status = 201;
const ids: unknown[] = [];
const client = {
  from: () => ({
    insert: ({id}: {id: string}) => {
      ids.push(id);
      return {abortSignal: () => Promise.resolve({status, error: status === 201 ? null : {}})};
    },
  }),
} as unknown as SupabaseClient;

/** Sends a message, and answers with the status. @param page origin of the request */
const send = (
  {insertRow}: typeof InsertRow,
  answer: number,
  message: string,
  page = '/contact',
) => {
  status = answer;
  const row = {message};
  return insertRow(client, {table: 'contact_messages', row, origin: {page}, failureLabel: ''});
};
/** Simulates a newly opened page: memory is empty, and the history entry is kept. */
const openPage = (): Promise<typeof InsertRow> => {
  jest.resetModules();
  return import('../insertRow.ts');
};

beforeEach(() => {
  ids.length = 0;
  window.history.replaceState({key: 'router'}, '');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test.each([
  [201, '', 'done'],
  // A check constraint on typed text.
  [400, '23514', 'rejected'],
  [422, '22P02', 'rejected'],
  // Refused for another reason.
  [400, 'PGRST204', 'failed'],
  [401, '23514', 'failed'],
  [503, '', 'failed'],
  [429, '', 'limited'],
  // A duplicate.
  [409, '23505', 'duplicate'],
  [409, '', 'duplicate'],
  [409, '23503', 'failed'],
  // A response from something else, or none.
  [200, '', 'unreachable'],
  [0, '', 'unreachable'],
] as const)('the status %d with the code %j means: %s', (answer, code, outcome) => {
  expect(insertOutcome({status: answer, error: {code}}, false)).toBe(outcome);
});

test('a repeated request counts as stored when it collides with the first, which is still being stored', () => {
  expect(insertOutcome({status: 409, error: {code: '23505'}}, true)).toBe('done');
  // Another row has the same unique value.
  expect(insertOutcome({status: 409, error: null}, true)).toBe('duplicate');
});

test('repeats a request with the same id from any page; the next request has a new one', async () => {
  const page = await openPage();
  await send(page, 503, 'Same');
  await send(page, 503, 'Edited');
  await send(page, 201, 'Same', '/');
  await send(page, 201, 'Same');
  const [first, edited, repeat, next] = ids;
  expect(repeat).toBe(first);
  expect(edited).not.toBe(first);
  expect(next).not.toBe(first);
});

test('keeps a request’s id over a reload until it is confirmed, and then deletes it', async () => {
  await send(await openPage(), 503, 'Reloaded');
  await send(await openPage(), 201, 'Reloaded');
  expect(ids[1]).toBe(ids[0]);
  expect(window.history.state).toEqual({key: 'router', persisted: {unconfirmed: undefined}});
});

test('sends a new id if the stored entry has other data', async () => {
  const unconfirmed = {'contact_messages {"message":"Odd"}': '<b>'};
  window.history.replaceState({persisted: {unconfirmed}}, '');
  await send(await openPage(), 201, 'Odd');
  expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
});

test('a request’s id is a random UUID of version 4', () => {
  const random = [newRequestId(), newRequestId()];
  for (const id of random)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(random[0]).not.toBe(random[1]);
});
