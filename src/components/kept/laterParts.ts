/**
 * Parts of a page that are fetched when they are needed have new names with every deployment, and
 * the old files are gone then. A tab that was open all the while asks for a file that isn't there,
 * however often it is pressed: only the page of the new deployment knows the new names.
 */
import {entryValue, keepInEntry} from './entryValues';

/** The history entry's place for what is to be done again after the reload. */
const AGAIN = 'again';

/** Milliseconds in which the site has to answer, or the page in hand is the best there is. */
const ANSWER_MS = 5_000;

/** What has been done again on this page: a second reload would not help either. */
const repeated = new Set<string>();
const keepers = new Set<() => void>();

/** What the bundler's runtime throws; `request` is the file's address. */
const isChunkLoadError = (error: unknown): error is Error & {readonly request: string} =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error;

/**
 * True when the site answers that the file is not there. On a line that fails, a reload would end on
 * the browser's own error page.
 */
const isGone = async (error: unknown): Promise<boolean> => {
  if (!isChunkLoadError(error)) return false;
  try {
    const {status} = await fetch(error.request, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return status === 404 || status === 410;
  } catch {
    return false;
  }
};

/**
 * Loads a part of the page. When its file is gone, the page is loaded anew, once, with what was
 * typed, and `isToRepeat` tells the control that asked for the part to do so again. Until the page
 * has gone the promise stays open.
 *
 * @param name of the control, the same in every deployment
 * @throws what `load` throws, when a reload would not help: offline, or after one already
 */
export const loadPart = async <Part>(load: () => Promise<Part>, name: string): Promise<Part> => {
  try {
    return await load();
  } catch (error) {
    if (repeated.has(name) || !(await isGone(error))) throw error;
    keepInEntry(AGAIN, name);
    // Not kept where the browser refuses: then the page cannot know that it has tried.
    if (entryValue(AGAIN) !== name) throw error;
    for (const keep of keepers) keep();
    window.location.reload();
    return new Promise<Part>(() => undefined);
  }
};

/** True once, on the page that was loaded anew because a part for this control was missing. */
export const isToRepeat = (name: string): boolean => {
  if (entryValue(AGAIN) !== name) return false;
  keepInEntry(AGAIN, undefined);
  repeated.add(name);
  return true;
};

/**
 * Has something put aside right before such a reload.
 *
 * @returns ends it
 */
export const beforeReload = (keep: () => void): (() => void) => {
  keepers.add(keep);
  return () => void keepers.delete(keep);
};
