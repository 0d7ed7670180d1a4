import fc from 'fast-check';

import {makeDecodable, closestCanonicalPath, collapseSlashes} from '../repairPath.ts';

/** Malformed parts of URLs, as people and machines send them. */
const parts = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '%',
        '%%',
        '%E9',
        '%25',
        '%20',
        '%C3%A9',
        '%2F',
        '%0',
        '#',
        'caf',
        '%FF',
      ),
      fc.string({unit: 'grapheme', maxLength: 5}).map(encodeURI),
    ),
    {maxLength: 12},
  )
  .map((texts) => texts.join(''));

test('a repaired path can be decoded twice and doesn’t change when repaired again', () => {
  fc.assert(
    fc.property(parts, (part) => {
      const repaired = makeDecodable(part);
      expect(() => decodeURI(decodeURI(repaired))).not.toThrow();
      expect(() => decodeURIComponent(decodeURIComponent(repaired))).not.toThrow();
      expect(makeDecodable(repaired)).toBe(repaired);
    }),
    {numRuns: 2_000},
  );
});

test('a decodable path stays unchanged', () => {
  for (const part of ['/blog/caf%C3%A9', '/pricing%20', '#a-b', '/a%2Fb', '']) {
    expect(makeDecodable(part)).toBe(part);
  }
  expect(makeDecodable('/blog/caf%E9%20x')).toBe('/blog/caf%EF%BF%BDx');
  expect(makeDecodable('#50%')).toBe('#50%EF%BF%BD');
  expect(makeDecodable('/100%25')).toBe('/100%EF%BF%BD');
});

test('closestCanonicalPath finds the page of a mistyped path', () => {
  const pages = new Set(['/', '/pricing', '/blog/roi']);
  for (const path of [
    '/Pricing',
    '/pricing%20',
    '/Pricing.html',
    '/(pricing)',
    '/pricing%E2%80%8B',
    '/pricing%3Futm_source=letter',
    '/pricing&utm_source=letter',
  ]) {
    expect(closestCanonicalPath(path, pages)).toBe('/pricing');
  }
  expect(closestCanonicalPath('/Blog//ROI', pages)).toBe('/blog/roi');
  for (const path of ['/.html', '/index.html', '//', '/%2F']) {
    expect(closestCanonicalPath(path, pages)).toBe('/');
  }
  for (const path of ['/pricing', '/nowhere', '/', '/pricing/x', '/x%3F/pricing', '/pricings.']) {
    expect(closestCanonicalPath(path, pages)).toBeNull();
  }
});

test('singleSlashes collapses doubled and escaped slashes', () => {
  expect(collapseSlashes('/blog//roi')).toBe('/blog/roi');
  expect(collapseSlashes('//host/x')).toBe('/host/x');
  expect(collapseSlashes('/%2f')).toBe('/');
  expect(collapseSlashes('/a%2Fb/c')).toBe('/a%2Fb/c');
});
