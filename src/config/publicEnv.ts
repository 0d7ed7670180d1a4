/**
 * The values an operator sets per deployment, read once from the environment when the site is
 * built, checked, and handed to the pages through `customFields.publicEnv`.
 *
 * Every one of them ends up in the JavaScript that visitors download. So none may be a secret:
 * a value that looks like one fails the build.
 */
export interface PublicEnv {
  /** Base URL of the Supabase project, without a trailing slash. */
  readonly supabaseUrl: string;
  /** Supabase's publishable key (or the older `anon` JWT). Never the secret one. */
  readonly supabaseKey: string;
  /** Booking page that every demo button opens; null: demos are booked on the site itself. */
  readonly bookingUrl: string | null;
  /** Script of the scheduling provider that draws that page's calendar in ours; null: link only. */
  readonly bookingScriptUrl: string | null;
  /** Google Analytics measurement id; null: no analytics, no consent bar for it. */
  readonly gtagId: string | null;
  /** Ad pixel id; null: no pixel. */
  readonly pixelId: string | null;
  /** Live chat page; null: the chat card leads to the contact form. */
  readonly chatUrl: string | null;
}

/** Address of the backend of `npm start`, with the port that Supabase's own CLI uses. */
export const LOCAL_BACKEND_URL = 'http://127.0.0.1:54321';

/**
 * The key that the embedded backend accepts. Not a secret: it is a fixed word, it opens a database
 * on this machine only, and it is refused for any other URL.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** All there are; .env.example says what each is for. */
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
