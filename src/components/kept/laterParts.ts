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

/** True when the page can be had: a reload must never end on the browser's own error page. */
const isSiteThere = async (): Promise<boolean> => {
  if (!navigator.onLine) return false;
  try {
    const {ok} = await fetch('/', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    return ok;
  } catch {
    return false;
  }
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

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
    if (!isMissing(error) || repeated.has(name) || !(await isSiteThere())) throw error;
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
