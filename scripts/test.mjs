#!/usr/bin/env node
// `npm test`: every check of the repository. `npm test -- jest e2e` runs the steps named, `npm run
// test:long` what takes long (docs/run/tests.md). npm-run-all2 and concurrently neither count tests
// nor let some steps wait for one of another lane, so they would save no line of this.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {
  ensureBrowser,
  ensureEngines,
  ensureNginx,
  ensurePostgresPrograms,
} from './lib/programs.mjs';
import {root} from './lib/root.mjs';
import {testBuild, testEnvironment, testFolder} from './lib/testSite.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} run a script of package.json, and its further arguments
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [report] where Jest or Playwright writes its counts; without it, one check
 * @property {boolean} [needsBuild]
 */

const started = Date.now();
const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

mkdirSync(testFolder, {recursive: true});
// More room for young objects, as in npm run build: a sixth less processor time. What .npmrc silences
// stays silent.
const options = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim();
const env = {...(await testEnvironment()), NODE_OPTIONS: options};
const named = process.argv.includes('--long')
  ? ['build', 'long', 'engines']
  : process.argv.slice(2);
const jestReport = path.join(testFolder, 'jest.json');
const e2eReport = path.join(testFolder, 'e2e.json');
// What a failed test leaves open, a server say, must not keep the run from ending.
const jest = [
  ...['test:unit', '--ci', '--json', `--outputFile=${jestReport}`, '--maxWorkers=1'],
  '--forceExit',
];
/** A step that takes longer hangs: it is ended, and what it printed tells where it was. */
const STEP_LIMIT_MS = 40 * 60_000;

/** @type {Step} */
const build = {name: 'build', run: ['test:build']};
/** @type {Step} */
const e2e = {
  name: 'e2e',
  run: ['test:e2e'],
  env: {PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
  report: e2eReport,
  needsBuild: true,
};
/** Beside the build. Two cores, and browser tests wait as much as they work. @type {Step[][]} */
const lanes = [
  [e2e],
  [{name: 'jest', run: jest, env: {NODE_ENV: 'test'}, report: jestReport}],
  [
    {name: 'prettier', run: ['format:check', '--log-level', 'warn']},
    {name: 'stylelint', run: ['lint:css']},
    {name: 'eslint', run: ['lint']},
    {name: 'types', run: ['typecheck']},
    {name: 'knip', run: ['lint:unused']},
    {name: 'spelling', run: ['lint:spelling']},
    {name: 'html', run: ['test:html'], needsBuild: true},
  ],
];
/** One after the other, by `npm run test:long`. @type {Step[]} */
const longSteps = [
  {
    name: 'long',
    run: [...jest, '(attacks|serve|\\.long)\\.test'],
    env: {NODE_ENV: 'test', LONG: '1'},
    report: jestReport,
  },
  {...e2e, name: 'engines', env: {...e2e.env, LONG: '1'}},
];

const usual = [build, ...lanes.flat()].map(({name}) => name);
const names = [...usual, ...longSteps.map(({name}) => name)];
const wanted = named.length > 0 ? named : usual;
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${names.join(', ')}.`);
  process.exit(1);
}
if (wanted.includes('jest')) ensureNginx();
if (wanted.includes('long')) ensurePostgresPrograms();
if (wanted.includes('e2e') || wanted.includes('engines')) {
  Object.assign(env, {CHROME_PATH: await ensureBrowser()});
  ensureEngines();
}

const totals = {passed: 0, failed: 0};
/** @type {string[]} */
const failures = [];

/** Each leads a group of its own, so that all it started ends with it. @type {Set<number>} */
const groups = new Set();
const endGroup = (/** @type {number} */ group) => {
  try {
    process.kill(-group, 'SIGTERM');
  } catch {
    // It has ended.
  }
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
process.once('exit', () => groups.forEach(endGroup));

const execute = (/** @type {Step} */ {run: [script = '', ...args], env: more}) =>
  new Promise((/** @type {(ended: {code: number, output: string}) => void} */ resolve) => {
    const child = spawn(process.execPath, ['--run', script, '--', ...args], {
      cwd: root,
      env: {...env, ...more},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    const group = /** @type {number} */ (child.pid);
    groups.add(group);
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    const limit = setTimeout(() => {
      output += `\nEnded after ${STEP_LIMIT_MS / 60_000} minutes.`;
      endGroup(group);
    }, STEP_LIMIT_MS);
    child.once('close', (code) => {
      clearTimeout(limit);
      groups.delete(group);
      resolve({code: code ?? 1, output});
    });
  });

const readCounts = (/** @type {string} */ report) => {
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = counts.stats ?? {};
  return {
    passed: expected + (counts.numPassedTests ?? 0),
    // A file that does not even load holds tests that did not run.
    failed:
      unexpected + flaky + (counts.numFailedTests ?? 0) + (counts.numRuntimeErrorTestSuites ?? 0),
    skipped: skipped + (counts.numPendingTests ?? 0) + (counts.numTodoTests ?? 0),
  };
};

/** Runs a step and counts it. @returns {Promise<boolean>} whether it passed */
const run = async (/** @type {Step} */ step) => {
  if (!wanted.includes(step.name)) return false;
  const canRun = !step.needsBuild || (await built);
  const since = Date.now();
  // A report of an earlier run must not be read as this one's.
  if (step.report) rmSync(step.report, {force: true});
  const {code, output} = canRun
    ? await execute(step)
    : {code: 1, output: 'Not run: there is no built site.'};
  const counts = step.report ? readCounts(step.report) : {passed: code ? 0 : 1, failed: 0};
  // A tool that ends badly, or that checked nothing, has failed whatever it counted.
  if (code !== 0 || counts.passed + counts.failed === 0) counts.failed ||= 1;
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  if (counts.failed > 0) failures.push(`--- ${step.name} ---\n${output.trimEnd()}\n`);
  const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
  const counted = `${counts.passed} passed, ${counts.failed} failed${skipped} (${seconds(since)})`;
  console.log(`${counts.failed > 0 ? 'FAIL' : 'ok  '} ${step.name.padEnd(10)} ${counted}`);
  return counts.failed === 0;
};

const built = wanted.includes('build')
  ? run(build)
  : Promise.resolve(existsSync(path.join(testBuild, '_headers')));
await Promise.all([
  built,
  ...lanes.map(async (lane) => {
    for (const step of lane) await run(step);
  }),
]);
for (const step of longSteps) await run(step);

// At the end: what is kept of a long log is often its last lines only.
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\nTook ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
