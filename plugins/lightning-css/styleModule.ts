import {createHash} from 'node:crypto';
import path from 'node:path';

import {type CSSModuleExport, type CSSModuleReference, transform} from 'lightningcss';

/** A style sheet whose names are its own: https://github.com/css-modules/css-modules */
export interface StyleModule {
  /** From the site's folder, with slashes: from it comes the ending of all names. */
  readonly file: string;
  readonly source: string;
}

export interface ReadStyles {
  readonly css: string;
  /** JSON, for a browser's tools. */
  readonly map: string | null;
  /** By the name in the file: the class on the page, or with `composes` several. */
  readonly names: Readonly<Record<string, string>>;
}

/** `note` becomes `note_X1y2`. From the file's place, so that a page does not change with a color. */
export const endingOf = (file: string): string =>
  createHash('sha256').update(file).digest('base64url').slice(0, 4);

const nameOnPage = (file: string, reference: CSSModuleReference): string => {
  if (reference.type !== 'dependency') return reference.name;
  const {name, specifier} = reference;
  throw new Error(`${file}: 'composes: ${name} from "${specifier}"' is not known; import both`);
};

const namesOnPage = (file: string, {name, composes}: CSSModuleExport): string =>
  [name, ...composes.map((reference) => nameOnPage(file, reference))].join(' ');

/** Where Lightning CSS found a mistake. */
interface ParseError extends Error {
  readonly loc: {readonly line: number; readonly column: number};
}

const isParseError = (error: unknown): error is ParseError =>
  typeof error === 'object' && error !== null && 'loc' in error;

/** @throws with file, line and column, when it is no CSS; or for names out of another file */
export const readStyles = ({file, source}: StyleModule, hasMap: boolean): ReadStyles => {
  try {
    const {code, map, exports} = transform({
      filename: file,
      code: Buffer.from(source),
      sourceMap: hasMap,
      // Only what css-loader makes local too: no areas of a grid, no containers.
      cssModules: {
        pattern: `[local]_${endingOf(file)}`,
        container: false,
        grid: false,
      },
    });
    // They come in another order each time, and the same site is to be the same files.
    const found = Object.entries(exports as Record<string, CSSModuleExport>).sort(([a], [b]) =>
      a < b ? -1 : 1,
    );
    return {
      css: code.toString(),
      map: map?.toString() ?? null,
      names: Object.fromEntries(found.map(([local, one]) => [local, namesOnPage(file, one)])),
    };
  } catch (error) {
    if (!isParseError(error)) throw error;
    const {line, column} = error.loc;
    throw new Error(`${file}:${line}:${column}: ${error.message}`, {cause: error});
  }
};

/** In a browser, as css-loader hands it on to what puts the rules of all files into one sheet. */
export const browserModule = ({css, map, names}: ReadStyles): string => {
  const rules = ['module.id', JSON.stringify(css), '""', ...(map === null ? [] : [map])];
  return `module.exports = Object.assign([[${rules.join(', ')}]], {locals: ${JSON.stringify(names)}});`;
};

/** A server only needs the names. */
export const serverModule = ({names}: ReadStyles): string =>
  `module.exports = ${JSON.stringify(names)};`;

/**
 * What a loader does with a file of the site.
 *
 * @throws when the names of two files would end in the same way
 */
export const styleModules = (
  siteDir: string,
  {isServer, hasMap}: {readonly isServer: boolean; readonly hasMap: boolean},
): ((resource: string, source: string) => string) => {
  const given = new Map<string, string>();
  return (resource, source) => {
    const file = path.relative(siteDir, resource).replaceAll(path.sep, '/');
    const ending = endingOf(file);
    const other = given.get(ending) ?? file;
    if (other !== file) {
      throw new Error(`${file}: its names would end as those of ${other} do; rename one of them`);
    }
    given.set(ending, file);
    const styles = readStyles({file, source}, hasMap);
    return isServer ? serverModule(styles) : browserModule(styles);
  };
};
