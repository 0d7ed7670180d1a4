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

const withoutFinalSlash = (url: string): string => url.replace(/\/+$/, '');

/** Maximum edit distance of a suggested name; enough for Supabase's own PUBLIC_SUPABASE_ANON_KEY. */
const MAX_NAME_EDITS = 5;

/**
 * Use of the values: a preview starts its own backend, a build needs the address of one, and a build
 * for a host needs one that visitors can reach.
 */
export type Purpose = 'preview' | 'build' | 'host';

/** Values that are set, without surrounding white space. */
type Values = Readonly<Partial<Record<PublicEnvName, string>>>;

const problem = (field: string, message: string): Problem => ({file: ENVIRONMENT, field, message});

const readValues = (env: Environment): Values =>
  Object.fromEntries(
    publicEnvNames.map((name) => [name, env[name]?.trim()] as const).filter(([, value]) => value),
  );

/** Unknown variables are searched for secrets too: PUBLIC_SUPABASE_KEYS may be a typing error with a service key. */
const publishedProblems = (env: Environment): readonly Problem[] =>
  Object.entries(env).flatMap(([name, value]) => {
    if (!name.startsWith('PUBLIC_') || !value) return [];
    const reason = secretReason(value.trim());
    if (reason) {
      const message = `${reason}; everything named PUBLIC_ is published, use the publishable key`;
      return [problem(name, message)];
    }
    if (publicEnvNames.some((known) => known === name)) return [];
    const nearest = nearestWord(name, publicEnvNames, MAX_NAME_EDITS);
    const hint =
      nearest === null ? '.env.example names those that are' : `did you mean ${nearest}?`;
    return [problem(name, `isn’t one of this site’s values: ${hint}`)];
  });

const urlProblems = (
  name: PublicEnvName,
  value: string | undefined,
  purpose: Purpose,
): readonly Problem[] => {
  if (value === undefined) return [];
  if (!URL.canParse(value)) {
    const message = `is '${value}'; it must be an absolute URL such as https://example.com`;
    return [problem(name, message)];
  }
  const {protocol, hostname, username, password} = new URL(value);
  const problems: Problem[] = [];
  if (username || password) {
    problems.push(problem(name, 'carries a user name or password; a public URL must not'));
  }
  if (purpose === 'host' && isLoopback(hostname)) {
    const message = `is '${value}', which to a visitor is the visitor’s own machine; set the address that visitors reach, or build for this machine only: npm run build -- --local`;
    problems.push(problem(name, message));
  } else if (protocol !== 'https:' && !(protocol === 'http:' && isLoopback(hostname))) {
    const message = `is '${value}'; it must start with https:// (http:// only for this machine)`;
    problems.push(problem(name, message));
  }
  return problems;
};

const patternProblems = (
  name: PublicEnvName,
  value: string | undefined,
  {pattern, example}: {readonly pattern: RegExp; readonly example: string},
): readonly Problem[] =>
  value === undefined || pattern.test(value)
    ? []
    : [problem(name, `is '${value}'; it must look like ${example}`)];

/** A backend is an address and a key; all but a preview must have one, or no form would work. */
const missingBackendProblems = (
  {PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_KEY: key}: Values,
  purpose: Purpose,
): readonly Problem[] => {
  if ((url === undefined) !== (key === undefined)) {
    const [set, unset] = url === undefined ? ['KEY', 'URL'] : ['URL', 'KEY'];
    const message = `is set but PUBLIC_SUPABASE_${unset} is not; set both or neither`;
    return [problem(`PUBLIC_SUPABASE_${set}`, message)];
  }
  if (purpose === 'preview' || url !== undefined) return [];
  return [
    problem(
      'PUBLIC_SUPABASE_URL',
      'and PUBLIC_SUPABASE_KEY are not set, so no form of the site would work: set both (docs/run/deploy.md), or build for this machine only: npm run build -- --local',
    ),
  ];
};

const backendUrlProblems = ({
  PUBLIC_SUPABASE_URL: value,
  PUBLIC_SUPABASE_KEY: key,
}: Values): readonly Problem[] => {
  if (value === undefined || !URL.canParse(value)) return [];
  const url = withoutFinalSlash(value);
  const {origin, hostname} = new URL(url);
  const problems: Problem[] = [];
  if (url.toLowerCase() !== origin) {
    const message = `is '${url}'; it must be ${origin} and nothing more`;
    problems.push(problem('PUBLIC_SUPABASE_URL', message));
  }
  if (!isLoopback(hostname) && key === LOCAL_PUBLISHABLE_KEY) {
    const message = `is the key of the embedded backend; ${hostname} needs a publishable key of its own`;
    problems.push(problem('PUBLIC_SUPABASE_KEY', message));
  }
  return problems;
};

const backendKeyProblems = ({PUBLIC_SUPABASE_KEY: key}: Values): readonly Problem[] => {
  // A secret is already reported by `publishedProblems`.
  if (key === undefined || secretReason(key)) return [];
  if (/^(?:sb_publishable_[\w-]{8,}|eyJ[\w-]+\.[\w-]+\.[\w-]+)$/.test(key)) return [];
  const message = 'is neither a publishable key (sb_publishable_…) nor an anon JWT (eyJ…)';
  return [problem('PUBLIC_SUPABASE_KEY', message)];
};

const missingCalendarProblems = (values: Values): readonly Problem[] =>
  values.PUBLIC_BOOKING_SCRIPT_URL && !values.PUBLIC_BOOKING_URL
    ? [
        problem(
          'PUBLIC_BOOKING_SCRIPT_URL',
          'is set but PUBLIC_BOOKING_URL is not; set both, or neither to book demos on the site itself',
        ),
      ]
    : [];

const GTAG_ID = {pattern: /^(?:G|AW|GT)-[A-Z0-9]{4,}$/, example: 'G-XXXXXXXXXX'};
const PIXEL_ID = {pattern: /^\d{6,20}$/, example: '123456789012345 (digits only)'};

/**
 * Reads and checks the public values.
 *
 * @throws {BuildError} that lists every invalid variable and how to correct it
 */
export const parsePublicEnv = (env: Environment, purpose: Purpose = 'preview'): PublicEnv => {
  const values = readValues(env);
  const urlProblemsOf = (name: PublicEnvName): readonly Problem[] =>
    urlProblems(name, values[name], purpose);
  throwIfProblems([
    ...publishedProblems(env),
    ...urlProblemsOf('PUBLIC_SUPABASE_URL'),
    ...missingBackendProblems(values, purpose),
    ...backendUrlProblems(values),
    ...backendKeyProblems(values),
    ...urlProblemsOf('PUBLIC_BOOKING_URL'),
    ...urlProblemsOf('PUBLIC_BOOKING_SCRIPT_URL'),
    ...missingCalendarProblems(values),
    ...patternProblems('PUBLIC_GTAG_ID', values.PUBLIC_GTAG_ID, GTAG_ID),
    ...patternProblems('PUBLIC_PIXEL_ID', values.PUBLIC_PIXEL_ID, PIXEL_ID),
    ...urlProblemsOf('PUBLIC_CHAT_URL'),
  ]);

  const url = (name: PublicEnvName): string | null => {
    const value = values[name];
    return value === undefined ? null : withoutFinalSlash(value);
  };
  return {
    supabaseUrl: url('PUBLIC_SUPABASE_URL') ?? LOCAL_BACKEND_URL,
    supabaseKey: values.PUBLIC_SUPABASE_KEY ?? LOCAL_PUBLISHABLE_KEY,
    bookingUrl: url('PUBLIC_BOOKING_URL'),
    bookingScriptUrl: url('PUBLIC_BOOKING_SCRIPT_URL'),
    gtagId: values.PUBLIC_GTAG_ID ?? null,
    pixelId: values.PUBLIC_PIXEL_ID ?? null,
    chatUrl: url('PUBLIC_CHAT_URL'),
  };
};
