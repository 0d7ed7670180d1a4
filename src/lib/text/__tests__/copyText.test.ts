/** @jest-environment jsdom */
import {copyText} from '../copyText.ts';

test.each([
  ['copies', () => Promise.resolve(), true],
  ['refuses', () => Promise.reject(new DOMException('no', 'NotAllowedError')), false],
  ['is not there, as on a page without TLS', undefined, false],
])('copyText says whether a clipboard that %s has the text', async (_, writeText, isCopied) => {
  Object.assign(navigator, {clipboard: writeText && {writeText}});
  expect(await copyText('https://ringwell.example')).toBe(isCopied);
});
