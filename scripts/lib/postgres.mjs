import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Where Debian, Homebrew and the Windows installer put a server, a folder for each version. */
const PARENTS = [
  '/usr/lib/postgresql',
  '/opt/homebrew/opt',
  '/usr/local/opt',
  'C:\\Program Files\\PostgreSQL',
];

/** A client alone has the folder too, without initdb. */
const hasServer = (/** @type {string} */ folder) =>
  ['initdb', 'initdb.exe'].some((name) => existsSync(path.join(folder, name)));

/**
 * The program folder of the newest PostgreSQL server on this machine, or that in POSTGRES_BIN.
 *
 * @returns {string | undefined}
 */
export const findPostgres = () => {
  if (process.env.POSTGRES_BIN) return [process.env.POSTGRES_BIN].find(hasServer);
  return PARENTS.filter((parent) => existsSync(parent))
    .flatMap((parent) => readdirSync(parent).map((name) => path.join(parent, name, 'bin')))
    .filter(hasServer)
    .sort((one, other) => other.localeCompare(one, 'en', {numeric: true}))[0];
};
