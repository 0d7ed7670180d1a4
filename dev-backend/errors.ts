/** The body of every error answer, as PostgREST gives it. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** An answer other than success, decided here rather than by the database. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | {readonly message: string; readonly hint: string},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
    this.name = 'ApiError';
  }
}

export const apiError = (
  status: number,
  code: string,
  message: string,
  details: string | null = null,
  hint: string | null = null,
): ApiError => new ApiError(status, {code, message, details, hint});

/**
 * PostgREST's SQLSTATE → HTTP status for what an insert can meet, first match wins; any other is 400.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html
 */
const STATUS_BY_SQLSTATE: ReadonlyArray<readonly [RegExp, number]> = [
  [/^2350[35]/, 409],
  // Anonymous: 401, log in and try again. We have no other role here, so never 403.
  [/^42501/, 401],
  [/^42P01/, 404],
  [/^08|^53|^57P01/, 503],
  [/^25|^40|^54|^55|^57|^58|^XX/, 500],
];

interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && SQLSTATE.test(String(error.code));

/** `raise sqlstate 'PT429'` is how a function in the database sets the HTTP status. */
const customStatus = (sqlstate: string): number | null => {
  const status = Number(/^PT(\d{3})$/.exec(sqlstate)?.[1]);
  return status >= 100 && status <= 599 ? status : null;
};

export const statusOfSqlstate = (sqlstate: string): number =>
  customStatus(sqlstate) ??
  STATUS_BY_SQLSTATE.find(([pattern]) => pattern.test(sqlstate))?.[1] ??
  400;

/** What went wrong in the database, or on the way to it, as an answer. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isDatabaseError(error)) {
    const status = statusOfSqlstate(error.code);
    return new ApiError(
      status,
      {
        code: error.code,
        message: error.message,
        details: error.detail ?? null,
        hint: error.hint ?? null,
      },
      status === 401 ? {'www-authenticate': 'Bearer'} : {},
    );
  }
  // Not a word of the database: it could not be reached.
  return apiError(
    503,
    'PGRST000',
    'Could not connect with the database.',
    error instanceof Error ? error.message : null,
  );
};
