/** Milliseconds that the server has to answer before the current page is kept. */
const RESPONSE_TIMEOUT_MS = 5_000;

/** Session storage key for the build whose page was already reloaded. */
const STORAGE_KEY = 'reloaded-build';

/** Event fired on the window right before a reload, so that typed text can be stored. */
export const BEFORE_RELOAD = 'beforereload';

/** Checks for a ChunkLoadError of the bundler's runtime; `request` is the file's URL. */
const isChunkLoadError = (error: unknown): error is Error & {readonly request: string} =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;

/** Checks whether the server answers that the file is missing. A reload can't fix a network error. */
const isMissing = async (file: string): Promise<boolean> => {
  try {
    const {status} = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
};

/** @returns true the first time it is called for this build, which is then stored */
const isFirstReload = (): boolean => {
  // A build is identified by the names of its scripts (plugins/fast-start/template.ts).
  const {startScripts = ''} = document.documentElement.dataset;
  try {
    if (sessionStorage.getItem(STORAGE_KEY) === startScripts) return false;
    sessionStorage.setItem(STORAGE_KEY, startScripts);
    return true;
  } catch {
    // Without storage the page could reload in an endless loop.
    return false;
  }
};

/**
 * Loads a lazy chunk. A deployment renames chunks and removes the old files, so a tab opened before
 * it requests a missing file. In that case the page is reloaded once, and forms restore the typed
 * text (usePersistedFields). The promise stays pending until the page unloads.
 *
 * @throws the error of `load` if a reload would not help: offline, or already reloaded
 */
export const lazyChunk = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (!(await isMissing(error.request)) || !isFirstReload()) throw error;
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    window.location.reload();
    return new Promise<Module>(() => undefined);
  }
};
