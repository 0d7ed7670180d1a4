/** @jest-environment jsdom */
import type * as RequestId from '../requestId.ts';

/** As a page that was loaded anew: nothing is in memory, the history's entry is there. */
const loadPage = async (): Promise<typeof RequestId> => {
  jest.resetModules();
  return import('../requestId.ts');
};

beforeEach(() => window.history.replaceState({key: 'router'}, ''));

test('a request keeps its id over a reload until it is confirmed', async () => {
  const first = await loadPage();
  const id = first.requestIdFor('message');
  expect(first.requestIdFor('another')).not.toBe(id);

  const second = await loadPage();
  expect(second.requestIdFor('message')).toBe(id);
  second.confirmRequest('message');
  expect(second.requestIdFor('message')).not.toBe(id);
  expect(window.history.state).toMatchObject({key: 'router'});
});

test('once everything is confirmed, nothing of it stays with the entry', async () => {
  const {requestIdFor, confirmRequest} = await loadPage();
  requestIdFor('ana@harbor.example');
  confirmRequest('ana@harbor.example');
  expect(JSON.stringify(window.history.state)).not.toContain('harbor');
});

test('an entry of another shape, or of the prototype, is no id', async () => {
  window.history.replaceState({persisted: {unconfirmed: {message: '<b>'}}}, '');
  const {requestIdFor} = await loadPage();
  expect(requestIdFor('message')).toMatch(/^[\da-f-]{36}$/);
  expect(requestIdFor('constructor')).toMatch(/^[\da-f-]{36}$/);
});
