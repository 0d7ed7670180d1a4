import type {Browser, BrowserContext, Page} from '@playwright/test';

import {helpFunctions} from './browser';
import {type LongTask, totalBlockingTime} from './timing';

/** A page load under throttling that the browser really applies. Milliseconds; shift is a score. */
export interface AppliedTiming {
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/**
 * Lighthouse's mobile preset, applied (`throttlingMethod: devtools`): 150 ms round trips at 3.75 ×,
 * 1.6 Mbit/s at 0.9 ×. Source: Lighthouse, core/config/constants.js.
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};

/** A phone, as Lighthouse's mobile preset draws it. */
export const PHONE = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75};

/** How long the page has to be left alone before its last task counts as over. Milliseconds. */
const QUIET = 2_000;

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  readonly longTasks: LongTask[];
  last: number;
}

/** Runs in the page before its own scripts. */
const observe = (): void => {
  const seen: Observed = {fcp: 0, lcp: 0, cls: 0, longTasks: [], last: 0};
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

/** An empty page behind a slow line, on a slow processor, that reaches no other host. */
export const openOnSlowPhone = async (
  context: BrowserContext,
  cpuSlowdown: number,
): Promise<Page> => {
  const page = await context.newPage();
  await page.route(
    (address) => address.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  await helpFunctions(page);
  return page;
};

/** Loads a page once, in a browser that has never seen it. */
export const measureApplied = async (
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<AppliedTiming> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await openOnSlowPhone(context, cpuSlowdown);
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
