// Finds PostgreSQL’s own programs; npm’s package has no pg_dump.
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const HOMEBREW = '/opt/homebrew/opt';

const versions = (/** @type {string} */ folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => path.join(folder, name, 'bin'))
        .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}))
    : [];

/** @returns {string | undefined} folder of the newest installed server that has pg_dump */
export const findPostgresPrograms = () =>
  [process.env.POSTGRES_BIN ?? '', ...versions(DEBIAN), ...versions(HOMEBREW)].find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  );
