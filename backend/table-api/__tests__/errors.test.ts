import {toApiError} from '../errors.ts';

const fromDatabase = (code: string): Error =>
  Object.assign(new Error('duplicate key'), {code, detail: 'Key'});

it.each([
  ['23505', 409],
  ['23514', 400],
  ['42501', 401],
  ['42703', 400],
  ['40001', 500],
  ['53300', 503],
  ['57014', 500],
  ['P0001', 400],
  ['PT429', 429],
  ['PT999', 400],
  ['XX000', 500],
])('SQLSTATE %s is answered with %d, in the database’s words', (code, status) => {
  expect(toApiError(fromDatabase(code))).toMatchObject({
    status,
    body: {code, message: 'duplicate key', details: 'Key', hint: null},
  });
});

it('answers 503 when the database cannot be reached', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ECONNREFUSED'});
  // Without the address: a visitor reads it.
  expect(toApiError(error)).toMatchObject({
    status: 503,
    body: {code: 'PGRST000', details: null},
  });
});
