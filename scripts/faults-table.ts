// `npm run faults:table`: runs the faults on the built site and keeps the matrix in the handbook.
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {groupOf} from '../e2e/faults';
import {FAULTS_REPORT} from '../e2e/faultsReporter';
import {faultsTable, type Held, outcomesList, unproven} from '../e2e/faultsTable';

const root = path.join(__dirname, '..');
const page = path.join(root, 'docs/run/faults.md');

/** Replaces what stands between a heading and the next one. */
const under = (text: string, heading: string, content: string): string => {
  const from = text.indexOf(`\n## ${heading}\n`);
  if (from < 0) throw new Error(`${page} has no heading '${heading}'`);
  const start = from + heading.length + 5;
  const end = text.indexOf('\n## ', start);
  return `${text.slice(0, start)}\n${content}\n${text.slice(end < 0 ? text.length : end)}`;
};

const main = async (): Promise<void> => {
  rmSync(FAULTS_REPORT, {force: true});
  const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '--config', 'e2e/playwright.config.ts', 'faults.spec'];
  // The page that is about to be written is not compared with the table of before.
  const env = {...process.env, FAULTS_TABLE: 'write'};
  const {status} = spawnSync(process.execPath, [playwright, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Not every page held: the table stays as it is.');

  const held = JSON.parse(readFileSync(FAULTS_REPORT, 'utf8')) as Held;
  const open = unproven(held, groupOf);
  if (open.length > 0) throw new Error(`Claimed, but not tested:\n${open.join('\n')}`);

  const checks = Object.values(held).reduce((sum, pages) => sum + pages.length, 0);
  const pages = new Set(Object.values(held).flat()).size;
  const run = `The run of ${new Date().toISOString().slice(0, 10)} looked at ${pages} pages, ${checks} times a page under a fault. All held.`;
  let text = readFileSync(page, 'utf8');
  text = under(text, 'The matrix', `${faultsTable()}\n\n${run}`);
  text = under(text, 'What a visitor then has', outcomesList());
  writeFileSync(page, await format(text, {...(await resolveConfig(page)), filepath: page}));
  console.log(`${path.relative(root, page)}: ${run}`);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
