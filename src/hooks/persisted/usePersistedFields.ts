import {type RefObject, useCallback, useEffect, useRef} from 'react';

import {type PersistedFields, persistFields} from './persistFields';

/**
 * Restores and stores what is typed into a form (`persistFields`).
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
  return useCallback(() => persisted.current?.forget(), []);
};
