/**
 * What a visitor has typed and not sent, by the name of the form. It lives as long as the page is not
 * loaded anew: a link to another page and back brings it again, as the browser itself does after a
 * full load. In memory only; what a reload needs is in
 * the history's entry, see domain/address/historyEntry.ts.
 */
const values = new Map<string, unknown>();

export const rememberValue = (key: string, value: unknown): void => void values.set(key, value);

export const forgetValue = (key: string): void => void values.delete(key);

/** As on a new page. */
export const forgetAllValues = (): void => values.clear();

/** The caller knows what it kept under its own key. */
export const rememberedValue = <Value>(key: string): Value | undefined =>
  values.get(key) as Value | undefined;
