// Finds programs that npm doesn't have: browsers, and what some tests need. Variables that name one come
// first.
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const first = (/** @type {(string | undefined)[]} */ ...files) =>
  files.find((file) => file && existsSync(file));

export const onPath = (/** @type {string} */ name) =>
  first(...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));

/** Chromium without windows, which halves the time of the browser tests. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Finds an installed Chromium or Chrome. */
export const findChromium = () =>
  first(
    process.env.CHROME_PATH,
    HEADLESS_SHELL,
    ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  );

export const BROWSER = findChromium() ?? '';

/** Flags for browser tests and Lighthouse, so that Chromium needs no sandbox, graphics card, or network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Unpacks the oldest Chrome that package.json supports into .test/, from a package with a Linux binary.
 * The package's own function would use a partly written file of another run.
 */
export const findOldChrome = () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const file = path.resolve('.test', 'chrome-117');
  if (existsSync(file)) return file;
  const packed = path.resolve('node_modules', '@sparticuz', 'chromium', 'bin', 'chromium.br');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(`${file}.${process.pid}`, brotliDecompressSync(readFileSync(packed)), {
    mode: 0o755,
  });
  renameSync(`${file}.${process.pid}`, file);
  return file;
};

/** Finds an installed Firefox. */
export const findFirefox = () =>
  first(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

/** Finds WebKitGTK's MiniBrowser, if its driver and a virtual screen are installed, too. */
export const findWebKit = () =>
  first('/usr/bin/WebKitWebDriver') && first('/usr/bin/Xvfb')
    ? first(
        '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      )
    : undefined;

/** Finds nginx on the PATH, and where Debian installs it for root only. */
export const findNginx = () =>
  onPath('nginx') ?? first('/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx');

/** @returns {string | undefined} folder of the newest installed PostgreSQL that has pg_dump */
export const findPostgresPrograms = () => {
  const installed = ['/usr/lib/postgresql', '/opt/homebrew/opt']
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder)
        .map((name) => path.join(folder, name, 'bin'))
        .sort((a, b) => b.localeCompare(a, 'en', {numeric: true})),
    );
  return [process.env.POSTGRES_BIN ?? '', ...installed].find((folder) =>
    ['initdb', 'pg_ctl', 'pg_dump'].every((name) => existsSync(path.join(folder, name))),
  );
};
