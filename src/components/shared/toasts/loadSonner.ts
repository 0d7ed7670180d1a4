import type * as Sonner from 'sonner';

/** The toast library's 8 kB (brotli), fetched for the first toast and not before. */
export const loadSonner = (): Promise<typeof Sonner> =>
  import(/* webpackChunkName: 'sonner' */ 'sonner');

/** Fetches it ahead of its use; a failure waits for the use itself. */
export const preloadSonner = (): void => {
  loadSonner().catch(() => undefined);
};
