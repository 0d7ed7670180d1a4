import {apiError, statusOfSqlstate, toApiError} from '../errors';

it.each([
  ['23505', 409],
  ['23503', 409],
  ['23514', 400],
  ['23502', 400],
  ['22P02', 400],
  ['42501', 401],
  ['42P01', 404],
  ['42703', 400],
  ['40001', 500],
  ['53300', 503],
  ['54001', 500],
  ['57014', 500],
  ['P0001', 400],
  ['PT429', 429],
  ['PT503', 503],
  ['PT999', 400],
  ['XX000', 500],
])('SQLSTATE %s is answered with %d', (sqlstate, status) => {
  expect(statusOfSqlstate(sqlstate)).toBe(status);
});

it('passes on what the database said, and what was decided before it', () => {
  const error = Object.assign(new Error('duplicate key'), {code: '23505', detail: 'Key'});
  expect(toApiError(error)).toMatchObject({
    status: 409,
    body: {code: '23505', message: 'duplicate key', details: 'Key', hint: null},
  });
  const own = apiError(404, 'PGRST205', 'no table');
  expect(toApiError(own)).toBe(own);
});

it('answers 503 when the database cannot be reached', () => {
  const error = Object.assign(new Error('connect ECONNREFUSED'), {code: 'ECONNREFUSED'});
  expect(toApiError(error)).toMatchObject({status: 503, body: {code: 'PGRST000'}});
});
