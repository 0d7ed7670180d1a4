/** `/pricing/` and `/pricing` are one page. */
export const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Fields of a Docusaurus route that are needed here. */
export interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** Every path that a page answers at, without trailing slashes; not the catch-all of missing ones. */
export const pagePaths = (routes: readonly Route[]): ReadonlySet<string> => {
  const leaves = (list: readonly Route[]): readonly string[] =>
    list.flatMap(({path, routes: children}) => {
      if (children) return leaves(children);
      return typeof path === 'string' && path !== '*' ? [withoutTrailingSlash(path)] : [];
    });
  return new Set(leaves(routes));
};
