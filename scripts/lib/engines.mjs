// Finds the other browsers that the site is tested in: Firefox, WebKit, and the oldest supported Chrome.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const first = (/** @type {(string | undefined)[]} */ ...files) =>
  files.find((file) => file && existsSync(file));

/** Finds an installed Firefox; FIREFOX_PATH comes first. */
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
