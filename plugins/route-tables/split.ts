import {
  type ChunkNames,
  chunkNamesOf,
  readRegistry,
  readRoutes,
  registryOf,
  type Route,
  writeRegistry,
  writeRoute,
} from './generated';
import {type Branch, isIn, pageOf, tableOf} from './tableOf';

/** The four files, as Docusaurus generates them. */
export interface GeneratedFiles {
  readonly routes: string;
  readonly chunkNames: string;
  readonly registry: string;
  readonly globalData: string;
}

/** '/blog/' → 'blog': how the files of a branch are called. */
const nameOf = ({path}: Branch): string => path.replace(/^\/|\/$/g, '').replace(/\W+/g, '-');

/** The chunk that the table of a page is in; null: the page is in the main bundle's. */
export const tableChunk = (branches: readonly Branch[], pathname: string): string | null => {
  const page = pageOf(pathname);
  const branch = branches.find((one) => isIn(one, page));
  return branch ? `table-${nameOf(branch)}-${tableOf(branch, page)}` : null;
};

/** Asks once for the same argument: the files are the same for each table. */
const forLast = <Argument, Answer>(ask: (argument: Argument) => Answer): typeof ask => {
  let last: {readonly argument: Argument; readonly answer: Answer} | undefined;
  return (argument) => {
    if (last?.argument !== argument) last = {argument, answer: ask(argument)};
    return last.answer;
  };
};

const routesIn = forLast(readRoutes);
const registryIn = forLast(readRegistry);
const chunkNamesIn = forLast((text: string) => JSON.parse(text) as ChunkNames);

const split = (
  branches: readonly Branch[],
  routes: readonly Route[],
): {readonly main: readonly Route[]; readonly tables: ReadonlyMap<string, readonly Route[]>} => {
  const main: Route[] = [];
  const tables = new Map<string, Route[]>();
  for (const route of routes) {
    const table = tableChunk(branches, route.path);
    if (table === null) main.push(route);
    else tables.set(table, [...(tables.get(table) ?? []), route]);
  }
  return {main, tables};
};

/** Every table, also those without a page yet: main must not change when a page is added. */
const importTables = (branch: Branch): string =>
  Array.from({length: branch.tables}, (_, index) => {
    const chunk = `table-${nameOf(branch)}-${index}`;
    return `() => import(/* webpackChunkName: "${chunk}" */ "./routes.js?table=${chunk}")`;
  }).join(', ');

/** `routes.js` of the main bundle: its own pages, and where to ask for those of the branches. */
export const mainRoutes = (
  {routes}: GeneratedFiles,
  branches: readonly Branch[],
  branchModule: string,
): string => {
  const {main} = split(branches, routesIn(routes));
  const last = main.filter(({path}) => path === '*');
  const first = main.filter(({path}) => path !== '*');
  const branchRoutes = branches.map(
    (branch) => `branchRoute(${JSON.stringify(branch)}, [${importTables(branch)}])`,
  );
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import {branchRoute} from ${JSON.stringify(branchModule)};
export default [${[...first.map(writeRoute), ...branchRoutes, ...last.map(writeRoute)].join(',\n')}];
`;
};

/** `routesChunkNames.json` of the main bundle. */
export const mainChunkNames = (
  {routes, chunkNames}: GeneratedFiles,
  branches: readonly Branch[],
): string =>
  JSON.stringify(chunkNamesOf(split(branches, routesIn(routes)).main, chunkNamesIn(chunkNames)));

/** `registry.js` of the main bundle. */
export const mainRegistry = (files: GeneratedFiles, branches: readonly Branch[]): string => {
  const names = JSON.parse(mainChunkNames(files, branches)) as ChunkNames;
  return `export default ${writeRegistry(registryOf(names, registryIn(files.registry)))};\n`;
};

type GlobalData = Readonly<Record<string, unknown>>;

const partOf = (data: GlobalData, isWanted: (plugin: string) => boolean): GlobalData =>
  Object.fromEntries(Object.entries(data).filter(([plugin]) => isWanted(plugin)));

/** `globalData.json` of the main bundle. */
export const mainGlobalData = (
  {globalData}: GeneratedFiles,
  branches: readonly Branch[],
): string => {
  const moved = new Set(branches.flatMap((branch) => branch.globalData ?? []));
  return JSON.stringify(partOf(JSON.parse(globalData) as GlobalData, (name) => !moved.has(name)));
};

/** One table: its routes, and what the main bundle's other files lack for them. */
export const tableModule = (
  {routes, chunkNames, registry, globalData}: GeneratedFiles,
  branches: readonly Branch[],
  table: string,
): string => {
  const branch = branches.find((one) => table.startsWith(`table-${nameOf(one)}-`));
  const data = partOf(
    JSON.parse(globalData) as GlobalData,
    (name) => branch?.globalData?.includes(name) ?? false,
  );
  const own = split(branches, routesIn(routes)).tables.get(table) ?? [];
  const names = chunkNamesOf(own, chunkNamesIn(chunkNames));
  const entries = registryOf(names, registryIn(registry));
  return `import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import globalData from '@generated/globalData';
import registry from '@generated/registry';
Object.assign(chunkNames, ${JSON.stringify(names)});
Object.assign(registry, ${writeRegistry(entries)});
${Object.keys(data).length > 0 ? `Object.assign(globalData, ${JSON.stringify(data)});\n` : ''}export default [${own.map(writeRoute).join(',\n')}];
`;
};
