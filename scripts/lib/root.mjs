import path from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's folder, whatever folder the command was called from. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
