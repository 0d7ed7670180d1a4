import {timingSafeEqual} from 'node:crypto';
import {ApiError, apiError} from './errors';

/** The only role a request can have here. The owner's tools connect to the database itself. */
export const VISITOR_ROLE = 'anon';

const sameText = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Lets a request with the publishable key pass as a visitor, and no other.
 *
 * A bearer token is never believed: nothing here signs tokens, so any that claims a role is forged
 * (or belongs to another project). supabase-js sends the key itself as the bearer.
 *
 * @throws {ApiError} 401, worded as Supabase's gateway (the key) and PostgREST (the token) do
 */
export const authorize = (
  key: string,
  apikey: string | undefined,
  authorization: string | undefined,
): void => {
  if (!apikey) {
    throw new ApiError(401, {
      message: 'No API key found in request',
      hint: 'No `apikey` request header or url param was found.',
    });
  }
  if (!sameText(apikey, key)) {
    throw new ApiError(401, {
      message: 'Invalid API key',
      hint: 'It accepts BACKEND_KEY, by default the key in src/config/publicEnv.ts.',
    });
  }
  if (authorization === undefined) return;
  const bearer = /^Bearer\s+(.*)$/i.exec(authorization)?.[1]?.trim();
  if (bearer === undefined || sameText(bearer, apikey)) return;
  const parts = bearer.split('.').length;
  throw apiError(
    401,
    'PGRST301',
    parts === 3
      ? 'No suitable key was found to decode the JWT'
      : `Expected 3 parts in JWT; got ${parts}`,
  );
};
