// `npm run bench`: Lighthouse's mobile preset on pages of the site and on the same pages without
// scripts, over HTTP/2 with TLS and brotli, as hosts serve them. Prints a table of medians.
//
//   npm run bench -- --pages /,/contact --runs 5
//   npm run bench -- --dir build      an existing build
import {execFile, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parseArgs, promisify} from 'node:util';

import {CHROMIUM_FLAGS} from '../scripts/lib/findPrograms.mjs';
import {ensureBrowser} from '../scripts/lib/ensurePrograms.mjs';
import {root} from '../scripts/lib/root.mjs';
import {testBuild, testFolder} from '../scripts/lib/testSite.mjs';
import {selfSignedCertificate} from '../scripts/server/certificate.ts';
import {startServer} from '../scripts/server/startServer.ts';

const PAGES = '/,/solutions/dental,/calculator,/blog,/blog/roi,/contact';
const FOLDER = path.join(testFolder, 'bench');

/** A separate package, so that `npm ci` at the top doesn't install Lighthouse's hundred others. */
const LIGHTHOUSE = path.join(root, 'bench/lighthouse');
const CLI = path.join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js');
/** Maximum attempts at one load, because a trace may start too late or the browser may crash. */
const MAX_ATTEMPTS = 4;

/** One load. Times in milliseconds, shift as a score, sizes in kB. */
interface Load {
  readonly score: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly size: number;
}

/** The used part of Lighthouse's result. */
interface Result {
  readonly categories: {readonly performance: {readonly score: number}};
  readonly audits: Readonly<Record<string, {readonly numericValue?: number}>>;
}

type Throttling = 'simulate' | 'devtools';

const run = (command: string, args: readonly string[], cwd = root): void => {
  const {status} = spawnSync(command, args, {cwd, stdio: ['ignore', 'ignore', 'inherit']});
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
};

/** Structured data is no script, and stays. */
const SCRIPT =
  /<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>|<link\b[^>]*\b(?:as="?script|rel="?modulepreload)\b[^>]*>/g;

/** Copies a built site without its scripts. Style sheets that a script loads are lost, except inlined rules. */
const withoutScripts = (built: string): string => {
  const bare = path.join(FOLDER, 'bare');
  rmSync(bare, {recursive: true, force: true});
  cpSync(built, bare, {recursive: true});
  for (const file of readdirSync(bare, {recursive: true, encoding: 'utf8'})) {
    if (!file.endsWith('.html')) continue;
    const page = path.join(bare, file);
    writeFileSync(page, readFileSync(page, 'utf8').replaceAll(SCRIPT, ''));
  }
  return bare;
};

/** Loads a page once, throttled by calculation or by the browser. */
const load = async (url: string, throttling: Throttling, browser: string): Promise<Load> => {
  const flags = ['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ');
  const args = [
    ...[CLI, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    ...[`--throttling-method=${throttling}`, '--only-categories=performance'],
  ];
  const options = {env: {...process.env, CHROME_PATH: browser}, maxBuffer: 2 ** 26};
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Not execFileSync: this process serves the site.
      const {stdout} = await promisify(execFile)(process.execPath, args, options);
      const {categories, audits} = JSON.parse(stdout) as Result;
      const value = (audit: string): number => audits[audit]?.numericValue ?? NaN;
      return {
        score: categories.performance.score * 100,
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        size: value('total-byte-weight') / 1000,
      };
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
};

/** Returns the median of a value; for an even number of loads, the lower of the two middle ones. */
const median = (loads: readonly Load[], name: keyof Load): number =>
  loads.map((one) => one[name]).sort((a, b) => a - b)[Math.ceil(loads.length / 2) - 1] ?? NaN;

const HEAD = ['page', 'score', 'LCP', '÷ bare', 'applied LCP', '÷ bare', 'TBT', 'CLS', 'kB'];
type Loads = Readonly<Record<Throttling, Load[]>>;
const row = (page: string, {simulate, devtools}: Loads, bare?: Loads): (string | number)[] => {
  const ratio = (throttling: Throttling, loads: readonly Load[]): string =>
    bare ? (median(loads, 'lcp') / median(bare[throttling], 'lcp')).toFixed(2) : '';
  return [
    ...[bare ? page : `${page} without scripts`, median(simulate, 'score')],
    ...[Math.round(median(simulate, 'lcp')), ratio('simulate', simulate)],
    ...[Math.round(median(devtools, 'lcp')), ratio('devtools', devtools)],
    ...[Math.round(median(simulate, 'tbt')), median(simulate, 'cls').toFixed(3)],
    Math.round(median(simulate, 'size')),
  ];
};
const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const main = async (): Promise<void> => {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string'},
      pages: {type: 'string', default: PAGES},
      runs: {type: 'string', default: '3'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1');
  if (!existsSync(CLI)) run('npm', ['ci'], LIGHTHOUSE);
  const browser = await ensureBrowser();
  if (!browser) throw new Error('Lighthouse needs Chrome or Chromium');
  if (!values.dir) run(process.execPath, ['scripts/test-build.mjs']);
  const shipped = path.resolve(values.dir ?? testBuild);

  mkdirSync(FOLDER, {recursive: true});
  const {certificate, key} = selfSignedCertificate(FOLDER);
  const tls = {cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8')};
  const servers = await Promise.all(
    [shipped, withoutScripts(shipped)].map((dir) => startServer({dir, port: 0, tls})),
  );
  try {
    console.log([line(HEAD), line(HEAD.map((_, at) => (at === 0 ? '---' : '---:')))].join('\n'));
    for (const page of values.pages.split(',')) {
      const [ours, bare] = servers.map(({url}) => ({
        url: url + page,
        loads: {simulate: [], devtools: []} as Loads,
      }));
      if (!ours || !bare) return;
      // Not counted: the first load waits a second for brotli 11, which hosts compute in advance.
      for (const {url} of [ours, bare]) await load(url, 'simulate', browser);
      // In turn, so that a change of the machine's speed affects both.
      for (let count = 0; count < runs; count += 1) {
        for (const {url, loads} of [ours, bare]) {
          for (const throttling of ['simulate', 'devtools'] as const) {
            loads[throttling].push(await load(url, throttling, browser));
          }
        }
      }
      console.log(line(row(page, ours.loads, bare.loads)));
      console.log(line(row(page, bare.loads)));
    }
  } finally {
    await Promise.all(servers.map(({close}) => close()));
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
