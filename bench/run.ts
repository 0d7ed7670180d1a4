// `npm run bench`: how fast pages come up on a slow phone, written to bench/results.md.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {type Browser} from '@playwright/test';

import {startServer} from '../scripts/server/startServer';
import {launchBrowser} from './browser';
import {median, totalBlockingTime} from './timing';

/** Pages of each kind that the site has. */
const PAGES = [
  '/',
  '/pricing',
  '/calculator',
  '/solutions/dental',
  '/blog',
  '/blog/hipaa-compliance',
];
const ROUNDS = 5;

/** Lighthouse's mobile preset as applied throttling: 150 ms round trips, 1.6 Mbit/s, a CPU 4 × slower. */
const NETWORK = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/** How long the page has to be left alone before its last task counts as over. Milliseconds. */
const QUIET = 2_000;

interface Timing {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface Observed {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  readonly longTasks: readonly {readonly start: number; readonly duration: number}[];
  readonly last: number;
}

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const seen = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    longTasks: [] as {start: number; duration: number}[],
    last: 0,
  };
  Object.assign(window, {benchObserved: seen});
  const on = (type: string, handle: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        seen.last = performance.now();
        handle(entry);
      }
    }).observe({type, buffered: true});
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & {value: number}).value;
  });
  on('longtask', ({startTime, duration}) => {
    seen.longTasks.push({start: startTime, duration});
  });
};

const measure = async (browser: Browser, url: string): Promise<Timing> => {
  const context = await browser.newContext({
    viewport: {width: 412, height: 823},
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    await page.route(
      (address) => address.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
    await page.addInitScript(observe);
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(
      (quiet) => {
        const {benchObserved} = window as unknown as {benchObserved: Observed};
        return benchObserved.lcp > 0 && performance.now() - benchObserved.last > quiet;
      },
      QUIET,
      {timeout: 60_000},
    );
    const {fcp, lcp, cls, longTasks} = await page.evaluate(
      () => (window as unknown as {benchObserved: Observed}).benchObserved,
    );
    return {fcp, lcp, cls, tbt: totalBlockingTime(longTasks, fcp)};
  } finally {
    await context.close();
  }
};

const main = async (): Promise<void> => {
  const dir = path.resolve(process.argv[2] ?? '.test/build');
  const server = await startServer({dir, port: 0});
  const browser = await launchBrowser();
  const rows: string[] = [];
  try {
    for (const page of PAGES) {
      // Once unmeasured: the server compresses each file the first time it is asked for.
      await measure(browser, server.url + page);
      const timings: Timing[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        timings.push(await measure(browser, server.url + page));
      }
      const of = (pick: (timing: Timing) => number): number => median(timings.map(pick));
      const row = `| ${page} | ${Math.round(of((t) => t.fcp))} | ${Math.round(of((t) => t.lcp))} | ${Math.round(of((t) => t.tbt))} | ${of((t) => t.cls).toFixed(3)} |`;
      console.log(row);
      rows.push(row);
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const date = new Date().toISOString().slice(0, 10);
  const text = `# How fast pages come up

Written by \`npm run bench\` on ${date}: medians of ${ROUNDS}, ${browser.version()} (Chromium), phone viewport,
applied throttling (150 ms round trips, 1.6 Mbit/s, CPU ${CPU_SLOWDOWN} × slower), HTTP/1.1 on this machine,
brotli. Compare only figures of one run on one quiet machine.

| page | FCP ms | LCP ms | TBT ms | CLS |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(path.join(__dirname, 'results.md'), text);
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
