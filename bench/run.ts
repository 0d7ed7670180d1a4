// `npm run bench`: how fast pages come up and answer, over HTTP/2 with TLS and brotli, beside the same
// pages without scripts and Docusaurus's classic template; into .test/bench/results.md.
//
//   npm run bench -- --parts presses,links    of loads, presses, links
//   npm run bench -- --pages /,/contact --runs 1
//   npm run bench -- --dir build --dir ../before/build    built folders, side by side; prints only
import {spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {root} from '../scripts/lib/root.mjs';
import {startServer} from '../scripts/server/startServer.ts';
import {selfSignedCertificate} from '../scripts/server/certificate.ts';
import {launchBrowser} from './browser.ts';
import {buildTemplate, FOLDER, removeScripts} from './comparedBuilds.ts';
import {CONTROLS, MOMENTS, type Press, pressEarly} from './earlyInteraction.ts';
import {installLighthouse, type Load, load} from './lighthouse.ts';
import {followLink, LINKS} from './links.ts';
import {type Cell, formatReport, linkRow, loadRows, pressRow} from './report.ts';

const PAGES = '/,/solutions/dental,/calculator,/blog,/blog/roi,/contact';

interface Variant {
  readonly name: string;
  readonly dir: string;
  /** Beside which it is held. Null: a page without scripts. */
  readonly bare: string | null;
  readonly isOurs: boolean;
}

/** A built folder as it is, and without its scripts. */
const bothOf = (dir: string, name: string, bare: string): Variant[] => [
  {name, dir, bare, isOurs: true},
  {name: bare, dir: removeScripts(dir, bare), bare: null, isOurs: false},
];

const buildVariants = (pages: readonly string[]): Variant[] => {
  console.log('Building ...');
  const {status} = spawnSync(process.execPath, ['scripts/test-build.mjs'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The site could not be built');
  const dir = path.join(root, '.test/build');
  const template = buildTemplate(pages, dir);
  return [
    ...bothOf(dir, 'as shipped', 'bare'),
    {name: 'classic template', dir: template, bare: 'bare', isOurs: false},
  ];
};

/** The built folders as hosts serve them: HTTP/2 over TLS, brotli 11, the headers of `_headers`. */
const serve = (dirs: readonly string[]) => {
  mkdirSync(FOLDER, {recursive: true});
  const {certificate, key} = selfSignedCertificate(FOLDER);
  const tls = {cert: readFileSync(certificate, 'utf8'), key: readFileSync(key, 'utf8')};
  return Promise.all(dirs.map((dir) => startServer({dir, port: 0, tls})));
};

/** Opens every page once: brotli 11 takes a second for a bundle, which a host has done before. */
const warmUp = async (browser: Browser, urls: readonly string[], pages: readonly string[]) => {
  const page = await browser.newPage({ignoreHTTPSErrors: true});
  for (const url of urls) {
    for (const path of pages) await page.goto(url + path, {waitUntil: 'networkidle'});
  }
  await page.close();
};

const times = async <T>(count: number, run: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  while (results.length < count) results.push(await run());
  return results;
};

const main = async (): Promise<void> => {
  const {values} = parseArgs({
    options: {
      dir: {type: 'string', multiple: true},
      pages: {type: 'string', default: PAGES},
      parts: {type: 'string', default: 'loads,presses,links'},
      runs: {type: 'string', default: process.env.BENCH_RUNS ?? '3'},
    },
  });
  const pages = values.pages.split(',');
  const parts = values.parts.split(',');
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a number from 1');
  if (parts.includes('loads')) installLighthouse();
  const variants =
    values.dir?.flatMap((dir, at) => bothOf(dir, dir, `bare ${at + 1}`)) ?? buildVariants(pages);
  const servers = await serve(variants.map(({dir}) => dir));
  const urls = servers.map(({url}) => url);
  const served = variants.map((variant, at) => ({...variant, url: urls[at] ?? ''}));
  const ours = served.filter(({isOurs}) => isOurs);
  const browser = await launchBrowser();
  await warmUp(browser, urls, pages);
  const rows = {loads: [] as Cell[][], presses: [] as Cell[][], links: [] as Cell[][]};
  const report = (): string => formatReport(rows, runs, browser.version());

  try {
    for (const page of parts.includes('loads') ? pages : []) {
      const loads = served.map((variant) => ({
        ...variant,
        simulated: [] as Load[],
        applied: [] as Load[],
      }));
      // In turn, because the machine's speed changes, and what is compared has to change with it.
      for (let run = 0; run < runs; run += 1) {
        for (const {url, isOurs, simulated, applied} of loads) {
          simulated.push(await load(url + page, 'simulate', isOurs ? undefined : 'performance'));
          applied.push(await load(url + page, 'devtools', 'performance'));
        }
      }
      rows.loads.push(...loadRows(page, loads));
      console.log(`${page}: measured`);
    }
    for (const control of parts.includes('presses') ? CONTROLS : []) {
      for (const {name, url} of ours) {
        const moments: Press[][] = [];
        for (const moment of MOMENTS) {
          moments.push(await times(runs, () => pressEarly(browser, url, control, moment)));
        }
        rows.presses.push(pressRow(name, control, moments));
      }
      console.log(`${control.name}: pressed`);
    }
    for (const link of parts.includes('links') ? LINKS : []) {
      for (const {name, url} of ours) {
        const visits = await times(runs, () => followLink(browser, url, link));
        rows.links.push(linkRow(name, link, visits));
      }
      console.log(`${link.join(' → ')}: followed`);
    }
    if (!values.dir) writeFileSync(path.join(FOLDER, 'results.md'), report());
  } finally {
    // Even if the last page fails: half an hour must not be lost to it.
    console.log(report());
    await browser.close();
    await Promise.all(servers.map(({close}) => close()));
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
