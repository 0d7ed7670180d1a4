#!/usr/bin/env node
// `npm test`: runs every check of the repository; `npm test -- jest e2e` only the named steps, and
// `npm run test:long` the slow ones (docs/run/tests.md). No package, because concurrently (with 20
// dependencies) would replace only `execute`, and listr2 (21) nothing: neither counts tests or limits a
// step's time.
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

import {endWithParent} from './lib/commands.mjs';
import {
  ensureBrowser,
  ensureEngines,
  ensureNginx,
  ensurePostgresPrograms,
} from './lib/ensurePrograms.mjs';
import {root} from './lib/root.mjs';
import {testBuild, testEnvironment, testFolder} from './lib/testSite.mjs';

const {scripts} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const jestReport = path.join(testFolder, 'jest.json');
const e2eReport = path.join(testFolder, 'e2e.json');
// --forceExit, because a server left open by a failed test would keep the run from ending.
const jest = [
  ...['test:unit', '--ci', '--json', `--outputFile=${jestReport}`],
  ...['--maxWorkers=1', '--forceExit'],
];
const e2e = {
  run: ['test:e2e'],
  env: {PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport},
  report: e2eReport,
  needsBuild: true,
};

/**
 * Scripts of package.json with additional arguments. `report` is the file with the counts of Jest or
 * Playwright; a step without one counts as one check.
 */
const steps = {
  build: {run: ['test:build']},
  e2e,
  jest: {run: jest, env: {NODE_ENV: 'test'}, report: jestReport},
  prettier: {run: ['format:check', '--log-level', 'warn']},
  stylelint: {run: ['lint:css']},
  eslint: {run: ['lint']},
  types: {run: ['typecheck']},
  knip: {run: ['lint:unused']},
  spelling: {run: ['lint:spelling']},
  html: {run: ['test:html'], needsBuild: true},
  long: {
    run: [...jest, '\\.long\\.test'],
    env: {NODE_ENV: 'test', LONG: '1'},
    report: jestReport,
  },
  engines: {...e2e, env: {...e2e.env, LONG: '1'}},
};
const LONG = ['long', 'engines'];

const started = Date.now();
const requested = process.argv.slice(2);
const usual = Object.keys(steps).filter((name) => !LONG.includes(name));
const wanted = requested.includes('--long')
  ? ['build', ...LONG]
  : requested.length > 0
    ? requested
    : usual;
const unknown = wanted.filter((name) => !(name in steps));
if (unknown.length > 0) {
  const names = Object.keys(steps).join(', ');
  console.error(`No step is called ${unknown.join(', ')}. Steps: ${names}.`);
  process.exit(1);
}

mkdirSync(testFolder, {recursive: true});
const env = {
  ...(await testEnvironment()),
  // A larger heap for young objects, as in `npm run build`, saves a sixth of the processor time.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`.trim(),
};
if (wanted.includes('jest')) ensureNginx();
if (wanted.includes('long')) ensurePostgresPrograms();
if (wanted.includes('e2e') || wanted.includes('engines')) {
  Object.assign(env, {CHROME_PATH: await ensureBrowser()});
  ensureEngines();
}

const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
process.once('exit', () => running.forEach((child) => child.kill()));

const execute = ({run: [script, ...args], env: more}) =>
  new Promise((resolve) => {
    // Without a shell: a test requires that every script is `node scripts/run.mjs …`.
    const [, ...command] = scripts[script].replaceAll('"', '').split(' ');
    const child = spawn(process.execPath, [...endWithParent, ...command, ...args], {
      cwd: root,
      env: {...env, ...more},
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (output += chunk));
    }
    child.once('close', (code) => {
      running.delete(child);
      resolve({code: code ?? 1, output});
    });
  });

const readCounts = (report) => {
  const counts = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  const {expected = 0, unexpected = 0, flaky = 0, skipped = 0} = counts.stats ?? {};
  const {numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, numTodoTests = 0} = counts;
  return {
    passed: expected + numPassedTests,
    // A file that can't be loaded counts as one failed test.
    failed: unexpected + flaky + numFailedTests + (counts.numRuntimeErrorTestSuites ?? 0),
    skipped: skipped + numPendingTests + numTodoTests,
  };
};

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
const totals = {passed: 0, failed: 0};
const failures = [];
let isBuilt = existsSync(path.join(testBuild, '_headers'));

/** Runs the wanted ones of these steps in sequence. */
const run = async (...names) => {
  for (const name of names.filter((one) => wanted.includes(one))) {
    const step = steps[name];
    const since = Date.now();
    // Removes the report of an earlier run, so that it isn't read as this one's.
    if (step.report) rmSync(step.report, {force: true});
    const {code, output} =
      step.needsBuild && !isBuilt
        ? {code: 1, output: 'Not run: there is no built site.'}
        : await execute(step);
    const counts = step.report
      ? readCounts(step.report)
      : {passed: code ? 0 : 1, failed: 0, skipped: 0};
    // A tool that exits with an error, or that checked nothing, has failed whatever it counted.
    if (code !== 0 || counts.passed + counts.failed === 0) counts.failed ||= 1;
    if (name === 'build') isBuilt = counts.failed === 0;
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    if (counts.failed > 0) failures.push(`--- ${name} ---\n${output.trimEnd()}\n`);
    const skipped = counts.skipped ? `, ${counts.skipped} skipped` : '';
    const counted = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    const word = counts.failed > 0 ? 'FAIL' : 'ok  ';
    console.log(`${word} ${name.padEnd(10)} ${counted} (${seconds(since)})`);
  }
};

// Three sequences in parallel on two cores, because browser tests wait as much as they compute.
await Promise.all([
  run('build', 'html', 'e2e'),
  run('jest'),
  run('prettier', 'stylelint', 'eslint', 'types', 'knip', 'spelling'),
]);
await run(...LONG);

// At the end, because often only the last lines of a long log are shown.
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
console.log(`\nTook ${seconds(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
