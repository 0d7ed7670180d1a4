/** The body of every error answer, as PostgREST gives it. */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

/** An answer other than success. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(
    status: number,
    code: string,
    message: string,
    details: string | null = null,
    hint: string | null = null,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.body = {code, message, details, hint};
  }
}

/**
 * PostgREST's SQLSTATE → HTTP status for what an insert can meet, first match wins; any other is 400.
 * Source: https://docs.postgrest.org/en/stable/references/errors.html
 */
const STATUS_BY_SQLSTATE: ReadonlyArray<readonly [RegExp, number]> = [
  [/^2350[35]/, 409],
  // Anonymous: 401, log in and try again. We have no other role here, so never 403.
  [/^42501/, 401],
  [/^08|^53|^57P01/, 503],
  [/^25|^40|^54|^55|^57|^58|^XX/, 500],
];

/** `raise sqlstate 'PT429'` is how a function in the database sets the HTTP status. */
const statusOf = (sqlstate: string): number => {
  const [, custom] = /^PT([45]\d\d)$/.exec(sqlstate) ?? [];
  if (custom) return Number(custom);
  return STATUS_BY_SQLSTATE.find(([pattern]) => pattern.test(sqlstate))?.[1] ?? 400;
};

interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail?: string | null;
  readonly hint?: string | null;
}

const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** What went wrong in the database, or on the way to it, as an answer. */
export const toApiError = (error: unknown): ApiError => {
  if (error instanceof ApiError) return error;
  if (isDatabaseError(error)) {
    const {code, message, detail, hint} = error;
    return new ApiError(statusOf(code), code, message, detail, hint);
  }
  // Not a word of the database: it could not be reached. Where it is, is nobody's business.
  return new ApiError(503, 'PGRST000', 'Could not connect with the database.');
};
