// Fakes for other companies' hosts: the analytics service and the ad pixel.
import type {CDPSession, Page} from '@playwright/test';

const GTAG_HOST = 'https://www.googletagmanager.com';
const PIXEL_HOST = 'https://www.facebook.com';

/**
 * Answer of a fake. 'blocked': a blocker stops the request; 'silence': it never answers; 'passed on':
 * the real host answers.
 */
type FakeAnswer =
  | {readonly contentType: string; readonly body: string | Buffer}
  | 'blocked'
  | 'silence'
  | 'passed on';

type Responder = (url: URL) => FakeAnswer;

/** Smallest valid GIF, the pixel's response. */
const PIXEL_IMAGE: FakeAnswer = {
  contentType: 'image/gif',
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
};

const respond = (session: CDPSession, requestId: string, answer: FakeAnswer): Promise<unknown> => {
  if (answer === 'silence') return Promise.resolve();
  if (answer === 'passed on') return session.send('Fetch.continueRequest', {requestId});
  if (answer === 'blocked') {
    return session.send('Fetch.failRequest', {requestId, errorReason: 'BlockedByClient'});
  }
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [
      {name: 'content-type', value: answer.contentType},
      {name: 'access-control-allow-origin', value: '*'},
      {name: 'access-control-allow-headers', value: '*'},
    ],
    body: Buffer.from(answer.body).toString('base64'),
  });
};

const fakesOf = new WeakMap<Page, {session: CDPSession; byOrigin: Map<string, Responder>}>();

/**
 * Answers requests of a page to one origin until replaced. Uses CDP, because Playwright's
 * `page.route` passes every request through the test and disables the browser's cache: each page
 * would download and compile shared files again.
 *
 * @param origin such as https://www.example.com
 */
export const fakeHost = async (page: Page, origin: string, answerer: Responder): Promise<void> => {
  let fakes = fakesOf.get(page);
  if (!fakes) {
    const session = await page.context().newCDPSession(page);
    const byOrigin = new Map<string, Responder>();
    fakes = {session, byOrigin};
    fakesOf.set(page, fakes);
    session.on('Fetch.requestPaused', ({requestId, request}) => {
      const url = new URL(request.url);
      // A CORS preflight gets the same answer, which allows the request after it.
      const answer = byOrigin.get(url.origin)?.(url) ?? 'blocked';
      // Closed pages don't accept an answer.
      respond(session, requestId, answer).catch(() => undefined);
    });
  }
  fakes.byOrigin.set(origin, answerer);
  const patterns = [...fakes.byOrigin.keys()].map((host) => ({urlPattern: `${host}/*`}));
  await fakes.session.send('Fetch.enable', {patterns});
};

/** Replaces gtag.js: handles queued entries first, then new ones. */
const GTAG_SCRIPT = `
  (() => {
    const layer = window.dataLayer;
    const take = (entry) => window.recordCall(JSON.stringify(Array.from(entry)));
    layer.forEach(take);
    layer.push = (...entries) => { entries.forEach(take); return Array.prototype.push.apply(layer, entries); };
  })();
`;

/** Records calls to the analytics service and the pixel, and every request to another host. */
export class Analytics {
  readonly calls: unknown[][] = [];
  readonly pixel: URLSearchParams[] = [];
  readonly external: string[] = [];

  /** Data of all events, or of those with one name. */
  events(name?: string): Record<string, unknown>[] {
    return this.calls
      .filter(([command, event]) => command === 'event' && (!name || event === name))
      .map(([, , data]) => data as Record<string, unknown>);
  }

  eventNames(): unknown[] {
    return this.calls.filter(([command]) => command === 'event').map(([, event]) => event);
  }

  pixelNames(): (string | null)[] {
    return this.pixel.map((query) => query.get('ev'));
  }

  toJson(): string {
    return JSON.stringify([this.calls, this.pixel.map(String), this.external]);
  }
}

/** Fakes both services. Call it before the page is opened. */
export const fakeAnalytics = async (page: Page): Promise<Analytics> => {
  const measured = new Analytics();
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    const isOurs = ['127.0.0.1', 'localhost'].includes(hostname);
    if (/^https?:$/.test(protocol) && !isOurs) measured.external.push(request.url());
  });
  await page.exposeFunction('recordCall', (call: string) => {
    measured.calls.push(JSON.parse(call) as unknown[]);
  });
  await fakeHost(page, GTAG_HOST, () => ({contentType: 'text/javascript', body: GTAG_SCRIPT}));
  await fakeHost(page, PIXEL_HOST, (url) => {
    measured.pixel.push(url.searchParams);
    return PIXEL_IMAGE;
  });
  return measured;
};
