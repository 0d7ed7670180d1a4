// WebKit through the driver that Debian's WebKitGTK brings, on a screen that nobody sees.
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test as base} from '@playwright/test';
import {Builder, By, Capabilities, type WebDriver, type WebElement} from 'selenium-webdriver';

import {findWebKit} from '../../scripts/lib/engines.mjs';
import {freePort} from '../../scripts/lib/ports.mjs';
import {CONSENT_KEY, formatDecision} from '../../src/domain/analytics/consent';
import {SITE_URL} from '../addresses';

/** The driver tells no console messages: this is the first script of each page, and tells them. */
const WATCH = `
  const tell = (text) => fetch('/complaints', {method: 'POST', body: text, keepalive: true});
  for (const level of ['error', 'warn']) console[level] = (...parts) => tell(level + ': ' + parts.join(' '));
  addEventListener('error', ({message, target}) => tell(message ?? 'did not load: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({reason}) => tell('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => tell(violatedDirective + ' forbids ' + blockedURI));
`;

/** The site under test, with that script, and scripts of its own that can be held back. */
class WatchedSite {
  readonly complaints: string[] = [];
  url = '';
  private released = Promise.resolve();
  private readonly server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const address = request.url ?? '/';
      if (address === '/watch.js') {
        response.setHeader('content-type', 'text/javascript').end(WATCH);
        return;
      }
      if (address === '/complaints') {
        this.complaints.push(Buffer.concat(await request.toArray()).toString());
        response.end();
        return;
      }
      if (address.startsWith('/assets/js/')) await this.released;
      const {status, headers, body} = await this.ask(address);
      response.writeHead(status, headers).end(body);
    };
    answer().catch((error: unknown) => response.destroy(error as Error));
  });

  private async ask(
    address: string,
  ): Promise<{status: number; headers: Record<string, string>; body: Buffer}> {
    const answer = await fetch(SITE_URL + address, {redirect: 'manual'});
    const headers = Object.fromEntries(answer.headers);
    // What fetch has unpacked already.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
      delete headers[name];
    }
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html')) {
      const html = body.toString().replace(/<head[^>]*>/, '$&<script src="/watch.js"></script>');
      body = Buffer.from(html);
    }
    return {status: answer.status, headers, body};
  }

  /** Scripts wait until the function that is returned is called. */
  holdScripts(): () => void {
    let release = (): void => undefined;
    this.released = new Promise((resolve) => (release = resolve));
    return release;
  }

  async open(): Promise<void> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

/** Ends what was started, in the opposite order. */
const startBrowser = async (): Promise<{driver: WebDriver; end: () => Promise<void>}> => {
  const programs: ChildProcess[] = [];
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  // The browser's own buttons would keep the window from being as narrow as a phone.
  mkdirSync(path.join(folder, 'gtk-3.0'));
  writeFileSync(
    path.join(folder, 'gtk-3.0', 'gtk.css'),
    '* {min-width: 0; padding: 0; margin: 0; font-size: 1px}',
  );
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  programs.push(screen);
  const [display] = (await once(screen.stdio[3] ?? screen, 'data')) as [Buffer];

  const port = await freePort(24_423);
  programs.push(
    spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display.toString().trim()}`,
        XDG_CONFIG_HOME: folder,
        LIBGL_ALWAYS_SOFTWARE: '1',
        // Its sandbox can't be made by root. The pages are ours.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    }),
  );
  const server = `http://127.0.0.1:${port}`;
  await expect
    .poll(() =>
      fetch(`${server}/status`).then(
        ({ok}) => ok,
        () => false,
      ),
    )
    .toBe(true);
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {binary: findWebKit(), args: ['--automation', '--full-screen']},
      }),
    )
    .build();
  const end = async (): Promise<void> => {
    await driver.quit();
    for (const program of programs.reverse()) program.kill();
    rmSync(folder, {recursive: true, force: true});
  };
  return {driver, end};
};

interface WorkerFixtures {
  readonly driver: WebDriver;
  readonly site: WatchedSite;
}

/** A visitor in WebKit who has declined to be measured. Fails on what a page complains about. */
export const test = base.extend<{readonly noComplaints: undefined}, WorkerFixtures>({
  driver: [
    async ({}, use) => {
      const {driver, end} = await startBrowser();
      await use(driver);
      await end();
    },
    {scope: 'worker', timeout: 90_000},
  ],
  site: [
    async ({}, use) => {
      const site = new WatchedSite();
      await site.open();
      await use(site);
      site.close();
    },
    {scope: 'worker'},
  ],
  noComplaints: [
    async ({driver, site}, use) => {
      await driver.get(`${site.url}/robots.txt`);
      await driver.executeScript(
        (key: string, decision: string) => {
          localStorage.clear();
          sessionStorage.clear();
          localStorage.setItem(key, decision);
        },
        CONSENT_KEY,
        formatDecision({choice: 'denied', date: new Date().toISOString()}),
      );
      site.complaints.length = 0;
      await use(undefined);
      expect(site.complaints, 'what the page complained about').toEqual([]);
    },
    {auto: true},
  ],
});

export {expect};

/** See `hydrated` of e2e/fixtures.ts. */
export const hydrated = (driver: WebDriver): Promise<unknown> =>
  driver.wait(
    () =>
      driver.executeScript<boolean>(() => {
        window.dispatchEvent(new Event('wheel'));
        const {hasHydrated} = document.documentElement.dataset;
        return hasHydrated === 'true' && document.fonts.status === 'loaded';
      }),
    30_000,
  );

/** The first that is to be seen, in the middle of the window: the header lies over its edge. */
export const shown = async (driver: WebDriver, selector: string): Promise<WebElement> => {
  const isShown = async (): Promise<WebElement | undefined> => {
    for (const element of await driver.findElements(By.css(selector))) {
      if (await element.isDisplayed()) return element;
    }
    return undefined;
  };
  const element = (await driver.wait(isShown, 20_000, `${selector} is shown`)) as WebElement;
  await driver.executeScript(
    (target: Element) => target.scrollIntoView({block: 'center', behavior: 'instant'}),
    element,
  );
  return element;
};
