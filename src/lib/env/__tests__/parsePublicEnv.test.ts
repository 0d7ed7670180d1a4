import {readFileSync} from 'node:fs';
import path from 'node:path';

import {LOCAL_PUBLISHABLE_KEY} from '../../../config/publicEnv.ts';
import {BuildError} from '../../problems.ts';
import {parsePublicEnv, type Purpose} from '../parsePublicEnv.ts';

const jwt = (claims: object): string =>
  ['{"alg":"HS256"}', JSON.stringify(claims), 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

const problemsOf = (env: Record<string, string>, purpose: Purpose = 'preview'): string => {
  try {
    parsePublicEnv(env, purpose);
  } catch (error) {
    if (error instanceof BuildError) return error.message;
    throw error;
  }
  return '';
};

const hosted = {
  PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co',
  PUBLIC_SUPABASE_KEY: 'sb_publishable_0123456789abcdef',
};

describe('parsePublicEnv', () => {
  it('parsePublicEnv uses the embedded backend and no external service when nothing is set', () => {
    // .env.example has empty values.
    expect(parsePublicEnv({PUBLIC_GTAG_ID: '', PUBLIC_CHAT_URL: '  '})).toEqual({
      supabaseUrl: 'http://127.0.0.1:54321',
      supabaseKey: 'sb_publishable_local_development',
      bookingUrl: null,
      bookingScriptUrl: null,
      gtagId: null,
      pixelId: null,
      chatUrl: null,
    });
  });

  it('parsePublicEnv accepts a hosted project with a publishable key or an anon JWT', () => {
    expect(parsePublicEnv(hosted).supabaseUrl).toBe(hosted.PUBLIC_SUPABASE_URL);
    const anon = jwt({role: 'anon'});
    expect(parsePublicEnv({...hosted, PUBLIC_SUPABASE_KEY: anon}).supabaseKey).toBe(anon);
  });

  it.each(['http://localhost:54321', 'http://[::1]:54321', 'https://0.0.0.0:3000'])(
    'parsePublicEnv accepts %s in a build for this machine, not in one for a host',
    (PUBLIC_CHAT_URL) => {
      const onThisMachine = {...hosted, PUBLIC_SUPABASE_URL: 'http://localhost:54321'};
      expect(problemsOf(onThisMachine, 'build')).toBe('');
      expect(problemsOf(onThisMachine, 'host')).toMatch(
        /^environment: PUBLIC_SUPABASE_URL is 'http:\/\/localhost:54321', .* npm run build -- --local$/,
      );
      expect(problemsOf({...hosted, PUBLIC_CHAT_URL}, 'host')).toMatch(
        /^environment: PUBLIC_CHAT_URL is [^\n]+own machine;[^\n]+$/,
      );
      expect(problemsOf(hosted, 'host')).toBe('');
    },
  );

  it.each([
    ['a Supabase secret key', 'sb_secret_0123456789abcdef'],
    ['a service-role JWT', jwt({role: 'service_role'})],
    ['a JWT of no readable role', 'eyJabc.bm90anNvbg.def'],
    ['a connection string', 'postgresql://postgres:pw@db.example:5432/postgres'],
    ['a private key', '-----BEGIN PRIVATE KEY-----'],
    ['a payment key', 'sk_live_0123456789'],
    ['a repository token', 'ghp_0123456789abcdef'],
  ])('parsePublicEnv refuses %s, by the name of its variable', (_what, value) => {
    expect(problemsOf({...hosted, PUBLIC_SUPABASE_KEY: value})).toContain('PUBLIC_SUPABASE_KEY ');
    // Also in an unknown variable.
    expect(problemsOf({PUBLIC_SUPABASE_KEYS: value})).toMatch(/PUBLIC_SUPABASE_KEYS is an? /);
  });

  it('parsePublicEnv ignores variables that are not published', () => {
    expect(problemsOf({DATABASE_URL: 'postgres://postgres@127.0.0.1/x'})).toBe('');
  });

  it.each([
    [{PUBLIC_BOOKING_URL: 'booking.example/demo'}, 'must be an absolute URL'],
    [{PUBLIC_BOOKING_URL: 'http://booking.example'}, 'must start with https://'],
    [{PUBLIC_BOOKING_SCRIPT_URL: 'javascript:alert(1)'}, 'must start with https://'],
    [
      {PUBLIC_BOOKING_SCRIPT_URL: 'https://booking.example/embed.js'},
      'is set but PUBLIC_BOOKING_URL is not',
    ],
    [{PUBLIC_CHAT_URL: 'https://user:pw@chat.example'}, 'carries a user name or password'],
    [{PUBLIC_GTAG_ID: 'UA-12345'}, 'must look like G-XXXXXXXXXX'],
    [{PUBLIC_PIXEL_ID: '12ab'}, 'digits only'],
    [{PUBLIC_SUPABASE_KEY: 'sb_publishable_0123456789'}, 'PUBLIC_SUPABASE_URL is not'],
    [{...hosted, PUBLIC_SUPABASE_KEY: 'hello'}, 'neither a publishable key'],
    [{...hosted, PUBLIC_SUPABASE_KEY: LOCAL_PUBLISHABLE_KEY}, 'the key of the embedded backend'],
    [
      {...hosted, PUBLIC_SUPABASE_URL: 'https://abcdefgh.supabase.co/rest/v1/'},
      "PUBLIC_SUPABASE_URL is 'https://abcdefgh.supabase.co/rest/v1'; it must be https://abcdefgh.supabase.co and nothing more",
    ],
    [{PUBLIC_SUPABASE_ANON_KEY: 'x'}, 'did you mean PUBLIC_SUPABASE_KEY?'],
    [{PUBLIC_TITLE: 'x'}, 'PUBLIC_TITLE isn’t one of this site’s values: .env.example names'],
  ])('parsePublicEnv says what is wrong with %j', (env, message) => {
    expect(problemsOf(env)).toContain(message);
  });

  it('parsePublicEnv names every fault at once, each in its own line', () => {
    const message = problemsOf({
      PUBLIC_GTAG_ID: 'x',
      PUBLIC_PIXEL_ID: 'y',
      PUBLIC_SUPABASE_URL: 'z',
    });
    expect(message.split('\n').map((line) => line.split(' ')[1])).toEqual([
      'PUBLIC_SUPABASE_URL',
      'PUBLIC_SUPABASE_URL',
      'PUBLIC_GTAG_ID',
      'PUBLIC_PIXEL_ID',
    ]);
  });

  it('parsePublicEnv requires a backend for a host, and explains the remedy in one line', () => {
    expect(problemsOf({}, 'build')).toMatch(
      /^environment: PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY are not set, .*npm run build -- --local$/,
    );
    // The embedded backend is accepted if it is set explicitly.
    const local = {PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321'};
    expect(problemsOf({...local, PUBLIC_SUPABASE_KEY: LOCAL_PUBLISHABLE_KEY}, 'build')).toBe('');
  });

  it('parsePublicEnv accepts the names in .env.example, and no others', () => {
    const example = readFileSync(path.join(__dirname, '../../../../.env.example'), 'utf8');
    const names = [...example.matchAll(/^(PUBLIC_\w+)=/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(6);
    const unknown = (name: string): boolean => problemsOf({[name]: 'x'}).includes('isn’t one of');
    expect(names.filter(unknown)).toEqual([]);
    expect(unknown('PUBLIC_OTHER')).toBe(true);
  });
});
