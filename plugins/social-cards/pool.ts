import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';

import type {SocialCard} from './card';

/** A card and the file that is to hold it. Its folder exists. */
export interface CardJob {
  readonly card: SocialCard;
  /** Absolute path of the PNG. */
  readonly file: string;
}

/** Draws cards into their files. */
export type DrawCards = (
  siteDir: string,
  jobs: readonly CardJob[],
  threads: number,
) => Promise<void>;

/** Fewer are drawn sooner by one thread than a second one has loaded the fonts. */
const WORTH_A_THREAD = 100;

const work = async (siteDir: string, jobs: readonly CardJob[]): Promise<void> => {
  const worker = new Worker(path.join(__dirname, 'worker.mjs'), {
    workerData: {siteDir, jobs},
    // Pictures are held outside of the heap until it is swept: a small nursery is swept often.
    resourceLimits: {maxYoungGenerationSizeMb: 16},
    // A profiler or a loader that the build runs under is not for a thread like this one.
    execArgv: [],
  });
  // An error in the thread rejects this.
  await once(worker, 'exit');
};

/**
 * Draws in threads, so that the build goes on meanwhile.
 *
 * @throws {Error} when a card cannot be drawn or written.
 */
export const drawInThreads: DrawCards = async (siteDir, jobs, threads) => {
  const count = Math.min(threads, Math.ceil(jobs.length / WORTH_A_THREAD));
  await Promise.all(
    Array.from({length: count}, (_, thread) =>
      work(
        siteDir,
        jobs.filter((_job, index) => index % count === thread),
      ),
    ),
  );
};
