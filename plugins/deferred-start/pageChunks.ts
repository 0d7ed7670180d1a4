/** Docusaurus's generated list: a route's path and hash, with the names of its chunks as leaves. */
export type RoutesChunkNames = Readonly<Record<string, unknown>>;

/** The bundler's list: the files behind a chunk's name, shared ones included. */
export type NamedChunkGroups = Readonly<
  Record<string, {readonly assets?: readonly {readonly name: string}[]}>
>;

const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/**
 * Says which scripts the page at a path loads once the main bundle runs, so that they can be fetched
 * beside it instead of after it. A hint: where a route is not found, there is none.
 *
 * @param tableOf the chunk with the page's route, where it is not in the main bundle
 */
export const pageChunks = (
  routes: RoutesChunkNames,
  groups: NamedChunkGroups,
  tableOf: (path: string) => string | null,
): ((path: string) => readonly string[]) => {
  const byPath = new Map(
    // '/blog/roi-5cc' is the route /blog/roi.
    Object.entries(routes).map(([key, names]) => [key.replace(/-[^-]+$/, ''), leaves(names)]),
  );
  return (path) => {
    const table = tableOf(path);
    const files = [...(table === null ? [] : [table]), ...(byPath.get(path) ?? [])]
      .flatMap((name) => groups[name]?.assets ?? [])
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js'));
    return [...new Set(files)];
  };
};
