#!/usr/bin/env node
// One load of a page through Lighthouse's mobile preset, as JSON on standard output. A program of its
// own because Lighthouse brings a hundred packages that `npm ci` at the top has no use for.
//
//   node bench/lighthouse/run.mjs <chromium> <simulate|devtools> <all|performance> <address>
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {launch} from 'chrome-launcher';
import lighthouse from 'lighthouse';

import {CHROMIUM_FLAGS} from '../../scripts/lib/chromium.mjs';

const [chromePath, throttlingMethod, categories, url] = process.argv.slice(2);
if (!url)
  throw new Error('Usage: run.mjs <chromium> <simulate|devtools> <all|performance> <address>');

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

const resultOf = ({runtimeError, audits, categories: scored, environment}) => {
  if (runtimeError) throw new Error(runtimeError.message);
  const time = (id) => audits[id].numericValue;
  const requests = audits['network-requests'].details.items;
  const bytes = (list) => list.reduce((sum, {transferSize = 0}) => sum + transferSize, 0);
  return {
    scores: Object.values(scored).map(({score}) => Math.round((score ?? 0) * 100)),
    failed: Object.values(scored)
      .flatMap(({auditRefs}) => auditRefs.filter(({weight}) => weight > 0))
      .map(({id}) => audits[id])
      .filter(({score, scoreDisplayMode}) => scoreDisplayMode === 'binary' && score < 0.9)
      .map(({id}) => id),
    fcp: time('first-contentful-paint'),
    lcp: time('largest-contentful-paint'),
    tbt: time('total-blocking-time'),
    cls: time('cumulative-layout-shift'),
    bytes: bytes(requests),
    scriptBytes: bytes(requests.filter(({resourceType}) => resourceType === 'Script')),
    benchmarkIndex: environment.benchmarkIndex,
  };
};

/** A trace that starts too late (NO_NAVSTART) or a browser that dies is no measurement: once more. */
const ATTEMPTS = 4;

for (let attempt = 1, result; result === undefined; attempt += 1) {
  // A visitor who has never been here: no cache, no storage.
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-bench-'));
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', '--ignore-certificate-errors', ...CHROMIUM_FLAGS],
    userDataDir,
    logLevel: 'error',
  });
  try {
    const {lhr} = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttlingMethod,
      onlyCategories: categories === 'all' ? ALL : [categories],
    });
    result = resultOf(lhr);
    process.stdout.write(JSON.stringify(result));
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    chrome.kill();
    rmSync(userDataDir, {recursive: true, force: true});
  }
}
