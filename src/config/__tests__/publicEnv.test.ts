import {parsePublicEnv, PublicEnvError, secretReason} from '../publicEnv';

const jwt = (claims: object): string =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const problemsOf = (env: Record<string, string>): string => {
  try {
    parsePublicEnv(env);
  } catch (error) {
    if (error instanceof PublicEnvError) return error.message;
    throw error;
  }
  return '';
};

const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_KEY: 'sb_publishable_0123456789abcdef',
};

describe('parsePublicEnv', () => {
  it('points at the embedded backend and loads nothing from others when nothing is set', () => {
    expect(parsePublicEnv({})).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabaseKey: 'sb_publishable_local_development',
      bookingUrl: 'https://booking.example/ringwell/demo',
      bookingScriptUrl: null,
      gtagId: null,
      pixelId: null,
      chatUrl: null,
    });
  });

  it('takes an empty value for an unset one, as .env.example has them', () => {
    expect(parsePublicEnv({PUBLIC_GTAG_ID: '', PUBLIC_CHAT_URL: '  '})).toEqual(parsePublicEnv({}));
  });

  it('accepts a hosted project with a publishable key or an anon JWT', () => {
    expect(parsePublicEnv(hosted).supabaseUrl).toBe(hosted.PUBLIC_SUPABASE_URL);
    const anon = jwt({role: 'anon'});
    expect(parsePublicEnv({...hosted, PUBLIC_SUPABASE_KEY: anon}).supabaseKey).toBe(anon);
  });

  it.each([
    ['a Supabase secret key', 'sb_secret_0123456789abcdef'],
    ['a service-role JWT', jwt({role: 'service_role'})],
    ['a JWT of no readable role', 'eyJabc.!!!!.def'.replace('!!!!', 'bm90anNvbg')],
    ['a connection string', 'postgresql://postgres:pw@db.example:5432/postgres'],
    ['a private key', '-----BEGIN PRIVATE KEY-----'],
    ['a payment key', 'sk_live_0123456789'],
    ['a repository token', 'ghp_0123456789abcdef'],
  ])('refuses %s, by the name of its variable', (_what, value) => {
    expect(problemsOf({...hosted, PUBLIC_SUPABASE_KEY: value})).toContain('PUBLIC_SUPABASE_KEY ');
    expect(secretReason(value)).toBeDefined();
  });

  it('refuses a secret in a PUBLIC_ variable that it does not know', () => {
    expect(problemsOf({PUBLIC_SUPABASE_KEYS: 'sb_secret_0123456789abcdef'})).toContain(
      'PUBLIC_SUPABASE_KEYS is a Supabase secret key',
    );
  });

  it('does not look at variables that are not published', () => {
    expect(problemsOf({DATABASE_URL: 'postgres://postgres@127.0.0.1/x'})).toBe('');
  });

  it.each([
    [{PUBLIC_BOOKING_URL: 'booking.example/demo'}, 'must be an absolute URL'],
    [{PUBLIC_BOOKING_URL: 'http://booking.example'}, 'must start with https://'],
    [{PUBLIC_BOOKING_SCRIPT_URL: 'javascript:alert(1)'}, 'must start with https://'],
    [{PUBLIC_CHAT_URL: 'https://user:pw@chat.example'}, 'carries a user name or password'],
    [{PUBLIC_GTAG_ID: 'UA-12345'}, 'must look like G-XXXXXXXXXX'],
    [{PUBLIC_PIXEL_ID: '12ab'}, 'digits only'],
    [{PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co'}, 'PUBLIC_SUPABASE_KEY is not'],
    [{PUBLIC_SUPABASE_KEY: 'sb_publishable_0123456789'}, 'PUBLIC_SUPABASE_URL is not'],
    [{...hosted, PUBLIC_SUPABASE_KEY: 'hello'}, 'neither a publishable key'],
  ])('says what is wrong with %j', (env, message) => {
    expect(problemsOf(env)).toContain(message);
  });

  it('names every fault at once', () => {
    const message = problemsOf({PUBLIC_GTAG_ID: 'x', PUBLIC_PIXEL_ID: 'y'});
    expect(message).toContain('PUBLIC_GTAG_ID');
    expect(message).toContain('PUBLIC_PIXEL_ID');
  });

  it('allows plain http on this machine only, for the embedded backend', () => {
    expect(problemsOf({...hosted, PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321'})).toBe('');
  });
});
