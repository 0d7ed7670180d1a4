// Journeys in WebKit with the driver of Debian's WebKitGTK, on a virtual screen.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test as base} from '@playwright/test';
import {Builder, Key, type WebDriver, type WebElement} from 'selenium-webdriver';
import {DriverService} from 'selenium-webdriver/remote';

import {findWebKit} from '../../scripts/lib/findPrograms.mjs';
import {CONSENT_KEY, formatDecision} from '../../src/features/measurement/rules/consent';
import {SITE_URL} from '../addresses';
import {isHydrated} from '../fixtures';
import {testJourneys, testVisits, type Visitor} from './journeys';

/** First script of each page, which stores console messages, because the driver doesn't report them. */
const RECORDER = `
  const keep = (text) => sessionStorage.setItem('complaints', (sessionStorage.getItem('complaints') ?? '') + text + '\\n');
  for (const level of ['error', 'warn']) console[level] = (...parts) => keep(level + ': ' + parts.join(' '));
  addEventListener('error', ({message, target}) => keep(message ?? 'did not load: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => keep('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => keep(violatedDirective + ' forbids ' + blockedURI));
`;

/** Proxies the site under test and adds that script. */
const serveWithRecorder = () =>
  createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const site = await fetch(SITE_URL + request.url, {redirect: 'manual'});
      const isPage = site.headers.get('content-type')?.startsWith('text/html');
      for (const [name, value] of site.headers) {
        // Headers that no longer apply, because fetch has decompressed the body.
        if (!/^(?:content-(?:encoding|length)|transfer-encoding)$/.test(name))
          response.setHeader(name, value);
      }
      response.statusCode = site.status;
      if (isPage) {
        const script = '$&<script src="/watch.js"></script>';
        response.end((await site.text()).replace(/<head[^>]*>/, script));
      } else response.end(Buffer.from(await site.arrayBuffer()));
    };
    if (request.url === '/watch.js') {
      response.setHeader('content-type', 'text/javascript').end(RECORDER);
    } else answer().catch((error: unknown) => response.destroy(error as Error));
  });

/** Starts a virtual screen with WebKit. */
const startBrowser = async (): Promise<{driver: WebDriver; end: () => Promise<void>}> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // Shrinks the browser's own buttons, which would limit the window to a larger width than a phone.
  mkdirSync(path.join(folder, 'gtk-3.0'));
  const css = '* {min-width: 0; padding: 0; margin: 0; font-size: 1px}';
  writeFileSync(path.join(folder, 'gtk-3.0', 'gtk.css'), css);
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => screen.kill());
  const [display] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer];
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...(process.env as Record<string, string>),
      DISPLAY: `:${display.toString().trim()}`,
      XDG_CONFIG_HOME: folder,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // Root can't create the sandbox, and only our own pages are loaded.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    })
    .build();
  const options = {binary: findWebKit(), args: ['--automation', '--full-screen']};
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options})
    .build();
  const end = async (): Promise<void> => {
    await driver.quit();
    await service.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  return {driver, end};
};

const visitorIn = (driver: WebDriver, site: string): Visitor => {
  /** Finds the first visible element and centers it, because the header covers the window's edge. */
  const find = async (selector: string, text = ''): Promise<WebElement> => {
    const first = (): Promise<WebElement | null> =>
      driver.executeScript(
        (css: string, words: string) => {
          const found = [...document.querySelectorAll(css)].find(
            (one) =>
              one.checkVisibility({visibilityProperty: true}) && one.textContent.includes(words),
          );
          found?.scrollIntoView({block: 'center', behavior: 'instant'});
          return found;
        },
        selector,
        text,
      );
    return (await driver.wait(first, 20_000, `${selector} ${text} is visible`)) as WebElement;
  };
  return {
    open: async (address) => {
      await driver.get(site + address);
      await driver.wait(() => driver.executeScript<boolean>(isHydrated), 30_000);
    },
    resize: (size) => driver.manage().window().setRect(size),
    press: async (selector, text) => (await find(selector, text)).click(),
    type: async (selector, text) => {
      const field = await find(selector);
      await field.click();
      // Two calls: the driver releases Control at the end of one, and ignores bare line breaks.
      await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
      await field.sendKeys(Key.BACK_SPACE, text.replaceAll('\n', Key.RETURN));
    },
    key: (key) =>
      driver.actions().sendKeys({Escape: Key.ESCAPE, Enter: Key.ENTER, '1': '1'}[key]).perform(),
    run: (task, argument) => driver.executeScript(task as never, argument),
  };
};

interface Browser {
  readonly driver: WebDriver;
  /** URL of the proxy. */
  readonly site: string;
}

/** Test with a WebKit visitor who declined tracking. Fails on messages and errors of a page. */
const test = base.extend<{readonly visitor: Visitor}, {readonly webKit: Browser}>({
  webKit: [
    async ({}, use) => {
      const server = serveWithRecorder().listen(0, '127.0.0.1');
      await once(server, 'listening');
      const {driver, end} = await startBrowser();
      await use({driver, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}`});
      await end();
      server.close();
      server.closeAllConnections();
    },
    {scope: 'worker', timeout: 90_000},
  ],
  visitor: async ({webKit: {driver, site}}, use) => {
    await driver.get(`${site}/robots.txt`);
    await driver.executeScript(
      (key: string, decision: string) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem(key, decision);
      },
      CONSENT_KEY,
      formatDecision({choice: 'denied', date: new Date().toISOString()}),
    );
    await use(visitorIn(driver, site));
    const pageErrors = await driver.executeScript<string | null>(() =>
      sessionStorage.getItem('complaints'),
    );
    // Logged by the 404 page.
    const unexpected = pageErrors?.split('\n').filter((one) => one && !/Page not found/.test(one));
    expect(unexpected ?? [], 'problems of the page').toEqual([]);
  },
});

test.skip(!findWebKit(), 'There is no WebKit.');
// The driver takes 0.1 s per letter, and longer on a busy machine.
test.setTimeout(240_000);
testVisits(test);
testJourneys(test);
