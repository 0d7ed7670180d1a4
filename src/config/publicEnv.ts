import {editDistance} from './editDistance';

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
  /** Booking page opened by every demo button. */
  readonly bookingUrl: string;
  /** Script of the scheduling provider that draws the calendar in the page; null: link only. */
  readonly bookingScriptUrl: string | null;
  /** Google Analytics measurement id; null: no analytics, no consent bar for it. */
  readonly gtagId: string | null;
  /** Ad pixel id; null: no pixel. */
  readonly pixelId: string | null;
  /** Live chat page; null: the chat card leads to the contact form. */
  readonly chatUrl: string | null;
}

export class PublicEnvError extends Error {
  /** @param problems a line each: the variable, what is wrong with it, and what would be right. */
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'PublicEnvError';
  }
}

/** Where `npm start` puts the embedded backend, and the port Supabase's own CLI uses. */
export const LOCAL_BACKEND_URL = 'http://127.0.0.1:54321';

/**
 * The key that the embedded backend accepts. Not a secret: it is a fixed word, it opens a database
 * on this machine only, and it is refused for any other URL.
 */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local_development';

/** All there are; .env.example says what each is for. */
const NAMES = [
  'PUBLIC_SUPABASE_URL',
  'PUBLIC_SUPABASE_KEY',
  'PUBLIC_BOOKING_URL',
  'PUBLIC_BOOKING_SCRIPT_URL',
  'PUBLIC_GTAG_ID',
  'PUBLIC_PIXEL_ID',
  'PUBLIC_CHAT_URL',
] as const;
type Name = (typeof NAMES)[number];

const DEFAULT_BOOKING_URL = 'https://booking.example/ringwell/demo';

type Environment = Readonly<Record<string, string | undefined>>;

const roleInJwt = (value: string): string => {
  try {
    const claims = Buffer.from(value.split('.')[1] ?? '', 'base64url').toString('utf8');
    const {role} = JSON.parse(claims) as {readonly role?: unknown};
    return typeof role === 'string' ? role : 'unknown';
  } catch {
    return 'unknown';
  }
};

/** Says why a value must not be published, or nothing when it may be. */
export const secretReason = (value: string): string | undefined => {
  if (/^sb_secret_/i.test(value)) return 'is a Supabase secret key (sb_secret_…)';
  if (/^eyJ[\w-]+\.[\w-]+\./.test(value)) {
    const role = roleInJwt(value);
    if (role !== 'anon') return `is a JWT with the role '${role}', not 'anon'`;
  }
  if (/^(?:sk|rk)_(?:live|test)_/i.test(value)) return 'is a payment provider’s secret key';
  if (/^postgres(?:ql)?:\/\//i.test(value)) return 'is a database connection string';
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(value)) return 'is a private key';
  if (/^(?:gh[pousr]_|github_pat_|xox[abprs]-|AKIA[0-9A-Z]{16})/.test(value)) {
    return 'is an access token';
  }
  return undefined;
};

/** What an unknown name was meant to be, or where the known ones are. */
const suggestion = (name: string): string => {
  const nearness = (known: Name): number => {
    const [one, other] = [name, known].map((each) => each.replace(/^PUBLIC_/, ''));
    if (!one || !other) return 0;
    return 1 - editDistance(one, other) / Math.max(one.length, other.length);
  };
  const [nearest] = [...NAMES].sort((a, b) => nearness(b) - nearness(a));
  return nearest && nearness(nearest) > 2 / 3
    ? `did you mean ${nearest}?`
    : '.env.example names those that are';
};

/** Addresses by which a machine reaches itself: to a visitor, the visitor's own. */
const isLoopback = (hostname: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0|(?:.+\.)?localhost|\[::1?\])$/.test(hostname);

/**
 * What the values are for: a preview brings its own backend, a build needs to be told of one, and a
 * site for a host is told of one that its visitors reach.
 */
export type Purpose = 'preview' | 'build' | 'host';

/**
 * Reads and checks the public values.
 *
 * @param purpose all but a preview must have values for a backend, or no form of the site would work
 * @throws {PublicEnvError} naming every variable that is wrong and what would be right, all at once.
 */
export const parsePublicEnv = (env: Environment, purpose: Purpose = 'preview'): PublicEnv => {
  const problems: string[] = [];

  const read = (name: Name): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };

  const url = (name: Name, fallback: string | null): string | null => {
    const value = read(name);
    if (value === undefined) return fallback;
    if (!URL.canParse(value)) {
      problems.push(
        `${name} is '${value}'; it must be an absolute URL such as https://example.com`,
      );
      return fallback;
    }
    const {protocol, hostname, username, password} = new URL(value);
    if (username || password) {
      problems.push(`${name} carries a user name or password; a public URL must not`);
    }
    if (purpose === 'host' && isLoopback(hostname)) {
      problems.push(
        `${name} is '${value}', which to a visitor is the visitor’s own machine; set the address that visitors reach, or build for this machine only: npm run build -- --local`,
      );
    } else if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
      problems.push(
        `${name} is '${value}'; it must start with https:// (http:// only for this machine)`,
      );
    }
    return value.replace(/\/+$/, '');
  };

  const pattern = (name: Name, shape: RegExp, example: string): string | null => {
    const value = read(name);
    if (value === undefined) return null;
    if (!shape.test(value)) problems.push(`${name} is '${value}'; it must look like ${example}`);
    return value;
  };

  // Anything meant for the browser is searched for secrets, also variables that we do not know:
  // PUBLIC_SUPABASE_KEYS with a typo would otherwise slip a service key past the checks below.
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('PUBLIC_') || !value) continue;
    const reason = secretReason(value.trim());
    if (reason) {
      problems.push(
        `${name} ${reason}; everything named PUBLIC_ is published, use the publishable key`,
      );
    } else if (!NAMES.some((known) => known === name)) {
      problems.push(`${name} is none of this site’s values: ${suggestion(name)}`);
    }
  }

  const supabaseUrl = url('PUBLIC_SUPABASE_URL', null);
  const supabaseKey = read('PUBLIC_SUPABASE_KEY');
  const [hasUrl, hasKey] = [read('PUBLIC_SUPABASE_URL') !== undefined, supabaseKey !== undefined];
  if (hasUrl !== hasKey) {
    const [set, unset] = hasUrl ? ['URL', 'KEY'] : ['KEY', 'URL'];
    problems.push(
      `PUBLIC_SUPABASE_${set} is set but PUBLIC_SUPABASE_${unset} is not; set both or neither`,
    );
  } else if (purpose !== 'preview' && !hasUrl) {
    problems.push(
      'PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY are not set, so no form of the site would work: set both (docs/run/deploy.md), or build for this machine only: npm run build -- --local',
    );
  }
  if (supabaseUrl !== null) {
    const {origin, hostname} = new URL(supabaseUrl);
    if (supabaseUrl.toLowerCase() !== origin) {
      problems.push(
        `PUBLIC_SUPABASE_URL is '${supabaseUrl}'; it must be ${origin} and nothing more`,
      );
    }
    if (!isLoopback(hostname) && supabaseKey === LOCAL_PUBLISHABLE_KEY) {
      problems.push(
        `PUBLIC_SUPABASE_KEY is the key of the embedded backend; ${hostname} needs a publishable key of its own`,
      );
    }
  }
  if (
    supabaseKey !== undefined &&
    !/^(?:sb_publishable_[\w-]{8,}|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(supabaseKey) &&
    !secretReason(supabaseKey)
  ) {
    problems.push(
      'PUBLIC_SUPABASE_KEY is neither a publishable key (sb_publishable_…) nor an anon JWT (eyJ…)',
    );
  }

  const result: PublicEnv = {
    supabaseUrl: supabaseUrl ?? LOCAL_BACKEND_URL,
    supabaseKey: supabaseKey ?? LOCAL_PUBLISHABLE_KEY,
    bookingUrl: url('PUBLIC_BOOKING_URL', DEFAULT_BOOKING_URL) ?? DEFAULT_BOOKING_URL,
    bookingScriptUrl: url('PUBLIC_BOOKING_SCRIPT_URL', null),
    gtagId: pattern('PUBLIC_GTAG_ID', /^(?:G|AW|GT)-[A-Z0-9]{4,}$/, 'G-XXXXXXXXXX'),
    pixelId: pattern('PUBLIC_PIXEL_ID', /^\d{6,20}$/, '123456789012345 (digits only)'),
    chatUrl: url('PUBLIC_CHAT_URL', null),
  };

  if (problems.length > 0) throw new PublicEnvError(problems);
  return result;
};
