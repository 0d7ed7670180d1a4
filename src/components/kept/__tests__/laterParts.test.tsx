import {entryValue, keepInEntry} from '../entryValues';
import {beforeReload, isToRepeat, loadPart} from '../laterParts';

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
  window.history.replaceState(null, '');
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
    const end = beforeReload(() => keepInEntry('letter', {email: 'desk@practice.example'}));
    expect(await isOpen(loadPart(gone, 'letter form'))).toBe(true);
    end();
    expect(asked).toHaveBeenCalledWith(
      '/assets/js/7.js',
      expect.objectContaining({method: 'HEAD'}),
    );
    expect(reloads).toHaveBeenCalledTimes(1);
    expect(entryValue('letter')).toEqual({email: 'desk@practice.example'});
    expect(isToRepeat('another form')).toBe(false);
    expect(isToRepeat('letter form')).toBe(true);
    expect(isToRepeat('letter form')).toBe(false);
  });

  it('is given up after one reload', async () => {
    answer(404);
    keepInEntry('again', 'contact form');
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
    jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await expect(loadPart(gone, 'search')).rejects.toThrow('Loading chunk 7 failed.');
    expect(reloads).not.toHaveBeenCalled();
  });
});

it('hands on what it loads, and every other error', async () => {
  const asked = answer(404);
  await expect(loadPart(() => Promise.resolve('part'), 'a')).resolves.toBe('part');
  await expect(loadPart(() => Promise.reject(new TypeError('bug')), 'a')).rejects.toThrow('bug');
  expect(asked).not.toHaveBeenCalled();
});
