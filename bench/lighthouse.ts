import {execFile, execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/chromium.mjs';
import {root} from '../scripts/lib/root.mjs';

/** Its own package: Lighthouse brings a hundred others that `npm ci` at the top has no use for. */
const FOLDER = path.join(root, 'bench/lighthouse');
const CLI = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = 'performance,accessibility,best-practices,seo';
/** A trace that starts too late or a browser that dies is no measurement: once more. */
const ATTEMPTS = 4;

/** One load. Times in milliseconds, sizes in bytes. */
export interface Load {
  /** In percent, of the categories that were asked for. */
  readonly scores: readonly number[];
  /** Audits that cost points. */
  readonly failed: readonly string[];
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  /** How fast this machine ran a small program just before, in Lighthouse's own unit. */
  readonly machine: number;
}

/** As much of Lighthouse's result as is used. */
interface Result {
  readonly categories: Readonly<
    Record<string, {score: number; auditRefs: readonly {id: string; weight: number}[]}>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        score: number | null;
        scoreDisplayMode: string;
        numericValue?: number;
        details?: {items: readonly {resourceType: string; transferSize?: number}[]};
      }
    >
  >;
  readonly environment: {readonly benchmarkIndex: number};
}

const loadOf = ({categories, audits, environment}: Result): Load => {
  const value = (id: string): number => audits[id]?.numericValue ?? NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (all: typeof requests): number =>
    all.reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
  return {
    scores: Object.values(categories).map(({score}) => Math.round(score * 100)),
    failed: Object.values(categories)
      .flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0))
      .map(({id}) => id)
      .filter((id) => audits[id]?.scoreDisplayMode === 'binary' && audits[id].score === 0),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytes(requests),
    scriptBytes: bytes(requests.filter(({resourceType}) => resourceType === 'Script')),
    machine: environment.benchmarkIndex,
  };
};

/** Installs Lighthouse into its own folder, once, from its own lock file. */
export const installLighthouse = (): void => {
  if (existsSync(CLI)) return;
  console.log('Installing Lighthouse (bench/lighthouse) ...');
  execFileSync('npm', ['ci'], {cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit']});
};

/** Loads a page once: Lighthouse's mobile preset, simulated as it is, or applied by the browser. */
export const load = async (
  url: string,
  throttling: 'simulate' | 'devtools',
  categories = CATEGORIES,
): Promise<Load> => {
  const flags = ['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS].join(' ');
  for (let attempt = 1; ; attempt += 1) {
    try {
      // Not the synchronous one: the site is served by this process.
      const {stdout} = await promisify(execFile)(
        process.execPath,
        [
          ...[CLI, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
          ...[`--throttling-method=${throttling}`, `--only-categories=${categories}`],
        ],
        {
          env: {...process.env, CHROME_PATH: BROWSER},
          maxBuffer: 2 ** 26,
        },
      );
      return loadOf(JSON.parse(stdout) as Result);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};
