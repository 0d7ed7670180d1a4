// `npm run bench:builds`: what a cold build of the site takes, and one with up to 1,000 posts beside
// the classic template's build of the same posts, into bench/builds.md. Takes about ten minutes.
import {writeFileSync} from 'node:fs';
import {cpus} from 'node:os';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {type BuildCost, buildCold} from './build/coldBuild';
import {buildsReport, type MeasuredBuild} from './build/report';
import {ourSite, templateSite} from './build/sites';

/** Generated posts. None is the site as it is, and what the template takes for nothing. */
const COUNTS = [0, 100, 500, 1_000] as const;
const RUNS = Number(process.env.BENCH_RUNS ?? '2');

/** The quicker of the builds: what else a machine does can only make one slower. */
const best = (costs: readonly BuildCost[]): BuildCost => ({
  seconds: Math.min(...costs.map(({seconds}) => seconds)),
  peakBytes: Math.min(...costs.map(({peakBytes}) => peakBytes)),
});

const main = async (): Promise<void> => {
  if (!Number.isInteger(RUNS) || RUNS < 1) throw new Error('BENCH_RUNS must be a number from 1');
  if (process.platform !== 'linux') {
    throw new Error('bench:builds reads memory from /proc, which only Linux has.');
  }
  const measured: MeasuredBuild[] = [];
  for (const posts of COUNTS) {
    const sites = [ourSite(posts), templateSite(posts)];
    const costs = new Map(sites.map((site) => [site, [] as BuildCost[]]));
    // In turn, so that a busy minute does not fall on one of them alone.
    for (let run = 0; run < RUNS; run += 1) {
      for (const site of sites) {
        const cost = await buildCold(site);
        costs.get(site)?.push(cost);
        console.log(
          `${site.name}, ${posts} posts: ${cost.seconds.toFixed(1)} s, ${(cost.peakBytes / 1e9).toFixed(2)} GB`,
        );
      }
    }
    for (const [{name}, all] of costs) measured.push({site: name, posts, ...best(all)});
  }
  const text = buildsReport({
    date: new Date().toISOString().slice(0, 10),
    cores: cpus().length,
    runs: RUNS,
    measured,
  });
  const file = path.join(__dirname, 'builds.md');
  writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
