import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {BROWSER, CHROMIUM_FLAGS} from '../scripts/lib/chromium.mjs';
import {findFirefox, findOldChrome} from '../scripts/lib/engines.mjs';
import {BACKEND_URL, SITE_URL} from './addresses';

const firefox = findFirefox();
const oldChrome = findOldChrome();
const root = path.join(__dirname, '..');

const JOURNEYS = 'engines/playwright.spec.ts';
/** Of these, what the oldest promised browsers do daily. */
const SAMPLE = isLong ? /./ : /a visit to \/(?:pricing|calculator)?$|the menus/;

/**
 * Tests of the behavior that differs most between engines; `npm run test:long` runs them in Firefox
 * too.
 */
const FIREFOX_TOO = ['awayAndBack', 'event-replay'].map((name) => `${name}.spec.ts`);

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
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: [JOURNEYS, ...(isLong ? FIREFOX_TOO : [])],
            // One browser, which takes seconds to start.
            fullyParallel: false,
            use: {
              browserName: 'firefox' as const,
              // By its own remote protocol, so that it can be anybody's Firefox.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  // The protocol doesn't emulate these yet.
                  'ui.prefersReducedMotion': 1,
                  'ui.systemUsesDarkTheme': 0,
                  // Nor does it tell of a page that comes back out of memory, so `goBack` would wait
                  // in vain. Pages are loaded again, and Firefox restores their fields.
                  'browser.sessionhistory.max_total_viewers': 0,
                },
              },
            },
          },
        ]
      : []),
    {name: 'webkit', testMatch: 'engines/webkit.spec.ts', fullyParallel: false},
    ...(oldChrome
      ? [
          {
            name: 'chrome-117',
            testMatch: JOURNEYS,
            grep: SAMPLE,
            use: {
              launchOptions: {
                executablePath: oldChrome,
                args: [...CHROMIUM_FLAGS, '--headless', '--disable-dev-shm-usage'],
                ignoreDefaultArgs: ['--headless=old', '--headless=new'],
              },
            },
          },
        ]
      : []),
    ...(['firefox', 'safari'] as const).map((imitated) => ({
      name: `like-old-${imitated}`,
      testMatch: JOURNEYS,
      grep: SAMPLE,
      use: {
        imitated,
        launchOptions: {
          executablePath: BROWSER,
          // Pages that a test answers come from nowhere, and may not ask this machine's backend.
          args: [...CHROMIUM_FLAGS, '--disable-features=LocalNetworkAccessChecks'],
        },
      },
    })),
  ],
  webServer: [
    {
      name: 'site',
      command: 'node scripts/run.mjs scripts/serve.mjs .test/build',
      cwd: root,
      url: SITE_URL,
      env: {SERVE_PORT: new URL(SITE_URL).port},
      // What answers there already is not what was just built.
      reuseExistingServer: false,
    },
    {
      name: 'backend',
      command: 'node scripts/run.mjs --dev e2e/backend.ts',
      cwd: root,
      port: Number(new URL(BACKEND_URL).port),
      env: {BACKEND_PORT: new URL(BACKEND_URL).port},
      // Time to close the database and remove its folder.
      gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
      reuseExistingServer: false,
    },
  ],
});
