import {spawn, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

const FOLDER = path.join(__dirname, 'lighthouse');

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** One run of Lighthouse. Times in milliseconds under its simulated throttling, sizes in bytes. */
export interface LighthouseRun {
  /** Of the categories that were asked for. */
  readonly scores: Readonly<Partial<Record<Category, number>>>;
  /** Audits that cost points. */
  readonly failed: readonly string[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly speedIndex: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly scriptsBeforeLcp: number;
  readonly mainThreadMs: number;
  /** How fast this machine ran a small program just before, in Lighthouse's own unit. */
  readonly benchmarkIndex: number;
  /** How many times slower than this machine the page was supposed to be. */
  readonly slowdown: number;
}

/** How slow a phone's processor is: so many times slower than this machine, or of such an index. */
export type Processor = {readonly slowdown: number} | {readonly benchmarkIndex: number};

/**
 * The middle of what Lighthouse calls a high-end desktop, from which its 4 × makes a mid-tier phone.
 * Source: Lighthouse, docs/throttling.md, "Calibrating the CPU slowdown".
 */
export const DESKTOP_INDEX = 1_750;

export interface LighthouseOptions {
  readonly chromePath: string;
  readonly form: 'mobile' | 'desktop';
  /** Of the first processor. The other three take a fifth of the time, and do not change. */
  readonly categories: 'all' | 'performance';
  /** Of `mobile` only. The first must be a factor. */
  readonly processors: readonly [Processor, ...Processor[]];
}

/** Installs Lighthouse into its own folder, once, from its own lock file. */
export const installLighthouse = (): void => {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (bench/lighthouse) ...');
  const {status} = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed in bench/lighthouse');
};

const written = (processor: Processor): string =>
  'slowdown' in processor ? `${processor.slowdown}x` : `index:${processor.benchmarkIndex}`;

/**
 * Loads a page once; what that takes on each processor, in their order.
 *
 * @throws {Error} with what Lighthouse says when a page could not be measured.
 */
export const runLighthouse = (
  url: string,
  {chromePath, form, categories, processors}: LighthouseOptions,
): Promise<readonly LighthouseRun[]> =>
  new Promise((resolve, reject) => {
    const args = ['run.mjs', chromePath, form, categories, processors.map(written).join(','), url];
    const child = spawn(process.execPath, args, {cwd: FOLDER, stdio: ['ignore', 'pipe', 'pipe']});
    let output = '';
    let problems = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (problems += String(chunk)));
    child.once('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as LighthouseRun[]);
      else reject(new Error(`Lighthouse failed on ${url}: ${problems.trim()}`));
    });
  });
