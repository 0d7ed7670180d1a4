import {readQuery} from './readQuery.ts';

/** Sets query parameters, removes those with an empty value, and keeps others; '' if none are left. */
export const withParameters = (
  search: string,
  values: Readonly<Record<string, string | null>>,
): string => {
  const params = readQuery(search);
  for (const [name, value] of Object.entries(values)) {
    // Delete first, so that the same values always produce the same URL.
    params.delete(name);
    if (value) params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
