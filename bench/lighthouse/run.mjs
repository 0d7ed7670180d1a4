#!/usr/bin/env node
// One load of a page through Lighthouse, as JSON on standard output: what it is on each of the
// processors that are asked for.
// Called by bench/run.ts as a program of its own: Lighthouse brings a hundred packages, which
// `npm ci` at the top has no use for.
//
//   node bench/lighthouse/run.mjs <chromium> <mobile|desktop> <all|performance> <processors> <address>
//
// <processors> are separated by commas. Each is how many times slower than this machine, `4x`, or the
// benchmark index to slow it down to, `index:438`. The categories are those of the first; what the
// page takes on the others is computed from the same load, as it is on the first.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {launch} from 'chrome-launcher';
import lighthouse, {auditFlowArtifacts, desktopConfig} from 'lighthouse';

import {CHROMIUM_FLAGS} from '../../scripts/lib/chromium.mjs';

const [chromePath, form = 'mobile', categories = 'all', processors = '4x', url] =
  process.argv.slice(2);
if (!chromePath || !url) {
  throw new Error('Usage: run.mjs <chromium> <form> <categories> <processors> <address>');
}

const ALL = ['performance', 'accessibility', 'best-practices', 'seo'];

const PROCESSOR = /^(?:([\d.]+)x|index:([\d.]+))$/;
// Now, and not after eight attempts.
for (const processor of processors.split(',')) {
  if (!PROCESSOR.test(processor)) {
    throw new Error(`A processor must be like 4x or index:438, not ${processor}`);
  }
}
if (!/^[\d.]+x/.test(processors)) throw new Error('The first processor must be like 4x');

/** How many times slower, on a machine that has this index right now. */
const slowdownOf = (processor, machineIndex) => {
  const [, factor, index] = PROCESSOR.exec(processor);
  // A machine below that index cannot be made faster.
  return factor ? Number(factor) : Math.max(1, machineIndex / Number(index));
};

const audit = (lhr, id) => lhr.audits[id]?.numericValue ?? null;

const resultOf = (lhr) => {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const requests = lhr.audits['network-requests']?.details?.items ?? [];
  const lcpObserved = lhr.audits.metrics?.details?.items?.[0]?.observedLargestContentfulPaint;
  const scripts = requests.filter(({resourceType}) => resourceType === 'Script');
  return {
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
    slowdown: lhr.configSettings.throttling.cpuSlowdownMultiplier,
  };
};

/** Loads the page once, and says what that is on each processor. */
const measure = async (port) => {
  const flags = {port, logLevel: 'error', output: 'json'};
  const [first, ...others] = processors.split(',');
  const onlyCategories = categories === 'all' ? ALL : [categories];
  if (form === 'desktop') {
    return [(await lighthouse(url, {...flags, onlyCategories}, desktopConfig)).lhr];
  }
  const {lhr, artifacts} = await lighthouse(url, {
    ...flags,
    onlyCategories,
    throttling: {cpuSlowdownMultiplier: slowdownOf(first, Number.NaN)},
  });
  const steps = others.map((processor) => {
    const own = {
      onlyCategories: ['performance'],
      throttling: {
        ...artifacts.settings.throttling,
        cpuSlowdownMultiplier: slowdownOf(processor, artifacts.BenchmarkIndex),
      },
    };
    // Lighthouse holds what it computes to the settings of the load.
    return {
      artifacts: {...artifacts, settings: {...artifacts.settings, ...own}},
      flags: {...flags, ...own},
    };
  });
  const flow = steps.length > 0 ? await auditFlowArtifacts({gatherSteps: steps, name: url}) : null;
  return [lhr, ...(flow?.steps.map((step) => step.lhr) ?? [])];
};

/**
 * A trace that starts too late (NO_NAVSTART) or a browser that dies is no measurement: once more. It
 * may happen several times in a row, and the other pages' half an hour must not be lost to it.
 */
const ATTEMPTS = 8;

let results;
for (let attempt = 1; results === undefined; attempt += 1) {
  // A visitor who has never been here: no cache, no storage.
  const userDataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-bench-'));
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
    userDataDir,
    logLevel: 'error',
  });
  try {
    results = (await measure(chrome.port)).map(resultOf);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
  } finally {
    await chrome.kill();
    rmSync(userDataDir, {recursive: true, force: true});
  }
}
process.stdout.write(JSON.stringify(results));
