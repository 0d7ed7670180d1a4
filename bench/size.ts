// `npm run test:size [folder]`: every page of the sitemap against the byte budgets.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {root} from '../scripts/lib/root.mjs';
import {startServer} from '../scripts/server/startServer.ts';
import {launchBrowser} from './browser.ts';
import {type Budgets, budgetKey, excesses} from './budgets.ts';
import {type Weight, weighPage} from './pageWeight.ts';
import {sitemapPaths} from './sitemap.ts';

const BUDGETS = path.join(root, 'bench/budgets.json');

/** Pages in the browser at a time: most of the time is spent waiting for them to fall silent. */
const WORKERS = 4;

const main = async (): Promise<void> => {
  const dir = path.resolve(process.argv[2] ?? '.test/build');
  const budgets = JSON.parse(readFileSync(BUDGETS, 'utf8')) as Budgets;
  const paths = sitemapPaths(dir);

  const server = await startServer({dir, port: 0});
  const browser = await launchBrowser();
  const measured = new Map<string, Weight>();
  try {
    const waiting = [...paths];
    const worker = async (): Promise<void> => {
      for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) {
        measured.set(page, await weighPage(browser, server.url, page));
      }
    };
    await Promise.all(Array.from({length: WORKERS}, worker));
  } finally {
    await browser.close();
    await server.close();
  }

  const weights = new Map(paths.map((page) => [page, measured.get(page) as Weight]));
  let failed = 0;
  for (const [page, weight] of weights) {
    const key = budgetKey(budgets, page);
    const budget = key === undefined ? undefined : budgets[key];
    const problems = budget ? excesses(weight, budget) : ['has no budget in bench/budgets.json'];
    if (problems.length > 0) failed += 1;
    const {html, js, css, fonts, images, first, total} = weight;
    console.log(
      `${page}: ${total} bytes, ${first} before its load event (html ${html}, js ${js}, css ${css}, fonts ${fonts}, images ${images})`,
    );
    for (const problem of problems) console.log(`  OVER: ${page} ${problem}`);
  }
  console.log(`${weights.size - failed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
