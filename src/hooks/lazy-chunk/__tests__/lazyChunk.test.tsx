import {lazyChunk} from '../lazyChunk';

const FILE = '/assets/js/7.js';
const chunkLoadError = Object.assign(new Error('Loading chunk 7 failed.'), {
  name: 'ChunkLoadError',
  request: FILE,
});
const failing = (): Promise<never> => Promise.reject(chunkLoadError);

const {fetch: realFetch} = globalThis;
/** Mocks the server's answer to a request for the file; undefined means no connection. */
const siteAnswers = (status: number | undefined): void => {
  globalThis.fetch = jest.fn(() =>
    status === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve({status}),
  ) as unknown as typeof fetch;
};

/** Checks whether the promise is still pending after all other work has run. */
const isOpen = async (promise: Promise<unknown>): Promise<boolean> => {
  const open = Symbol('open');
  const later = new Promise((resolve) => setTimeout(resolve, 20, open));
  return (await Promise.race([promise, later])) === open;
};

// jsdom can't reload and logs an error; browser tests cover the reload.
let reloads: jest.SpyInstance;
beforeEach(() => {
  sessionStorage.clear();
  reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

test.each([404, 410])('reloads the page once when the file is gone (%d)', async (status) => {
  siteAnswers(status);
  expect(await isOpen(lazyChunk(failing))).toBe(true);
  expect(reloads).toHaveBeenCalledTimes(1);
  await expect(lazyChunk(failing)).rejects.toBe(chunkLoadError);
  expect(reloads).toHaveBeenCalledTimes(1);
});

test.each([undefined, 500])('does not reload when the server answers %s', async (status) => {
  siteAnswers(status);
  await expect(lazyChunk(failing)).rejects.toBe(chunkLoadError);
  expect(reloads).not.toHaveBeenCalled();
});

test('does not reload after another error or without storage', async () => {
  siteAnswers(404);
  const other = new Error('a bug');
  await expect(lazyChunk(() => Promise.reject(other))).rejects.toBe(other);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  await expect(lazyChunk(failing)).rejects.toBe(chunkLoadError);
  expect(reloads).not.toHaveBeenCalled();
});
