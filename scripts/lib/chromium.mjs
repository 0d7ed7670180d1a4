import {existsSync} from 'node:fs';
import path from 'node:path';

/** Chromium without windows, which halves the time of the browser tests. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const onPath = (/** @type {string} */ name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));

/** Finds an installed Chromium or Chrome; CHROME_PATH comes first. */
export const findChromium = () =>
  [process.env.CHROME_PATH, HEADLESS_SHELL, ...ON_PATH.map(onPath), ...ELSEWHERE].find(
    (file) => file && existsSync(file),
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
