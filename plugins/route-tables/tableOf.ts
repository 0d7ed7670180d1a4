/** Pages whose routes leave the main bundle: those under a path, in so many tables. */
export interface Branch {
  /** Beginning of the paths, with the site's base: '/blog/'. */
  readonly path: string;
  /** A page brings the whole table that its route is in. One table: routes may be nested. */
  readonly tables: number;
  /** Plugins whose global data no page outside of the branch reads; it comes with the tables. */
  readonly globalData?: readonly string[];
}

/** '/docs/', '/docs.html' and '/docs/index.html' are all the page /docs. */
export const pageOf = (pathname: string): string => {
  let readable = pathname;
  try {
    readable = decodeURI(pathname);
  } catch {
    // A stray percent sign: no route has one.
  }
  return readable.replace(/(?:\/index)?\.html$|\/$/, '') || '/';
};

export const isIn = ({path}: Branch, page: string): boolean =>
  path.endsWith('/') ? page.startsWith(path) : page === path || page.startsWith(`${path}/`);

/** The number of a page's table. The same page is always in the same one; pages spread evenly. */
export const tableOf = ({tables}: Branch, page: string): number => {
  // FNV-1a: short, and even over paths that differ in a letter.
  let hash = 2_166_136_261;
  for (const character of page) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  return (hash >>> 0) % tables;
};
