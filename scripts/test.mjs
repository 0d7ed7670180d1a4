#!/usr/bin/env node
// `npm test`: every check of the repository, from formatting to a browser on the built site.
// `npm test -- jest e2e` runs only the steps named, `npm run test:long` what takes long and is
// sampled here. docs/run/tests.md explains them.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {tools} from './lib/commands.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {
  ensureBrowser,
  ensureEngines,
  ensureNginx,
  ensurePostgresPrograms,
} from './lib/programs.mjs';
import {root} from './lib/root.mjs';
import {testBuild, testBuildEnvironment, testEnvironment, testFolder} from './lib/testSite.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} [skipped]
 * @property {string[]} [failures] the failed checks, by name
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args arguments for node
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(output: string) => Result} [read] what it checked; without it, the step is one check
 * @property {() => string | false} [cannotRun] why it has to fail without running; asked after the
 *   build, which such a step looks at
 */

const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

await ensureInstalled();
mkdirSync(testFolder, {recursive: true});

const isLong = process.argv.includes('--long');
/** Steps that `npm test` leaves to `npm run test:long`. */
const LONG = ['long', 'engines'];
const only = isLong ? ['build', ...LONG] : process.argv.slice(2);
const wants = (/** @type {string} */ name) =>
  only.length === 0 ? !LONG.includes(name) : only.includes(name);

if (wants('jest')) ensureNginx();
if (wants('long')) ensurePostgresPrograms();
const browser = wants('e2e') || wants('engines') ? await ensureBrowser() : undefined;
if (wants('e2e') || wants('engines')) ensureEngines();

const env = await testEnvironment();
if (browser) env.CHROME_PATH = browser;

// A report left by an earlier run must not be read as this one's.
const jestReport = path.join(testFolder, 'jest.json');
const e2eReport = path.join(testFolder, 'e2e.json');
for (const report of [jestReport, e2eReport]) rmSync(report, {force: true});
const readReport = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** A check that failed: its name, and one line of its message, without colors. */
const failure = (/** @type {string} */ name, /** @type {string | undefined} */ message) =>
  `${name}\n    ${stripVTControlCharacters(message ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, 300)}`;

const readJest = () => {
  const report = readReport(jestReport);
  return {
    passed: report.numPassedTests ?? 0,
    // A file that does not even load holds tests that did not run.
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    failures: (report.testResults ?? []).flatMap((/** @type {any} */ file) => {
      const name = path.relative(root, file.name);
      const failed = file.assertionResults.filter(
        (/** @type {any} */ one) => one.status === 'failed',
      );
      if (failed.length === 0 && file.status === 'failed') return [failure(name, file.message)];
      return failed.map((/** @type {any} */ one) =>
        failure(`${name} > ${one.fullName}`, one.failureMessages[0]),
      );
    }),
  };
};

const readE2e = () => {
  const {stats, suites} = readReport(e2eReport);
  /** @type {(suite: any) => string[]} */
  const failuresIn = (suite) => [
    ...(suite.suites ?? []).flatMap(failuresIn),
    ...(suite.specs ?? [])
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => {
        const {error} = spec.tests[0]?.results.find((/** @type {any} */ one) => one.error) ?? {};
        return failure(`${spec.file}:${spec.line} > ${spec.title}`, error?.message);
      }),
  ];
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
    failures: (suites ?? []).flatMap(failuresIn),
  };
};

let built = existsSync(path.join(testBuild, '_headers'));
const withoutBuild = () => !built && 'there is no built site to look at';
const withoutBrowser = () => withoutBuild() || (!browser && 'there is no browser');

/** The flag lets Jest load the packages that are ES modules as they are. */
const jestArgs = [
  ...['--experimental-vm-modules', tools.jest],
  ...['--ci', '--json', `--outputFile=${jestReport}`],
];

/** @type {Step[]} */
const sources = [
  {name: 'prettier', args: [tools.prettier, '--check', '--log-level', 'warn', '.']},
  {name: 'stylelint', args: [tools.stylelint, 'src/**/*.css']},
  {name: 'eslint', args: [tools.eslint, '.', '--max-warnings', '0']},
  {name: 'types', args: [tools.tsc, '--noEmit']},
  {name: 'knip', args: [tools.knip, '--no-progress']},
  {name: 'spelling', args: [tools.cspell, 'lint', '--no-progress', '--show-suggestions']},
  {
    name: 'html',
    args: [
      tools.htmlValidate,
      ...['--config', 'htmlvalidate.config.mjs', '--ext', 'html', '--max-warnings', '0'],
      testBuild,
    ],
    cannotRun: withoutBuild,
  },
];

/** @type {Step} */
const jest = {
  name: 'jest',
  args: [...jestArgs, `--maxWorkers=${wants('e2e') ? 1 : 2}`],
  env: {...env, NODE_ENV: 'test'},
  read: readJest,
};

/** @type {Step} */
const build = {
  name: 'build',
  args: [tools.docusaurus, 'build', '--out-dir', testBuild],
  env: await testBuildEnvironment(env),
};

/** @type {Step} */
const e2e = {
  name: 'e2e',
  args: [tools.playwright, 'test', '--config', 'e2e/playwright.config.ts'],
  env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
  read: readE2e,
  cannotRun: withoutBrowser,
};

/** @type {Step} */
const long = {
  name: 'long',
  args: [...jestArgs, '--maxWorkers=1', '(attacks|serve|\\.long)\\.test'],
  env: {...env, NODE_ENV: 'test', LONG: '1'},
  read: readJest,
};

/** The journeys in Firefox and WebKit, and all of what `e2e` does a sample of. */
/** @type {Step} */
const engines = {...e2e, name: 'engines', env: {...e2e.env, LONG: '1'}};

const execute = (/** @type {Step} */ step) =>
  new Promise((/** @type {(ended: {code: number, output: string}) => void} */ resolve) => {
    // More room for young objects, as in npm run build: a sixth less processor time for Jest and ESLint.
    const child = spawn(process.execPath, ['--max-semi-space-size=32', ...step.args], {
      cwd: root,
      env: step.env ?? env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({code: code ?? 1, output}));
  });

const totals = {passed: 0, failed: 0};
/** @type {string[]} */
const allFailures = [];

const run = async (/** @type {Step} */ step) => {
  if (!wants(step.name)) return;
  if (step.cannotRun) await building;
  const since = Date.now();
  const reason = step.cannotRun?.();
  const ended = reason ? {code: 1, output: `Not run: ${reason}.\n`} : await execute(step);
  if (step.name === 'build') built = ended.code === 0;

  const isGood = ended.code === 0;
  /** @type {Result} */
  const result = (!reason && step.read?.(ended.output)) || {
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
  };
  const nothingChecked = result.passed + result.failed === 0;
  // A tool that ends badly, or that checked nothing, has failed whatever it counted.
  if (!isGood || nothingChecked) result.failed ||= 1;

  totals.passed += result.passed;
  totals.failed += result.failed;
  if (result.failed > 0) {
    console.log(`\n--- ${step.name} ---\n${ended.output.trimEnd()}`);
    if (nothingChecked) console.log(`${step.name} checked nothing, which counts as a failure.`);
    const named = result.failures?.length ? result.failures : ['see above'];
    allFailures.push(...named.map((one) => `${step.name}: ${one}`));
  }
  const skipped = result.skipped ? `, ${result.skipped} skipped` : '';
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(10)} ${result.passed} passed, ${result.failed} failed${skipped} (${seconds(since)})`,
  );
};

const names = [...sources, jest, build, e2e, long, engines].map(({name}) => name);
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${names.join(', ')}.`);
  process.exit(1);
}

// Two cores, and browser tests that wait as much as they work: three lanes.
const building = run(build);
const others = [run(jest), run(e2e)];
for (const step of sources) await run(step);
await Promise.all([building, ...others]);
await run(long);
await run(engines);

// At the end: what is kept of a long log is often its last lines only.
if (allFailures.length > 0) console.log(`\nFailed:\n${allFailures.slice(0, 20).join('\n')}`);
console.log(`\nTook ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
