import {existsSync} from 'node:fs';

/** Where Debian installs Chromium; CHROME_PATH names another. */
const USUAL_CHROMIUM = '/usr/bin/chromium';

/** Chromium without windows to draw, which halves the time of the browser tests. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** What the browser tests and the benchmarks run in; CHROME_PATH where it is set. */
export const BROWSER =
  process.env.CHROME_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : USUAL_CHROMIUM);

/**
 * What keeps Chromium from needing a sandbox, a graphics card, or anything from outside: the same for
 * the browser tests, for Lighthouse and for the other measurements.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
