import {readFileSync} from 'node:fs';
import path from 'node:path';

/** Docusaurus's routesChunkNames.json: '/blog/roi-e37' → the names of its chunks as leaves. */
type ChunkNames = Readonly<Record<string, unknown>>;

/** Docusaurus's client-manifest.json: a chunk's name → ids, including shared chunks → files. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, {readonly js?: readonly {readonly file: string}[]}>>;
}

const leaves = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];

/**
 * Creates a function from a page's path to the chunks that the main bundle will request there, so that
 * they load in parallel with it. Only a hint: the main bundle itself requests chunks that are missing in
 * these undocumented files of Docusaurus.
 *
 * @param folder Docusaurus's generated files
 * @returns paths of files from the site's root
 */
export const pageChunks = (folder: string): ((route: string) => readonly string[]) => {
  const read = <Content>(name: string): Content =>
    JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Content;
  const {origins, assets} = read<ClientManifest>('client-manifest.json');
  const names = new Map<string, readonly string[]>();
  for (const [key, chunks] of Object.entries(read<ChunkNames>('routesChunkNames.json'))) {
    // A parent route, which also draws the page, may have the same path.
    const route = key.replace(/-[^-]+$/, '');
    names.set(route, [...(names.get(route) ?? []), ...leaves(chunks)]);
  }
  return (route) => {
    const ids = (names.get(route) ?? []).flatMap((name) => origins[name] ?? []);
    return [...new Set(ids)].flatMap((id) => (assets[id]?.js ?? []).map(({file}) => file));
  };
};
