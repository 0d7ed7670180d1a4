import {spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {loadEnv} from '../lib/env.mjs';

const BUILD = path.join(__dirname, '..', 'build.mjs');

/** Runs the build with --help, so that nothing is built when the values are right. */
const buildWith = (values: NodeJS.ProcessEnv, ...args: string[]) =>
  spawnSync(process.execPath, [BUILD, ...args, '--help'], {
    // Empty values override those of an `.env` here, and count as not set.
    env: {
      ...process.env,
      NODE_ENV: '',
      PUBLIC_SUPABASE_URL: '',
      PUBLIC_SUPABASE_KEY: '',
      ...values,
    },
    encoding: 'utf8',
  });

const build = (...args: string[]) => buildWith({}, ...args);

it('npm run build stops with one line when no backend is set', () => {
  const {status, stdout, stderr} = build();
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr).toMatch(
    /^environment: PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_KEY are not set.* npm run build -- --local\n$/,
  );
});

const HOSTED = {
  PUBLIC_SUPABASE_URL: 'https://abc.supabase.co',
  PUBLIC_SUPABASE_KEY: 'sb_publishable_abcdefghijkl',
};

it('npm run build stops at a fictional phone number and addresses and at unconfirmed facts, with a line for each', () => {
  const {status, stdout, stderr} = buildWith(HOSTED);
  expect({status, stdout}).toEqual({status: 1, stdout: ''});
  expect(stderr.match(/^src\/.+\.ts: \w+ is .+ -- --demonstration$/gm)).toHaveLength(4);
});

it('npm run build prints where demos are booked, and builds for a demonstration', () => {
  const {status, stdout} = buildWith(HOSTED, '--demonstration');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Demos are booked on this site .+ needs a worker that runs\.$/m);
  const outside = {...HOSTED, PUBLIC_BOOKING_URL: 'https://book.practice.com/demo'};
  expect(buildWith(outside, '--demonstration').stdout).not.toContain('Demos are booked');
});

it.each([
  ['as UTF-8 with a byte order mark', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ['as UTF-16, which PowerShell writes', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['with Windows line ends', (text: string) => Buffer.from(text.replaceAll('\n', '\r\n'))],
])('npm run build reads .env saved %s', (_, encode) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ringwell-env-'));
  writeFileSync(path.join(folder, '.env'), encode('FIRST=one\nSECOND="two"\n'));
  loadEnv(path.join(folder, '.env'));
  rmSync(folder, {recursive: true});
  const {FIRST, SECOND} = process.env;
  expect([FIRST, SECOND]).toEqual(['one', 'two']);
  for (const name of ['FIRST', 'SECOND']) delete process.env[name];
});

it('npm run build -- --local builds without values', () => {
  const {status, stdout} = build('--local');
  expect(status).toBe(0);
  expect(stdout).toContain('Usage: docusaurus build');
});
