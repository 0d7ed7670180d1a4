// `npm run bench`: how fast pages come up and answer, beside the same pages built otherwise, written
// to bench/results.md. Takes about 40 minutes on a quiet machine; BENCH_RUNS=1 for a glance.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import type {Browser} from '@playwright/test';
import {format, resolveConfig} from 'prettier';

import {BROWSER} from '../scripts/lib/chromium.mjs';
import {startServer} from '../scripts/server/startServer';
import {type AppliedTiming, measureApplied} from './applied';
import {launchBrowser, WHOLE_BROWSER} from './browser';
import {MOMENTS, type Press, pressEarly, WIDGETS} from './hurried';
import {DESKTOP_INDEX, installLighthouse, type LighthouseRun, runLighthouse} from './lighthouse';
import {formatReport, type Report} from './report';
import {buildVariants, type Variant, VARIANTS} from './variants';

/** Pages of each kind that the site has. */
const PAGES = [
  '/',
  '/solutions/dental',
  '/calculator',
  '/blog',
  '/blog/hipaa-compliance',
  '/contact',
] as const;

/** Every page beside itself without scripts; beside the other ways of building it, these two. */
const PEER_PAGES: readonly string[] = ['/', '/blog/hipaa-compliance'];

/** BENCH_WHOLE=1: in the whole Chromium as well, which takes ten minutes more. */
const isWholeToo = process.env.BENCH_WHOLE === '1' && WHOLE_BROWSER !== null;
const RUNS = Number(process.env.BENCH_RUNS ?? '5');

/** Ways of building that are not compared on all pages, nor on slower CPUs. */
const isPeer = (variant: Variant): boolean => variant === 'eager' || variant === 'template';

const TIMES_SLOWER = {usual: {slowdown: 4}, slow: {slowdown: 8}} as const;
/** The same, of the machine that the factors are meant for. */
const PHONES = {
  usual: {benchmarkIndex: DESKTOP_INDEX / 4},
  slow: {benchmarkIndex: DESKTOP_INDEX / 8},
} as const;

const variants = Object.keys(VARIANTS) as Variant[];

const inTurn = async <T>(times: number, run: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let time = 0; time < times; time += 1) results.push(await run());
  return results;
};

const main = async (): Promise<void> => {
  if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('BENCH_RUNS must be a number from 1');
  installLighthouse();
  console.log('Building the variants ...');
  const folders = buildVariants(PEER_PAGES);
  const servers = await Promise.all(
    variants.map(async (variant) => ({
      variant,
      server: await startServer({dir: folders[variant], port: 0}),
    })),
  );
  const urlOf = (variant: Variant): string =>
    servers.find((entry) => entry.variant === variant)?.server.url ?? '';
  const browser: Browser = await launchBrowser();

  try {
    const loads: Report['loads'][number][] = [];
    const ours: Report['ours'][number][] = [];
    const presses: Report['presses'][number][] = [];
    // After each part: half an hour must not be lost to its last minute.
    const write = async (): Promise<void> => {
      const text = formatReport({
        date: new Date().toISOString().slice(0, 10),
        browser: `${browser.version()} (${path.basename(BROWSER)})`,
        runs: RUNS,
        loads,
        ours,
        presses,
      });
      const file = path.join(__dirname, 'results.md');
      writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
    };
    for (const page of PAGES) {
      const compared = variants
        .filter((variant) => PEER_PAGES.includes(page) || !isPeer(variant))
        .map((variant) => ({
          page,
          variant,
          url: urlOf(variant) + page,
          simulated: [] as LighthouseRun[],
          slowCpu: [] as LighthouseRun[],
          phone: [] as LighthouseRun[],
          slowPhone: [] as LighthouseRun[],
          applied: [] as AppliedTiming[],
        }));
      // Once unmeasured: the server compresses each file the first time it is asked for.
      for (const {url} of compared) await measureApplied(browser, url, 1);
      // In turn, because the machine's speed may change, and what is compared has to change with it.
      for (let run = 0; run < RUNS; run += 1) {
        for (const {url, variant, simulated, slowCpu, phone, slowPhone, applied} of compared) {
          const [usual, onPhone, slow, onSlowPhone] = await runLighthouse(url, {
            chromePath: BROWSER,
            form: 'mobile',
            categories: variant === 'deferred' ? 'all' : 'performance',
            processors: isPeer(variant)
              ? [TIMES_SLOWER.usual, PHONES.usual]
              : [TIMES_SLOWER.usual, PHONES.usual, TIMES_SLOWER.slow, PHONES.slow],
          });
          if (usual) simulated.push(usual);
          if (onPhone) phone.push(onPhone);
          if (slow) slowCpu.push(slow);
          if (onSlowPhone) slowPhone.push(onSlowPhone);
          applied.push(await measureApplied(browser, url, 4));
        }
      }
      loads.push(...compared);
      console.log(`${page}: measured`);
    }

    await write();

    for (const page of PAGES) {
      const url = urlOf('deferred') + page;
      const desktop = await inTurn(RUNS, () =>
        runLighthouse(url, {
          chromePath: BROWSER,
          form: 'desktop',
          categories: 'all',
          processors: [{slowdown: 1}],
        }),
      );
      const inWhole = await inTurn(isWholeToo ? RUNS : 0, () =>
        runLighthouse(url, {
          chromePath: WHOLE_BROWSER ?? BROWSER,
          form: 'mobile',
          categories: 'performance',
          processors: [TIMES_SLOWER.usual, TIMES_SLOWER.slow],
        }),
      );
      ours.push({
        page,
        desktop: desktop.flat(),
        wholeBrowser: isWholeToo
          ? {
              usual: inWhole.flatMap(([usual]) => usual ?? []),
              slowCpu: inWhole.flatMap(([, slow]) => slow ?? []),
            }
          : null,
      });
      console.log(`${page}: measured on a desktop${isWholeToo ? ' and in the whole browser' : ''}`);
    }

    await write();

    for (const widget of WIDGETS) {
      for (const moment of MOMENTS) {
        const measured: (Press | null)[] = await inTurn(Math.min(RUNS, 3), () =>
          pressEarly(browser, urlOf('deferred'), widget, moment, 4),
        );
        presses.push({widget: widget.name, moment, presses: measured});
      }
      console.log(`${widget.name}: pressed`);
    }
    await write();
  } finally {
    await browser.close();
    await Promise.all(servers.map(({server}) => server.close()));
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
