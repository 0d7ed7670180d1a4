import {type RefObject, useCallback, useEffect, useRef} from 'react';

import {BEFORE_RELOAD} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {
  asRecord,
  ENTRY_DELAY_MS,
  persistedValue,
  persistValue,
  rememberValue,
} from '@site/src/lib/persisted';

type Fields = Readonly<Record<string, unknown>>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** Reads the controls directly, because FormData omits fields that are disabled during submission. */
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
    // Existing text is newer. A stored value can have any type, if an earlier version stored it.
    if (typeof value === 'string' && control.value === '') control.value = value;
  }
};

/**
 * Stores the text of a form's uncontrolled text fields and lists while the visitor views other
 * pages or reloads, and restores it. Supports plain values only, no checkboxes or radio buttons.
 *
 * @returns function to call once the form was sent, also after it is unmounted
 */
export const usePersistedFields = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
): (() => void) => {
  const element = useRef<HTMLFormElement>(null);
  /** Submitted values, to distinguish them from text typed afterwards. */
  const sent = useRef<string>(undefined);

  useEffect(() => {
    const currentForm = form.current;
    element.current = currentForm;
    if (currentForm === null) return undefined;
    fillFields(currentForm, asRecord(persistedValue(key)));
    const unsentFields = (): Fields | undefined => {
      const fields = readFields(currentForm);
      return JSON.stringify(fields) === sent.current ? undefined : fields;
    };
    // Browsers restore typed text after a full load, but not after one by a script. Firefox doesn't
    // on a page reached by a link: it looks for the fields at their place in the HTML. Chromium
    // doesn't after a reload, and ignores changes of the history entry once it has begun.
    const store = (): void => persistValue(key, unsentFields());
    let timer: number | undefined;
    const storeSoon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(store, ENTRY_DELAY_MS);
    };
    currentForm.addEventListener('input', storeSoon);
    currentForm.addEventListener('change', storeSoon);
    window.addEventListener(BEFORE_RELOAD, store);
    window.addEventListener('pagehide', store);
    return () => {
      window.clearTimeout(timer);
      currentForm.removeEventListener('input', storeSoon);
      currentForm.removeEventListener('change', storeSoon);
      window.removeEventListener(BEFORE_RELOAD, store);
      window.removeEventListener('pagehide', store);
      rememberValue(key, unsentFields());
    };
  }, [form, key]);

  return useCallback(() => {
    if (element.current) sent.current = JSON.stringify(readFields(element.current));
    persistValue(key, undefined);
  }, [key]);
};
