#!/usr/bin/env node
// One page through Lighthouse, several times, as JSON on standard output.
// Called by bench/run.ts as a program of its own: Lighthouse brings a hundred packages, which
// `npm ci` at the top has no use for.
//
//   node bench/lighthouse/run.mjs <chromium> <runs> <mobile|desktop> <all|performance> <cpu> <address>
//
// <cpu> is how many times slower than this machine, `4x`, or the benchmark index to slow it down to,
// `index:438`.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {launch} from 'chrome-launcher';
import lighthouse, {desktopConfig} from 'lighthouse';
import {pageFunctions} from 'lighthouse/core/lib/page-functions.js';
import puppeteer from 'puppeteer-core';

import {CHROMIUM_FLAGS} from '../../scripts/lib/chromium.mjs';

const [chromePath, runs = '1', form = 'mobile', categories = 'all', cpu = '4x', url] =
  process.argv.slice(2);
if (!chromePath || !url) {
  throw new Error('Usage: run.mjs <chromium> <runs> <form> <categories> <cpu> <address>');
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

/** How fast the browser is right now: the machine's speed changes from minute to minute. */
const benchmarkIndex = async (port) => {
  const browser = await puppeteer.connect({browserURL: `http://127.0.0.1:${port}`});
  try {
    const page = await browser.newPage();
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    await page.close();
    return index;
  } finally {
    await browser.disconnect();
  }
};

const slowdown = async (port) => {
  if (form === 'desktop') return 1;
  const [, factor, index] = /^(?:([\d.]+)x|index:([\d.]+))$/.exec(cpu) ?? [];
  if (factor) return Number(factor);
  if (!index) throw new Error(`<cpu> must be like 4x or index:438, not ${cpu}`);
  // A machine below that index cannot be made faster.
  return Math.max(1, (await benchmarkIndex(port)) / Number(index));
};

const audit = (lhr, id) => lhr.audits[id]?.numericValue ?? null;

/**
 * A trace that starts too late (NO_NAVSTART) or a browser that dies is no measurement: once more. It
 * may happen several times in a row, and the other pages' half an hour must not be lost to it.
 */
const ATTEMPTS = 8;

const results = [];
let failures = 0;
while (results.length < Number(runs)) {
  // A visitor who has never been here: no cache, no storage.
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-bench-'));
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
    userDataDir,
    logLevel: 'error',
  });
  try {
    const cpuSlowdownMultiplier = await slowdown(chrome.port);
    const {lhr} = await lighthouse(
      url,
      {
        port: chrome.port,
        logLevel: 'error',
        output: 'json',
        onlyCategories: categories === 'all' ? ALL : [categories],
        ...(form === 'desktop' ? {} : {throttling: {cpuSlowdownMultiplier}}),
      },
      form === 'desktop' ? desktopConfig : undefined,
    );
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const requests = lhr.audits['network-requests']?.details?.items ?? [];
    const lcpObserved = lhr.audits.metrics?.details?.items?.[0]?.observedLargestContentfulPaint;
    const scripts = requests.filter(({resourceType}) => resourceType === 'Script');
    results.push({
      scores: Object.fromEntries(
        Object.entries(lhr.categories).map(([id, {score}]) => [id, Math.round((score ?? 0) * 100)]),
      ),
      failed: Object.values(lhr.audits)
        .filter(
          ({id, score, scoreDisplayMode}) =>
            score !== null &&
            score < 0.9 &&
            scoreDisplayMode === 'binary' &&
            Object.values(lhr.categories).some(({auditRefs}) =>
              auditRefs.some((ref) => ref.id === id && ref.weight > 0),
            ),
        )
        .map(({id}) => id),
      fcp: audit(lhr, 'first-contentful-paint'),
      lcp: audit(lhr, 'largest-contentful-paint'),
      tbt: audit(lhr, 'total-blocking-time'),
      cls: audit(lhr, 'cumulative-layout-shift'),
      speedIndex: audit(lhr, 'speed-index'),
      bytes: requests.reduce((sum, {transferSize = 0}) => sum + transferSize, 0),
      scriptBytes: scripts.reduce((sum, {transferSize = 0}) => sum + transferSize, 0),
      scriptsBeforeLcp: scripts.filter(({networkRequestTime}) => networkRequestTime < lcpObserved)
        .length,
      mainThreadMs: audit(lhr, 'mainthread-work-breakdown'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
      slowdown: cpuSlowdownMultiplier,
    });
  } catch (error) {
    failures += 1;
    if (failures >= ATTEMPTS) throw error;
  } finally {
    await chrome.kill();
    rmSync(userDataDir, {recursive: true, force: true});
  }
}
process.stdout.write(JSON.stringify(results));
