import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

export interface BuiltFile {
  /** Absolute path. */
  readonly file: string;
  /** Path of the page: blog/roi.html → /blog/roi, index.html → /. */
  readonly route: string;
  readonly html: string;
}

/** Reads every page under a folder, one at a time, in the order of their paths. */
export function* builtPages(folder: string): Generator<BuiltFile> {
  const names = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  for (const name of names.filter((name) => name.endsWith('.html')).sort()) {
    const file = path.join(folder, name);
    const route = name.replaceAll(path.sep, '/').replace(/(?:^|\/)index\.html$|\.html$/, '');
    yield {file, route: `/${route}`, html: readFileSync(file, 'utf8')};
  }
}
