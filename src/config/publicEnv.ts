/**
 * Environment variables of a deployment, parsed and validated once when the site is built, and
 * passed to the pages through `customFields.publicEnv`.
 *
 * They are part of the JavaScript that visitors download, so none may be a secret: the build fails
 * on a value that looks like one.
 */
export interface PublicEnv {
  /** Base URL of the Supabase project, without a trailing slash. */
  readonly supabaseUrl: string;
  /** Supabase's publishable key (or the older `anon` JWT), never the secret key. */
  readonly supabaseKey: string;
  /** Booking page that every demo button opens; null if demos are booked on this site. */
  readonly bookingUrl: string | null;
  /** Script of the scheduling provider that embeds its calendar in our page; null links to it instead. */
  readonly bookingScriptUrl: string | null;
  /** Google Analytics measurement id; null disables analytics and its consent bar. */
  readonly gtagId: string | null;
  /** Ad pixel id; null disables the pixel. */
  readonly pixelId: string | null;
  /** Live chat page; with null, the chat card links to the contact form. */
  readonly chatUrl: string | null;
}

/** URL of the backend of `npm start`, on the default port of the Supabase CLI. */
export const LOCAL_BACKEND_URL = 'http://127.0.0.1:54321';

/**
 * Publishable key of the local backend. Not a secret: a constant that only opens a database on this
 * machine, and is rejected with any other URL.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** All public variables; .env.example documents each. */
export const publicEnvNames = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_KEY',
  'PUBLIC_BOOKING_URL',
  'PUBLIC_BOOKING_SCRIPT_URL',
  'PUBLIC_GTAG_ID',
  'PUBLIC_PIXEL_ID',
  'PUBLIC_CHAT_URL',
] as const;
export type PublicEnvName = (typeof publicEnvNames)[number];
