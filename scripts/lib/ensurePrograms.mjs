// Installs programs that tests need and npm doesn't have, or prints how to.
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

import {tools} from './commands.mjs';
import {
  findChromium,
  findFirefox,
  findNginx,
  findPostgresPrograms,
  findWebKit,
  HEADLESS_SHELL,
  onPath,
} from './findPrograms.mjs';

let isAptUpdated = false;

/**
 * Installs Debian packages if that needs no password.
 *
 * @param {...string} packages
 * @returns {boolean} true on success
 */
const apt = (...packages) => {
  if (process.getuid?.() !== 0 || onPath('apt-get') === undefined) return false;
  console.log(`Installing ${packages.join(', ')} with apt-get.`);
  const run = (/** @type {string[]} */ args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      timeout: 300_000,
    }).status === 0;
  isAptUpdated ||= run(['update']);
  return run(['install', '-y', '--no-install-recommends', ...packages]);
};

const playwrightBrowser = async () => {
  const {chromium} = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
};

/** @returns {Promise<string | undefined>} path of a Chromium or Chrome */
export const ensureBrowser = async () => {
  if (!process.env.CHROME_PATH && !existsSync(HEADLESS_SHELL)) apt('chromium-headless-shell');
  const found = findChromium() ?? (await playwrightBrowser());
  if (found) return found;
  console.log('No Chrome or Chromium found; trying Playwright’s download.');
  spawnSync(process.execPath, [tools.playwright, 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  const downloaded = await playwrightBrowser();
  if (downloaded) return downloaded;
  if (apt('chromium')) return findChromium();
  console.error(
    'The browser tests need Chrome or Chromium: install one, or set CHROME_PATH to where it is.',
  );
  return undefined;
};

/** Prints a line for each engine that can't be installed; its tests are then skipped. */
export const ensureEngines = () => {
  if (!findFirefox()) apt('firefox-esr');
  if (!findWebKit()) apt('webkit2gtk-driver', 'xvfb');
  if (!findFirefox()) console.log('No Firefox found (FIREFOX_PATH names one): not tested in it.');
  if (!findWebKit()) console.log('No webkit2gtk-driver or Xvfb found: not tested in WebKit.');
};

/** Prints a line if the server block for nginx can't be tested. */
export const ensureNginx = () => {
  const isReady = () => findNginx() !== undefined && onPath('openssl') !== undefined;
  if (!isReady()) apt('nginx', 'openssl');
  if (!isReady())
    console.log('No nginx or openssl found: the server block for nginx is not tested.');
};

/** Prints a line if the handbook's backup and restore can't be tested. */
export const ensurePostgresPrograms = () => {
  if (!findPostgresPrograms()) apt('postgresql');
  if (!findPostgresPrograms())
    console.log(
      'No pg_dump found: install PostgreSQL 15 or newer, or set POSTGRES_BIN to the folder of its programs, or the test of the backup fails.',
    );
};
