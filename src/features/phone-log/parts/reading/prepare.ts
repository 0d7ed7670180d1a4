import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';

import type {Answer} from './logState';
import type * as Parts from '../results/parts';

/** Milliseconds after which loading counts as failed, as with the forms. */
const LOAD_TIMEOUT_MS = 15_000;

export interface Reader {
  readonly worker: Worker;
  readonly parts: typeof Parts;
}

const loadWorker = (): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./phoneLog.worker.ts', import.meta.url));
    worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      if (data.kind === 'ready') resolve(worker);
    });
    worker.addEventListener('error', () => reject(new Error('The worker did not load')));
  });

const load = async (): Promise<Reader> => {
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(reject, LOAD_TIMEOUT_MS, new Error('No answer'));
  });
  const parts = lazyChunk(() => import('../results/parts'));
  const [worker, loaded] = await Promise.race([Promise.all([loadWorker(), parts]), timeout]);
  return {worker, parts: loaded};
};

let loading: Promise<Reader> | null = null;

/**
 * Loads what reading and showing a log needs, so that nothing is requested once a file was chosen.
 *
 * @throws if the worker or the results don't load; the next call requests them again
 */
export const loadReader = (): Promise<Reader> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Loads the same ahead of a file: at the press, the focus, or the drag that comes before it. */
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
