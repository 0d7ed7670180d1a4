import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';

import {watchPeakMemory} from './peakMemory';
import type {BuildableSite} from './sites';

/** What a build took. */
export interface BuildCost {
  readonly seconds: number;
  readonly peakBytes: number;
}

const builtPosts = (outDir: string): number => {
  const folder = path.join(outDir, 'blog');
  if (!existsSync(folder)) return 0;
  return readdirSync(folder).filter((name) => /^generated-\d+\.html$/.test(name)).length;
};

/**
 * Builds a site that was never built before, for all the build can tell.
 *
 * @throws {Error} with what the build said, when it failed or left posts out.
 */
export const buildCold = async (site: BuildableSite): Promise<BuildCost> => {
  for (const left of site.leftovers) rmSync(left, {recursive: true, force: true});
  const began = performance.now();
  const child = spawn(process.execPath, site.command, {
    cwd: site.dir,
    env: {...process.env, ...site.env},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  const peak = watchPeakMemory(child.pid ?? 0);
  const [status] = (await once(child, 'close')) as [number | null];
  const cost = {seconds: (performance.now() - began) / 1_000, peakBytes: peak()};
  if (status !== 0) throw new Error(`The build of ${site.name} failed:\n${said}`);
  const built = builtPosts(site.outDir);
  if (built !== site.posts) {
    throw new Error(`${site.name} built ${built} of ${site.posts} posts:\n${said}`);
  }
  if (process.env.DOCUSAURUS_PERF_LOGGER === 'true') console.log(said);
  return cost;
};
