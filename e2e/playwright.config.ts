import path from 'node:path';

import {defineConfig} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {BROWSER, CHROMIUM_FLAGS, findFirefox, findOldChrome} from '../scripts/lib/findPrograms.mjs';
import {BACKEND_URL, SITE_URL} from './addresses';

const firefox = findFirefox();
const oldChrome = findOldChrome();
const root = path.join(__dirname, '..');

const JOURNEYS = 'engines/playwright.spec.ts';
/** Tests that the oldest supported Chrome runs daily. */
const SAMPLE = isLong ? /./ : /a visit to \/(?:pricing|calculator)?$|the menus|printed/;

/** Tests of behavior that differs most between engines; `npm run test:long` also runs them in Firefox. */
const FIREFOX_TOO = ['formRestoration', 'eventReplay'].map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results'),
  fullyParallel: true,
  // `npm test` skips tests similar to others; `npm run test:long` runs all.
  ...(isLong ? {} : {grepInvert: /@long/}),
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only the second time has found a bug.
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  use: {
    baseURL: SITE_URL,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Stops animated drawings, so that colors and positions are final.
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
          // Pages of one context share a process and its compiled code, see warmTest.
          args: [...CHROMIUM_FLAGS, '--process-per-site'],
        },
      },
    },
    ...(firefox
      ? [
          {
            name: 'firefox',
            testMatch: [JOURNEYS, ...(isLong ? FIREFOX_TOO : [])],
            // One shared browser, because starting it takes seconds.
            fullyParallel: false,
            use: {
              browserName: 'firefox' as const,
              // Uses WebDriver BiDi, so that any installed Firefox works.
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                firefoxUserPrefs: {
                  // Not emulated by the protocol yet.
                  'ui.prefersReducedMotion': 1,
                  'ui.systemUsesDarkTheme': 0,
                  // The protocol doesn't report pages restored from the back/forward cache, so
                  // `goBack` would hang. Without it, Firefox reloads and restores the fields.
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
  ],
  webServer: [
    {
      name: 'site',
      command: 'node scripts/run.mjs scripts/serve.mjs .test/build',
      cwd: root,
      url: SITE_URL,
      env: {SERVE_PORT: new URL(SITE_URL).port},
      // A running server may serve an old build.
      reuseExistingServer: false,
    },
    {
      name: 'backend',
      command: 'node scripts/run.mjs --dev e2e/backend.ts',
      cwd: root,
      port: Number(new URL(BACKEND_URL).port),
      env: {BACKEND_PORT: new URL(BACKEND_URL).port},
      // Time to close the database and delete its folder.
      gracefulShutdown: {signal: 'SIGTERM', timeout: 5_000},
      reuseExistingServer: false,
    },
  ],
});
