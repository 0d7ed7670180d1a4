/**
 * Parts of a page that are fetched when they are needed have new names with every deployment, and
 * the old files are gone then. A tab that was open all the while asks for a file that isn't there,
 * however often it is pressed: only the page of the new deployment knows the new names.
 */

/**
 * The session storage's place for what the reloaded page is to know; empty at all other times. Not
 * the history's entry: the visitor types on while the page is on its way, and the router writes the
 * address, and with it the entry, anew.
 */
const PLACE = 'reloaded';

/** Milliseconds in which the site has to answer, or the page in hand is the best there is. */
const ANSWER_MS = 5_000;

interface PutAside {
  /** The control that asked for the part. */
  readonly name?: string;
  /** What stood in forms, by their names. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** What has been done again on this page: a second reload would not help either. */
const repeated = new Set<string>();
const readers = new Map<string, () => unknown>();

const read = (): PutAside => {
  try {
    const left: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? '{}');
    return typeof left === 'object' && left !== null ? left : {};
  } catch {
    return {};
  }
};

/** @throws where the browser refuses */
const write = (left: PutAside): void => {
  const isEmpty = left.name === undefined && Object.keys(left.fields ?? {}).length === 0;
  if (isEmpty) sessionStorage.removeItem(PLACE);
  else sessionStorage.setItem(PLACE, JSON.stringify(left));
};

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
    const putAside = (): void =>
      write({
        name,
        fields: Object.fromEntries([...readers].map(([form, fields]) => [form, fields()])),
      });
    try {
      putAside();
    } catch {
      // Nothing can be kept, so the new page could not know that this one has tried.
      throw error;
    }
    // With what is typed until then.
    window.addEventListener('pagehide', putAside, {once: true});
    window.location.reload();
    return new Promise<Part>(() => undefined);
  }
};

/** True once, on the page that was loaded anew because a part for this control was missing. */
export const isToRepeat = (name: string): boolean => {
  const left = read();
  if (left.name !== name) return false;
  write({...left, name: undefined});
  repeated.add(name);
  return true;
};

/** What stood in a form before such a reload; once, so that nothing stays on a shared computer. */
export const takeFields = (form: string): unknown => {
  const left = read();
  const {[form]: taken, ...fields} = left.fields ?? {};
  if (taken !== undefined) write({...left, fields});
  return taken;
};

/**
 * Has a form's fields put aside right before such a reload.
 *
 * @returns ends it
 */
export const keepForReload = (form: string, fields: () => unknown): (() => void) => {
  readers.set(form, fields);
  return () => void readers.delete(form);
};
