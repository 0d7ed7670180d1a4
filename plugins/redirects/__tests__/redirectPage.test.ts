import type {Plugin} from '@docusaurus/types';

import {formatProblem} from '../../../src/lib/problems.ts';
import {activeRedirects, redirectPage, redirectProblems} from '../redirectPage.ts';
import redirectPages from '../index.ts';

type Built = Parameters<NonNullable<Plugin['postBuild']>>[0];

const [dead] = [{from: '/solutions/chiropractic', to: '/solutions/chiropractors'}] as const;

it.each([
  [
    'a target that is gone',
    [dead],
    ['/'],
    /^src\/data\/redirects\.ts: \/solutions\/chiropractic leads to \/solutions\/chiropractors, which does not/,
  ],
  ['a page of its own', [dead], [dead.from, dead.to], /is also a page/],
  ['the same address twice', [dead, dead], [dead.to], /is redirected twice/],
  ['a trailing slash', [{from: '/old/', to: '/'}], ['/'], /without a trailing slash/],
])('refuses a redirect list with %s', (_, list, routes, message) => {
  expect(redirectProblems(list, routes).map(formatProblem)).toEqual([
    expect.stringMatching(message),
  ]);
});

it('a post may have the address of a redirect; any other page there is a mistake', () => {
  const alias = {from: '/blog/post', to: '/blog/hipaa-compliance'};
  const pages = [dead.from, dead.to, alias.from, alias.to];
  expect(activeRedirects([alias, dead], [dead.to, alias.to])).toEqual([alias, dead]);
  expect(activeRedirects([alias, dead], pages)).toEqual([dead]);
  expect(redirectProblems([dead], pages)).toHaveLength(1);
});

it('a redirect to no page stops the build', async () => {
  const built = {outDir: '', routesPaths: []} as unknown as Built;
  await expect(Promise.resolve(redirectPages().postBuild?.(built))).rejects.toThrow('redirects.ts');
});

it('a redirect page works without a script, and has the target as its canonical page', () => {
  const html = redirectPage(
    {from: '/solutions/multi-specialty', to: '/pricing#enterprise'},
    'https://site.example',
    'Ringwell',
  );
  expect(html).toContain('content="0; url=/pricing#enterprise"');
  expect(html).toContain('<a href="/pricing#enterprise">');
  expect(html).toContain('<link rel="canonical" href="https://site.example/pricing">');
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain('<script');
});
