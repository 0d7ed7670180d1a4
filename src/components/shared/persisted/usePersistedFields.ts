import {type RefObject, useCallback, useEffect, useRef} from 'react';

import {BEFORE_RELOAD} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {
  asRecord,
  ENTRY_DELAY_MS,
  persistedValue,
  persistValue,
  rememberValue,
} from '@site/src/domain/persisted';

type Fields = Readonly<Record<string, unknown>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Not through FormData, which leaves out what is disabled while the form is being sent. */
const readFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries(
    [...form.elements]
      .filter(isControl)
      .filter(({name, value}) => name !== '' && value !== '')
      .map(({name, value}) => [name, value]),
  );

const fillFields = (form: HTMLFormElement, fields: Fields): void => {
  for (const control of [...form.elements].filter(isControl)) {
    const value = fields[control.name];
    // What stands there already is newer; an earlier version of the page may have kept anything.
    if (typeof value === 'string' && control.value === '') control.value = value;
  }
};

/**
 * Keeps what stands in a form's uncontrolled text fields and lists while the visitor looks at other
 * pages or the page is loaded again, and puts it back. A form of plain values only: no checkboxes,
 * no radio buttons.
 *
 * @returns to be called when the form's contents have been sent, also after the form is gone
 */
export const usePersistedFields = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
): (() => void) => {
  const element = useRef<HTMLFormElement>(null);
  /** The submitted values, to distinguish them from what was typed afterwards. */
  const sent = useRef<string>(undefined);

  useEffect(() => {
    const here = form.current;
    element.current = here;
    if (here === null) return undefined;
    fillFields(here, asRecord(persistedValue(key)));
    const typed = (): Fields | undefined => {
      const fields = readFields(here);
      return JSON.stringify(fields) === sent.current ? undefined : fields;
    };
    // After a full load browsers bring back what was typed; not after one by a script, and Firefox not
    // on a page that a link had led to: it looks for the fields where they stood in the HTML. Chromium
    // brings back nothing after a reload, and takes no change of the entry when it has begun.
    const store = (): void => persistValue(key, typed());
    let timer: number | undefined;
    const storeSoon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(store, ENTRY_DELAY_MS);
    };
    here.addEventListener('input', storeSoon);
    here.addEventListener('change', storeSoon);
    window.addEventListener(BEFORE_RELOAD, store);
    window.addEventListener('pagehide', store);
    return () => {
      window.clearTimeout(timer);
      here.removeEventListener('input', storeSoon);
      here.removeEventListener('change', storeSoon);
      window.removeEventListener(BEFORE_RELOAD, store);
      window.removeEventListener('pagehide', store);
      rememberValue(key, typed());
    };
  }, [form, key]);

  return useCallback(() => {
    if (element.current) sent.current = JSON.stringify(readFields(element.current));
    persistValue(key, undefined);
  }, [key]);
};
