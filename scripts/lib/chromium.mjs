import {existsSync} from 'node:fs';

/** Path of Debian's Chromium. */
const USUAL_CHROMIUM = '/usr/bin/chromium';

/** Chromium without windows to draw, which halves the time of the browser tests. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Browser for tests and benchmarks: CHROME_PATH where it is set. */
export const BROWSER =
  process.env.CHROME_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : USUAL_CHROMIUM);

/**
 * Flags that keep Chromium from needing a sandbox, a graphics card, or the network, for browser tests and
 * Lighthouse.
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
