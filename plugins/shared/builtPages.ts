import {readFileSync} from 'node:fs';
import {readdir} from 'node:fs/promises';
import path from 'node:path';

/** A built page's text. Synchronous: faster than `readFile` for many small files. */
export const readPage = (file: string): string => readFileSync(file, 'utf8');

/** Absolute paths of every HTML file under a folder, sorted. */
export const htmlFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
};
