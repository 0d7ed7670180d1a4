// Docusaurus generates files for the browser that list all pages: `routes.js`,
// `routesChunkNames.json`, `registry.js`, and for the handbook `globalData.json`. All are in the main
// bundle. Here they are read, and written again in parts. What their text is made of no document
// promises: what is not recognized stops the build.

export interface Route {
  readonly path: string;
  /** What `ComponentCreator` is called with. */
  readonly component: readonly [path: string, hash?: string];
  readonly routes?: readonly Route[];
  /** `exact`, and what a plugin gives its routes. */
  readonly [attribute: string]: unknown;
}

/** A route's key, '/blog/roi-e37', with the names of its chunks as leaves. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** A chunk's name, with the text of its line in the registry. */
export type Registry = ReadonlyMap<string, string>;

const unknownForm = (file: string): Error =>
  new Error(
    `${file} is not written as Docusaurus 3.10 writes it. Adapt plugins/route-tables/generated.ts, or take the plugin out of docusaurus.config.ts: the site works without it.`,
  );

/** @throws when the file is not the list of routes that Docusaurus 3.10 writes */
export const readRoutes = (source: string): readonly Route[] => {
  const [, list = ''] = source.split('export default');
  try {
    // A list of literals and of calls of one function, which a stand-in turns into data.
    const evaluate = new Function(
      'ComponentCreator',
      `return (${list.trim().replace(/;$/, '')});`,
    ) as (creator: (...call: readonly string[]) => readonly string[]) => readonly Route[];
    const routes = evaluate((...call) => call);
    if (routes.every(({path, component}) => component[0] === path)) return routes;
  } catch {
    // Said below.
  }
  throw unknownForm('routes.js');
};

export const writeRoute = ({path, component, routes, ...attributes}: Route): string => {
  const call = component.map((argument) => JSON.stringify(argument)).join(', ');
  const rest = Object.entries(attributes).map(
    ([name, value]) => `, ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  const nested = routes ? `, routes: [${routes.map(writeRoute).join(', ')}]` : '';
  return `{path: ${JSON.stringify(path)}, component: ComponentCreator(${call})${rest.join('')}${nested}}`;
};

/**
 * The registry's lines. The module's name in them is for the server's rendering; in a browser nobody
 * asks.
 *
 * @throws when an import is not in a line of the form that Docusaurus 3.10 writes
 */
export const readRegistry = (source: string): Registry => {
  const lines = [...source.matchAll(/^\s*"([^"]+)": (\[.+\]),?(?:\};)?$/gm)];
  if (lines.length !== source.split('webpackChunkName').length - 1)
    throw unknownForm('registry.js');
  return new Map(
    lines.map(([, name = '', entry = '']) => [
      name,
      entry.replace(/\), "(?:[^"\\]|\\.)*", require\.resolveWeak/, '), "", require.resolveWeak'),
    ]),
  );
};

export const writeRegistry = (registry: Registry): string =>
  `{${[...registry].map(([name, entry]) => `${JSON.stringify(name)}: ${entry}`).join(',\n')}}`;

/** The names of a route's chunks, its context and properties included. */
export const leaves = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
};

/** Under which name the chunks of a route are listed. */
export const keyOf = ({component: [path, hash]}: Route): string => `${path}-${hash}`;

/** The chunk names of routes, those below them included. */
export const chunkNamesOf = (routes: readonly Route[], names: ChunkNames): ChunkNames =>
  Object.fromEntries(
    routes.flatMap((route) => {
      const key = keyOf(route);
      const own = key in names ? [[key, names[key]] as const] : [];
      return [...own, ...Object.entries(chunkNamesOf(route.routes ?? [], names))];
    }),
  );

/** The registry's entries for what the routes with these chunk names load. */
export const registryOf = (names: ChunkNames, registry: Registry): Registry => {
  const used = new Set(leaves(names));
  return new Map([...registry].filter(([name]) => used.has(name)));
};
