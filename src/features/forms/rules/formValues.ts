/** Reads fields of a form as text; '' for one that isn't sent. */
export const formValues = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> => {
  const data = new FormData(form);
  const values = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(values) as Record<Name, string>;
};
