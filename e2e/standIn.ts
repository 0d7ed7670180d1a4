// Who answers in another host's place.
import type {CDPSession, Page} from '@playwright/test';

/**
 * What a host says; 'blocked': a blocker does not let it be asked; 'silence': it never answers;
 * 'its own': what it says itself.
 */
export type Answer =
  | {readonly contentType: string; readonly body: string | Buffer; readonly status?: number}
  | 'blocked'
  | 'silence'
  | 'its own';

const YOU_MAY: Answer = {contentType: 'text/plain', body: ''};

type Answerer = (url: URL) => Answer | Promise<Answer>;

interface StandIns {
  readonly session: CDPSession;
  readonly byOrigin: Map<string, Answerer>;
}

const standIns = new WeakMap<Page, StandIns>();

const give = async (session: CDPSession, requestId: string, answer: Answer): Promise<void> => {
  if (answer === 'silence') return;
  if (answer === 'its own') {
    await session.send('Fetch.continueRequest', {requestId});
    return;
  }
  if (answer === 'blocked') {
    await session.send('Fetch.failRequest', {requestId, errorReason: 'BlockedByClient'});
    return;
  }
  const {contentType, body, status = 200} = answer;
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: [
      {name: 'content-type', value: contentType},
      {name: 'access-control-allow-origin', value: '*'},
      {name: 'access-control-allow-headers', value: '*'},
    ],
    body: Buffer.from(body).toString('base64'),
  });
};

const start = async (page: Page): Promise<StandIns> => {
  const session = await page.context().newCDPSession(page);
  const byOrigin = new Map<string, Answerer>();
  session.on('Fetch.requestPaused', ({requestId, request}) => {
    const url = new URL(request.url);
    const answerer = byOrigin.get(url.origin);
    if (!answerer) throw new Error(`Nobody stands in for ${url.origin}`);
    void Promise.resolve(answerer(url)).then((answer) => {
      // The browser's question whether it may ask another origin gets a yes: what is played is what
      // is said after it.
      const isQuestion = request.method === 'OPTIONS' && typeof answer === 'object';
      // A page that is gone by now takes no answer.
      return give(session, requestId, isQuestion ? YOU_MAY : answer).catch(() => undefined);
    });
  });
  return {session, byOrigin};
};

/**
 * Answers requests of a page to one origin, until told otherwise. Playwright's `page.route` would do
 * that too, but it has every request of the page go through the test, and turns the browser's cache
 * off: each page would fetch and compile anew what all pages share.
 *
 * @param origin as in https://www.example.com
 */
export const standIn = async (page: Page, origin: string, answerer: Answerer): Promise<void> => {
  const known = standIns.get(page) ?? (await start(page));
  standIns.set(page, known);
  known.byOrigin.set(origin, answerer);
  const patterns = [...known.byOrigin.keys()].map((host) => ({urlPattern: `${host}/*`}));
  await known.session.send('Fetch.enable', {patterns});
};
