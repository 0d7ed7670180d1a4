import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/chromium.mjs';
import {findFirefox} from '../scripts/lib/engines.mjs';
import {BACKEND_URL, SITE_URL} from './addresses';

const firefox = findFirefox();
const root = path.join(__dirname, '..');

/** What visitors do, tested in Firefox too by `npm run test:long`. */
const FIREFOX_JOURNEYS = [
  'awayAndBack',
  'blog',
  'calculator',
  'call',
  'compare',
  'contact',
  'contactLists',
  'event-replay',
  'navigation',
  'newsletter',
  'pages',
  'phoneLog',
].map((name) => `${name}.spec.ts`);

/**
 * Firefox saves a file, but its driver tells of no download; it prints inches as centimeters, leaves
 * scripts on, and emulates neither paper nor a visitor who likes motion.
 */
const CHROMIUM_ONLY =
  /the PDF has the figures of the page|prints on|legal texts|without JavaScript|plays once in view|left alone, the sample/;

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // `npm test` leaves out what has a like that it runs; `npm run test:long` does all.
  ...(isLong ? {} : {grepInvert: /@long/}),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time has found something.
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Drawings that move are still, so that colors and positions are those that remain.
    contextOptions: {reducedMotion: 'reduce'},
    screenshot: 'only-on-failure',
    trace: process.env.E2E_TRACE === 'on' ? 'retain-on-failure' : 'off',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'e2e/engines/**',
      use: {
        launchOptions: {
          executablePath: BROWSER,
          // Pages of one context share a process, and with it what is compiled: see warmTest.
          args: [...CHROMIUM_FLAGS, '--process-per-site'],
        },
      },
    },
    {
      // Without one its tests are skipped, and the run says so.
      name: 'firefox',
      testMatch: ['engines/firefox.spec.ts', ...(isLong && firefox ? FIREFOX_JOURNEYS : [])],
      grepInvert: isLong ? CHROMIUM_ONLY : [CHROMIUM_ONLY, /@long/],
      // One browser, which takes seconds to start.
      fullyParallel: false,
      use: {
        browserName: 'firefox',
        // By its own remote protocol, so that it can be anybody's Firefox.
        channel: 'moz-firefox',
        launchOptions: {
          ...(firefox ? {executablePath: firefox} : {}),
          firefoxUserPrefs: {
            // The protocol doesn't emulate these yet.
            'ui.prefersReducedMotion': 1,
            'ui.systemUsesDarkTheme': 0,
            // Nor does it tell of a page that comes back out of memory, so `goBack` would wait in
            // vain. Pages are loaded anew, and Firefox restores their fields.
            'browser.sessionhistory.max_total_viewers': 0,
          },
        },
      },
    },
    {
      name: 'webkit',
      testMatch: isLong ? 'engines/webkit*.spec.ts' : 'engines/webkit.spec.ts',
      fullyParallel: false,
    },
  ],
  webServer: [
    {
      name: 'site',
      command: 'node scripts/serve.mjs .test/build',
      cwd: root,
      url: SITE_URL,
      env: {SERVE_PORT: new URL(SITE_URL).port},
      // What answers there already is not what was just built.
      reuseExistingServer: false,
    },
    {
      name: 'backend',
      command: 'node e2e/backend.ts',
      cwd: root,
      port: Number(new URL(BACKEND_URL).port),
      env: {BACKEND_PORT: new URL(BACKEND_URL).port},
      // Time to close the database and remove its folder.
      gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
      reuseExistingServer: false,
    },
  ],
});
