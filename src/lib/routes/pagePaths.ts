/** Removes a trailing slash: `/pricing/` and `/pricing` are one page. */
export const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/';

export interface Route {
  readonly path?: string | readonly string[];
  readonly routes?: readonly Route[];
}

/** Lists every path with a page, without trailing slashes; excludes the catch-all 404 route. */
export const pagePaths = (routes: readonly Route[]): ReadonlySet<string> => {
  const leaves = (list: readonly Route[]): readonly string[] =>
    list.flatMap(({path, routes: children}) => {
      if (children) return leaves(children);
      return typeof path === 'string' && path !== '*' ? [withoutTrailingSlash(path)] : [];
    });
  return new Set(leaves(routes));
};
