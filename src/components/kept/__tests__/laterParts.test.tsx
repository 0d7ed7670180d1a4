import {isToRepeat, keepForReload, loadPart, takeFields} from '../laterParts';

const gone = (): Promise<never> =>
  Promise.reject(
    Object.assign(new Error('Loading chunk 7 failed.'), {
      name: 'ChunkLoadError',
      request: '/assets/js/7.js',
    }),
  );

/** What the site says when asked for the file. */
const answer = (status: number): jest.Mock => {
  const mock = jest.fn(() => Promise.resolve({status}));
  globalThis.fetch = mock as unknown as typeof fetch;
  return mock;
};

const {fetch: realFetch} = globalThis;

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

/** Whether it is still open once everything that could happen has happened. */
const isOpen = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open');
  const later = new Promise((resolve) => setTimeout(resolve, 20, open));
  return (await Promise.race([promise, later])) === open;
};

describe('a part that a new deployment has renamed', () => {
  // jsdom cannot reload and says so; the reload itself is seen in e2e/faults.spec.ts.
  let reloads: jest.SpyInstance;
  beforeEach(() => {
    reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('has the page loaded anew, with what was put aside', async () => {
    const asked = answer(404);
    const letter = {email: 'desk@practice.'};
    const end = keepForReload('letter', () => letter);
    expect(await isOpen(loadPart(gone, 'letter form'))).toBe(true);
    // The visitor types on until the page goes.
    letter.email = 'desk@practice.example';
    window.dispatchEvent(new Event('pagehide'));
    end();
    expect(asked).toHaveBeenCalledWith(
      '/assets/js/7.js',
      expect.objectContaining({method: 'HEAD'}),
    );
    expect(reloads).toHaveBeenCalledTimes(1);
    expect(takeFields('another')).toBeUndefined();
    expect(takeFields('letter')).toEqual({email: 'desk@practice.example'});
    expect(takeFields('letter')).toBeUndefined();
    expect(isToRepeat('another form')).toBe(false);
    expect(isToRepeat('letter form')).toBe(true);
    expect(isToRepeat('letter form')).toBe(false);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is given up after one reload', async () => {
    answer(404);
    sessionStorage.setItem('reloaded', JSON.stringify({name: 'contact form'}));
    expect(isToRepeat('contact form')).toBe(true);
    await expect(loadPart(gone, 'contact form')).rejects.toThrow('Loading chunk 7 failed.');
    expect(reloads).not.toHaveBeenCalled();
  });

  it.each([
    ['does not answer', () => void (globalThis.fetch = () => Promise.reject(new Error('network')))],
    ['has the file after all', () => void answer(200)],
    ['is out of order', () => void answer(503)],
  ])('leaves the page as it is when the site %s', async (_, prepare) => {
    prepare();
    await expect(loadPart(gone, 'pdf')).rejects.toThrow('Loading chunk 7 failed.');
    expect(reloads).not.toHaveBeenCalled();
    expect(isToRepeat('pdf')).toBe(false);
  });

  it('is not known to be gone where the browser refuses to remember the attempt', async () => {
    answer(404);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await expect(loadPart(gone, 'search')).rejects.toThrow('Loading chunk 7 failed.');
    expect(reloads).not.toHaveBeenCalled();
  });
});

it.each(['', 'null', '7', '{', '{"fields":null}', '{"fields":[]}'])(
  'takes nothing from a storage that holds %j',
  (text) => {
    sessionStorage.setItem('reloaded', text);
    expect([isToRepeat('a'), takeFields('letter')]).toEqual([false, undefined]);
  },
);

it('hands on what it loads, and every other error', async () => {
  const asked = answer(404);
  await expect(loadPart(() => Promise.resolve('part'), 'a')).resolves.toBe('part');
  await expect(loadPart(() => Promise.reject(new TypeError('bug')), 'a')).rejects.toThrow('bug');
  expect(asked).not.toHaveBeenCalled();
});
