/** Milliseconds in which the site has to answer, or the page in hand is the best there is. */
const ANSWER_MS = 5_000;

/** The session storage's place for the build whose page was already loaded again. */
const PLACE = 'reloaded-build';

/** Event on the window right before a reload, so that typed text can be stored for the next page. */
export const BEFORE_RELOAD = 'beforereload';

/** Checks for the error of the bundler's runtime; `request` is the file's address. */
const isChunkLoadError = (error: unknown): error is Error & {readonly request: string} =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;

/** True when the site answers that the file is not there. On a line that fails, a reload would not help. */
const isGone = async (file: string): Promise<boolean> => {
  try {
    const {status} = await fetch(file, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
};

/** @returns whether this is the first time for this build, which has then been noted */
const isFirstTime = (): boolean => {
  // The names of its scripts tell one build from another (plugins/fast-start/template.ts).
  const {startScripts = ''} = document.documentElement.dataset;
  try {
    if (sessionStorage.getItem(PLACE) === startScripts) return false;
    sessionStorage.setItem(PLACE, startScripts);
    return true;
  } catch {
    // Nothing can be noted, so the page could be loaded again forever.
    return false;
  }
};

/**
 * Loads a lazy chunk. A deployment gives chunks new names and removes the old files: a tab that was
 * open all the while asks for a file that is gone, however often it is pressed, and only the page
 * of the new deployment knows the new name. So that page is loaded, once, and forms bring back what
 * was typed (usePersistedFields). Until the page has gone the promise stays open.
 *
 * @throws what `load` throws, when a reload would not help: offline, or after one already
 */
export const lazyChunk = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (error) {
    if (!isChunkLoadError(error)) throw error;
    if (!(await isGone(error.request)) || !isFirstTime()) throw error;
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    window.location.reload();
    return new Promise<Module>(() => undefined);
  }
};
