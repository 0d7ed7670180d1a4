#!/usr/bin/env node
// `npm test`: every check of the repository, from formatting to a browser on the built site.
// `npm test -- jest e2e` runs only the steps named. docs/run/tests.md explains them.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {tools, typescript} from './lib/commands.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {ensureBrowser, ensureJava, ensureNginx, ensurePostgres} from './lib/programs.mjs';
import {root} from './lib/root.mjs';
import {testBuild, testBuildEnvironment, testEnvironment, testFolder} from './lib/testSite.mjs';

/**
 * @typedef {{passed: number, failed: number, skipped?: number}} Counts
 * @typedef {{code: number, output: string}} Ended
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} args arguments for node
 * @property {NodeJS.ProcessEnv} [env]
 * @property {(ended: Ended) => Counts} [count] how many checks it made; without it, the step is one
 * @property {() => {name: string, message: string}[]} [failures] its failed checks, by name
 * @property {() => string | undefined} [cannotRun] why it has to fail without running
 */

const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

ensureInstalled();
mkdirSync(testFolder, {recursive: true});

const only = process.argv.slice(2);
const wants = (/** @type {string} */ name) => only.length === 0 || only.includes(name);

if (wants('jest')) {
  ensurePostgres();
  ensureNginx();
}
const java = wants('html') && ensureJava();
const browser = wants('e2e') || wants('size') ? await ensureBrowser() : undefined;

const env = await testEnvironment();
if (browser) env.CHROME_PATH = browser;

/** A report left by an earlier run must not be read as this one's. */
const report = (/** @type {string} */ name) => {
  const file = path.join(testFolder, name);
  rmSync(file, {force: true});
  return file;
};
const jestReport = report('jest.json');
const e2eReport = report('e2e.json');

const read = (/** @type {string} */ file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** The closing line of our own checks: 'N passed, N failed'. */
const closingLine = (/** @type {Ended} */ {output}) => {
  const match = [...output.matchAll(/^(\d+) passed, (\d+) failed$/gm)].at(-1);
  return {passed: Number(match?.[1] ?? 0), failed: Number(match?.[2] ?? 0)};
};

const jestCounts = () => {
  const result = read(jestReport);
  return {
    passed: result?.numPassedTests ?? 0,
    // A file that does not even load holds tests that did not run.
    failed: (result?.numFailedTests ?? 0) + (result?.numRuntimeErrorTestSuites ?? 0),
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
  };
};

const e2eCounts = () => {
  const stats = read(e2eReport)?.stats;
  return {
    passed: stats?.expected ?? 0,
    failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0),
    skipped: stats?.skipped ?? 0,
  };
};

/**
 * What failed, for the end of the run: what is kept of a long log is often its last lines only.
 * @returns {{name: string, message: string}[]}
 */
const failedInJest = () =>
  (read(jestReport)?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const tests = file.assertionResults.filter(
      (/** @type {any} */ test) => test.status === 'failed',
    );
    const name = path.relative(root, file.name);
    if (tests.length === 0 && file.status === 'failed') return [{name, message: file.message}];
    return tests.map((/** @type {any} */ test) => ({
      name: `${name} > ${test.fullName}`,
      message: test.failureMessages[0] ?? '',
    }));
  });

/** @returns {{name: string, message: string}[]} */
const failedInBrowser = () => {
  /** @type {(suite: any) => {name: string, message: string}[]} */
  const inSuite = (suite) => [
    ...(suite.suites ?? []).flatMap(inSuite),
    ...(suite.specs ?? [])
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) => ({
        name: `${spec.file}:${spec.line} > ${spec.title}`,
        message:
          spec.tests[0]?.results.find((/** @type {any} */ one) => one.error)?.error.message ?? '',
      })),
  ];
  return (read(e2eReport)?.suites ?? []).flatMap(inSuite);
};

let built = existsSync(path.join(testBuild, '_headers'));
const withoutBuild = () => (built ? undefined : 'there is no built site to look at');
const withoutBrowser = () => withoutBuild() ?? (browser ? undefined : 'there is no browser');

/** @type {Step[]} */
const staticChecks = [
  {name: 'prettier', args: [tools.prettier, '--check', '--log-level', 'warn', '.']},
  {name: 'stylelint', args: [tools.stylelint, 'src/**/*.css']},
  {name: 'eslint', args: [tools.eslint, '.', '--max-warnings', '0']},
  {name: 'types', args: [tools.tsc, '--noEmit']},
];

/** @type {Step} */
const build = {
  name: 'build',
  args: [tools.docusaurus, 'build', '--out-dir', testBuild],
  env: testBuildEnvironment(env),
};

/** @type {Step} */
const html = {
  name: 'html',
  args: [...typescript, 'scripts/validate-html.ts', testBuild],
  count: closingLine,
  cannotRun: () => withoutBuild() ?? (java ? undefined : 'there is no Java'),
};

/** @type {Step} */
const jest = {
  name: 'jest',
  args: [
    tools.jest,
    '--ci',
    `--maxWorkers=${wants('e2e') ? 1 : 2}`,
    '--json',
    `--outputFile=${jestReport}`,
  ],
  env: {...env, NODE_ENV: 'test'},
  count: jestCounts,
  failures: failedInJest,
};

/** @type {Step} */
const size = {
  name: 'size',
  args: [...typescript, 'bench/size.ts', testBuild],
  count: closingLine,
  cannotRun: withoutBrowser,
};

/** @type {Step} */
const e2e = {
  name: 'e2e',
  args: [tools.playwright, 'test', '--config', 'e2e/playwright.config.ts'],
  env: {...env, PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
  count: e2eCounts,
  failures: failedInBrowser,
  cannotRun: withoutBrowser,
};

/**
 * @param {Step} step
 * @returns {Promise<Ended>}
 */
const execute = (step) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, step.args, {
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
const failures = [];

/** One line of a message, without its colors. */
const inShort = (/** @type {string} */ message) =>
  stripVTControlCharacters(message).trim().replace(/\s+/g, ' ').slice(0, 300);

const run = async (/** @type {Step} */ step) => {
  if (!wants(step.name)) return;
  const since = Date.now();
  const reason = step.cannotRun?.();
  const ended = reason ? {code: 1, output: `Not run: ${reason}.\n`} : await execute(step);
  if (step === build) built = ended.code === 0;

  const counted = step.count && !reason ? step.count(ended) : undefined;
  const counts = counted ?? {passed: ended.code === 0 ? 1 : 0, failed: ended.code === 0 ? 0 : 1};
  const nothingChecked = counts.passed + counts.failed === 0;
  // A tool that ends badly, or that checked nothing, has failed whatever it counted.
  if ((ended.code !== 0 || nothingChecked) && counts.failed === 0) counts.failed = 1;

  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if (counts.failed > 0) console.log(`\n--- ${step.name} ---\n${ended.output.trimEnd()}`);
  if (nothingChecked) console.log(`${step.name} checked nothing, which counts as a failure.`);
  if (counts.failed > 0) {
    const named = reason ? [] : (step.failures?.() ?? []);
    const lines = named.map(({name, message}) => `${name}\n    ${inShort(message)}`);
    failures.push(
      ...(lines.length > 0 ? lines : ['see above']).map((one) => `${step.name}: ${one}`),
    );
  }
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  console.log(
    `${counts.failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(10)} ${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds(since)})`,
  );
};

const inTurn = async (/** @type {Step[]} */ steps) => {
  for (const step of steps) await run(step);
};

const all = [...staticChecks, build, html, size, jest, e2e];
const unknown = only.filter((name) => !all.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. Steps: ${all.map(({name}) => name).join(', ')}.`,
  );
  process.exit(1);
}

// Two cores: reading the source beside building it and weighing what was built. Then the walks through
// the browser, which wait a quarter of their time, and beside them what waits for nothing.
await Promise.all([inTurn(staticChecks), inTurn([build, html, size])]);
await Promise.all([inTurn([jest]), inTurn([e2e])]);

if (failures.length > 0) console.log(`\nFailed:\n${failures.slice(0, 20).join('\n')}`);
console.log(`\nTook ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
