import {isLoopback} from '../address/isLoopback.ts';
import {
  LOCAL_BACKEND_URL,
  LOCAL_PUBLISHABLE_KEY,
  type PublicEnv,
  type PublicEnvName,
  publicEnvNames,
} from '../../config/publicEnv.ts';
import {nearestWord} from '../text/nearestWord.ts';
import {type Problem, throwIfProblems} from '../problems.ts';

/** Name for .env or the host's settings in messages. */
const ENVIRONMENT = 'environment';

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

/** Returns why a value must not be published; undefined if it may be. */
const secretReason = (value: string): string | undefined => {
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

/** Maximum edit distance of a suggested name; enough for Supabase's own PUBLIC_SUPABASE_ANON_KEY. */
const MAX_NAME_EDITS = 5;

/**
 * Use of the values: a preview starts its own backend, a build needs the address of one, and a build
 * for a host needs one that visitors can reach.
 */
export type Purpose = 'preview' | 'build' | 'host';

/**
 * Reads and checks the public values.
 *
 * @param purpose all but a preview must have values for a backend, or no form would work
 * @throws {BuildError} that lists every invalid variable and how to correct it
 */
export const parsePublicEnv = (env: Environment, purpose: Purpose = 'preview'): PublicEnv => {
  const problems: Problem[] = [];
  const report = (field: string, message: string): number =>
    problems.push({file: ENVIRONMENT, field, message});

  const read = (name: PublicEnvName): string | undefined => {
    const value = env[name]?.trim();
    return value === '' ? undefined : value;
  };

  const url = (name: PublicEnvName): string | null => {
    const value = read(name);
    if (value === undefined) return null;
    if (!URL.canParse(value)) {
      report(name, `is '${value}'; it must be an absolute URL such as https://example.com`);
      return null;
    }
    const {protocol, hostname, username, password} = new URL(value);
    if (username || password) {
      report(name, `carries a user name or password; a public URL must not`);
    }
    if (purpose === 'host' && isLoopback(hostname)) {
      report(
        name,
        `is '${value}', which to a visitor is the visitor’s own machine; set the address that visitors reach, or build for this machine only: npm run build -- --local`,
      );
    } else if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
      report(name, `is '${value}'; it must start with https:// (http:// only for this machine)`);
    }
    return value.replace(/\/+$/, '');
  };

  const pattern = (name: PublicEnvName, shape: RegExp, example: string): string | null => {
    const value = read(name);
    if (value === undefined) return null;
    if (!shape.test(value)) report(name, `is '${value}'; it must look like ${example}`);
    return value;
  };

  // Unknown variables are searched for secrets too: a service key in PUBLIC_SUPABASE_KEYS, a typing
  // error, would pass the checks below.
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith('PUBLIC_') || !value) continue;
    const reason = secretReason(value.trim());
    if (reason) {
      report(name, `${reason}; everything named PUBLIC_ is published, use the publishable key`);
    } else if (!publicEnvNames.some((known) => known === name)) {
      const nearest = nearestWord(name, publicEnvNames, MAX_NAME_EDITS);
      report(
        name,
        `isn’t one of this site’s values: ${nearest === null ? '.env.example names those that are' : `did you mean ${nearest}?`}`,
      );
    }
  }

  const supabaseUrl = url('PUBLIC_SUPABASE_URL');
  const supabaseKey = read('PUBLIC_SUPABASE_KEY');
  const [hasUrl, hasKey] = [read('PUBLIC_SUPABASE_URL') !== undefined, supabaseKey !== undefined];
  if (hasUrl !== hasKey) {
    const [set, unset] = hasUrl ? ['URL', 'KEY'] : ['KEY', 'URL'];
    report(
      `PUBLIC_SUPABASE_${set}`,
      `is set but PUBLIC_SUPABASE_${unset} is not; set both or neither`,
    );
  } else if (purpose !== 'preview' && !hasUrl) {
    report(
      'PUBLIC_SUPABASE_URL',
      'and PUBLIC_SUPABASE_KEY are not set, so no form of the site would work: set both (docs/run/deploy.md), or build for this machine only: npm run build -- --local',
    );
  }
  if (supabaseUrl !== null) {
    const {origin, hostname} = new URL(supabaseUrl);
    if (supabaseUrl.toLowerCase() !== origin) {
      report('PUBLIC_SUPABASE_URL', `is '${supabaseUrl}'; it must be ${origin} and nothing more`);
    }
    if (!isLoopback(hostname) && supabaseKey === LOCAL_PUBLISHABLE_KEY) {
      report(
        'PUBLIC_SUPABASE_KEY',
        `is the key of the embedded backend; ${hostname} needs a publishable key of its own`,
      );
    }
  }
  if (
    supabaseKey !== undefined &&
    !/^(?:sb_publishable_[\w-]{8,}|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(supabaseKey) &&
    !secretReason(supabaseKey)
  ) {
    report(
      'PUBLIC_SUPABASE_KEY',
      'is neither a publishable key (sb_publishable_…) nor an anon JWT (eyJ…)',
    );
  }

  const bookingUrl = url('PUBLIC_BOOKING_URL');
  const bookingScriptUrl = url('PUBLIC_BOOKING_SCRIPT_URL');
  if (read('PUBLIC_BOOKING_SCRIPT_URL') && !read('PUBLIC_BOOKING_URL')) {
    report(
      'PUBLIC_BOOKING_SCRIPT_URL',
      'is set but PUBLIC_BOOKING_URL is not; set both, or neither to book demos on the site itself',
    );
  }

  const result: PublicEnv = {
    supabaseUrl: supabaseUrl ?? LOCAL_BACKEND_URL,
    supabaseKey: supabaseKey ?? LOCAL_PUBLISHABLE_KEY,
    bookingUrl,
    bookingScriptUrl,
    gtagId: pattern('PUBLIC_GTAG_ID', /^(?:G|AW|GT)-[A-Z0-9]{4,}$/, 'G-XXXXXXXXXX'),
    pixelId: pattern('PUBLIC_PIXEL_ID', /^\d{6,20}$/, '123456789012345 (digits only)'),
    chatUrl: url('PUBLIC_CHAT_URL'),
  };

  throwIfProblems(problems);
  return result;
};
