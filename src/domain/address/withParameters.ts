/** A query string with these parameters set, or taken out where they are empty; others stay. '' for none. */
export const withParameters = (
  search: string,
  values: Readonly<Record<string, string | null>>,
): string => {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    // Deleted first, so that the same values always give the same address.
    params.delete(name);
    if (value) params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};
