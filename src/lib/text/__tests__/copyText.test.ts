/** @jest-environment jsdom */
import {copyText} from '../copyText.ts';

afterEach(() => jest.useRealTimers());

test.each([
  ['copies', () => Promise.resolve(), true],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError')), false],
  ['is not there, as on a page without TLS', undefined, false],
  ['never answers', () => new Promise(() => undefined), false],
])('copyText with a clipboard that %s', async (_, writeText, isCopied) => {
  jest.useFakeTimers();
  Object.assign(navigator, {clipboard: writeText && {writeText}});
  const copied = copyText('https://ringwell.example');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await copied).toBe(isCopied);
});
