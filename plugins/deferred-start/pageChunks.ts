import {type ChunkNames, keyOf, leaves, type Route} from '../route-tables/generated';

/** The bundler's list: the files behind a chunk's name, shared ones included. */
export type NamedChunkGroups = Readonly<
  Record<string, {readonly assets?: readonly {readonly name: string}[]}>
>;

/** What Docusaurus and the bundler tell of a build's routes. */
export interface BuiltRoutes {
  /** The tree of routes: a page of the handbook is drawn by three above it as well. */
  readonly routes: readonly Route[];
  readonly names: ChunkNames;
  readonly groups: NamedChunkGroups;
  /** The chunk with a page's route, where it is not in the main bundle. */
  readonly tableOf: (path: string) => string | null;
}

/**
 * Says which scripts the page at a path loads once the main bundle runs, so that they can be fetched
 * beside it instead of after it. A hint: where a route is not found, there is none.
 */
export const pageChunks = ({
  routes,
  names,
  groups,
  tableOf,
}: BuiltRoutes): ((path: string) => readonly string[]) => {
  const byPath = new Map<string, readonly string[]>();
  const note = (route: Route, above: readonly string[]): void => {
    const chunks = [...above, ...leaves(names[keyOf(route)])];
    // What has routes below it is no page, even if one of them is at its own path.
    if (route.routes === undefined) byPath.set(route.path, chunks);
    else for (const below of route.routes) note(below, chunks);
  };
  for (const route of routes) note(route, []);

  return (path) => {
    const table = tableOf(path);
    const files = [...(table === null ? [] : [table]), ...(byPath.get(path) ?? [])]
      .flatMap((name) => groups[name]?.assets ?? [])
      .map(({name}) => name)
      .filter((name) => name.endsWith('.js'));
    return [...new Set(files)];
  };
};
