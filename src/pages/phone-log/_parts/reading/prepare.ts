import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import type {Answer} from './messages';
import {loadOnce} from './loadOnce';

/** The worker, once it has come and runs. */
export const loadWorker = loadOnce(
  () =>
    new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(new URL('./phoneLog.worker.ts', import.meta.url));
      worker.addEventListener('message', ({data}: MessageEvent<Answer>) => {
        if (data.kind === 'ready') resolve(worker);
      });
      worker.addEventListener('error', () => reject(new Error('The worker did not come')));
    }),
);

export const loadResults = loadOnce(() => lazyChunk(() => import('../results/Results')));

/** The face that slips are written in, which no other part of the page has. */
const loadItalic = loadOnce(() => document.fonts.load("italic 400 1em 'Besley Italic Variable'"));

/**
 * Loads what reading and showing a log needs, so that it works offline afterwards and nothing is
 * asked of the network once a file was taken. What can't be had is asked for again when it is used.
 */
export const prepare = async (): Promise<void> => {
  await Promise.allSettled([loadWorker(), loadResults(), loadItalic()]);
};

type Prefetching = Pick<typeof window.docusaurus, 'prefetch' | 'preload'>;

const nothing: Prefetching = {prefetch: () => false, preload: () => false};

/**
 * Docusaurus fetches the next pages ahead when links come into view or under the pointer. While a log
 * is on the page it doesn't, so that whoever watches the network sees that nothing is asked for.
 *
 * @returns goes back to how it was
 */
export const pausePrefetching = (): (() => void) => {
  const before = window.docusaurus;
  window.docusaurus = nothing;
  return () => {
    if (window.docusaurus === nothing) window.docusaurus = before;
  };
};
