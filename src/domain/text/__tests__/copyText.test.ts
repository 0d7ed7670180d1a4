/** @jest-environment jsdom */
import {copyText} from '../copyText.ts';

const clipboardThat = (writeText: unknown): void => {
  Object.assign(navigator, {clipboard: writeText && {writeText}});
};

afterEach(() => jest.useRealTimers());

test.each([
  ['copies', () => Promise.resolve(), true],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError')), false],
  ['is not there, as on a page without TLS', undefined, false],
])('copyText with a clipboard that %s', async (_, writeText, isCopied) => {
  clipboardThat(writeText);
  expect(await copyText('https://ringwell.example')).toBe(isCopied);
});

test('copyText with a clipboard that never answers', async () => {
  jest.useFakeTimers();
  clipboardThat(() => new Promise(() => undefined));
  const copied = copyText('https://ringwell.example');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await copied).toBe(false);
});
