import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import type {Answer} from './logState';
import type * as Parts from '../results/parts';

/** Milliseconds after which loading counts as failed, as with the forms. */
const LOAD_TIMEOUT_MS = 15_000;

const inTime = <Value>(loading: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    window.setTimeout(reject, LOAD_TIMEOUT_MS, new Error('No answer'));
    loading.then(resolve, reject);
  });

/** Starts loading once and returns the same promise again, unless it failed or never answered. */
const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= inTime(load()).catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
};

const loadWorker = loadOnce(
  () =>
    new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(new URL('./phoneLog.worker.ts', import.meta.url));
      worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
        if (data.kind === 'ready') resolve(worker);
      });
      worker.addEventListener('error', () => reject(new Error('The worker did not come')));
    }),
);

const loadParts = loadOnce(() => lazyChunk(() => import('../results/parts')));

export interface Reader {
  readonly worker: Worker;
  readonly parts: typeof Parts;
}

/**
 * Loads what reading and showing a log needs, so that it works offline afterwards and nothing is
 * requested once a file was taken.
 *
 * @throws if the worker or the results don't load; the next call requests them again
 */
export const loadReader = async (): Promise<Reader> => {
  const [worker, parts] = await Promise.all([loadWorker(), loadParts()]);
  return {worker, parts};
};

/** Loads the same ahead of a file. */
export const prepare = (): void => void loadReader().catch(() => undefined);

type Prefetching = Pick<typeof window.docusaurus, 'prefetch' | 'preload'>;

const nothing: Prefetching = {prefetch: () => false, preload: () => false};

/**
 * Docusaurus fetches the next pages ahead when links come into view or under the pointer. While a log
 * is on the page it doesn't, so that anyone who watches the network sees no request.
 *
 * @returns restores prefetching
 */
export const pausePrefetching = (): (() => void) => {
  const before = window.docusaurus;
  window.docusaurus = nothing;
  return () => {
    if (window.docusaurus === nothing) window.docusaurus = before;
  };
};
