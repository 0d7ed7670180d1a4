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

/** Handle of a form whose text is being stored. */
interface PersistedFields {
  /** Clears the stored text once the form was sent; also works after `stop`. */
  readonly clear: () => void;
  readonly stop: () => void;
}

const persistFields = (form: HTMLFormElement, key: string): PersistedFields => {
  /** Submitted values, to distinguish them from text typed afterwards. */
  let sent: string | undefined;
  fillFields(form, asRecord(persistedValue(key)));
  const unsentFields = (): Fields | undefined => {
    const fields = readFields(form);
    return JSON.stringify(fields) === sent ? undefined : fields;
  };
  // Browsers restore typed text after a full load, but not after a navigation by a script. Firefox
  // doesn't restore it on a page reached by a link, because it looks for the fields at their position
  // in the HTML. Chromium doesn't after a reload, and ignores history changes once one has begun.
  const store = (): void => persistValue(key, unsentFields());
  let timer: number | undefined;
  const storeSoon = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(store, ENTRY_DELAY_MS);
  };
  // Text may have been typed before hydration.
  if (Object.keys(readFields(form)).length > 0) storeSoon();
  form.addEventListener('input', storeSoon);
  form.addEventListener('change', storeSoon);
  window.addEventListener(BEFORE_RELOAD, store);
  window.addEventListener('pagehide', store);
  return {
    clear: () => {
      sent = JSON.stringify(readFields(form));
      persistValue(key, undefined);
    },
    stop: () => {
      window.clearTimeout(timer);
      form.removeEventListener('input', storeSoon);
      form.removeEventListener('change', storeSoon);
      window.removeEventListener(BEFORE_RELOAD, store);
      window.removeEventListener('pagehide', store);
      rememberValue(key, unsentFields());
    },
  };
};

/**
 * Restores the text of a form's uncontrolled text fields and lists, and stores it while the visitor views
 * other pages or reloads. Supports plain values only, no checkboxes or radio buttons.
 *
 * @returns function to call once the form was sent, also after it is unmounted
 */
export const usePersistedFields = (
  form: RefObject<HTMLFormElement | null>,
  key: string,
): (() => void) => {
  const persisted = useRef<PersistedFields | null>(null);
  useEffect(() => {
    if (form.current === null) return undefined;
    persisted.current = persistFields(form.current, key);
    return persisted.current.stop;
  }, [form, key]);
  return useCallback(() => persisted.current?.clear(), []);
};
