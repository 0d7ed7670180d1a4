import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';

/** Milliseconds after which loading counts as failed, as with the forms. */
const LOAD_TIMEOUT_MS = 15_000;

const load = async () => {
  const timeout = new Promise<never>((_, reject) => {
    window.setTimeout(reject, LOAD_TIMEOUT_MS, new Error('No answer'));
  });
  const both = Promise.all([loadWorker(), lazyChunk(() => import('../results/lazyComponents'))]);
  const [worker, components] = await Promise.race([both, timeout]);
  return {worker, components};
};

let loading: ReturnType<typeof load> | null = null;

const loadWorker = (): Promise<Worker> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./phoneLog.worker.ts', import.meta.url));
    // Its first message says that it is ready.
    worker.addEventListener('message', () => resolve(worker));
    worker.addEventListener('error', () => {
      // One that crashes later, for example out of memory, may still hold the log and never answers.
      worker.terminate();
      loading = null;
      reject(new Error('The worker did not load'));
    });
  });

/**
 * Loads what reading and showing a log needs, so that nothing is requested once a file was chosen.
 *
 * @throws if the worker or the results don't load; the next call requests them again
 */
export const loadReader = (): ReturnType<typeof load> => {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
};

/** Loads the reader early, when a visitor presses, focuses, or drags a file over the page. */
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
