import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** Folder of the repository, independent of the working directory. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
