import {readFileSync} from 'node:fs';
import path from 'node:path';

import {clientModules} from '../clientModules';
import {COPIED} from '../index';
import {isAllowed, licenseOf, SHIPPED_LICENSES} from '../licenses';
import {formatNotices} from '../notices';
import {packageFolder, packagesOf} from '../packages';

describe('a license', () => {
  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT OR SEE LICENSE IN FEEL-FREE.md', true],
    ['(MIT AND Zlib)', true],
    ['MPL-2.0', false],
    ['MIT AND GPL-3.0-only', false],
    ['(MIT OR ISC) AND GPL-3.0-only', false],
    ['SEE LICENSE IN LICENSE.md', false],
    ['UNLICENSED', false],
    ['', false],
    [null, false],
  ])('%s may be handed to visitors: %s', (expression, expected) => {
    expect(isAllowed(expression, SHIPPED_LICENSES)).toBe(expected);
  });

  it('is read however a package states it', () => {
    expect(licenseOf({license: 'ISC'})).toBe('ISC');
    expect(licenseOf({license: {type: 'MIT'}})).toBe('MIT');
    expect(licenseOf({licenses: [{type: 'MIT'}, {type: 'Apache-2.0'}]})).toBe('MIT OR Apache-2.0');
    expect(licenseOf({})).toBeNull();
  });
});

it('lists what icons are taken out of, although no bundle has it', () => {
  const icons = path.join(__dirname, '../../../src/components/ui/icon/iconPaths.generated.ts');
  const [, source] = /from (\S+), Regular\./.exec(readFileSync(icons, 'utf8')) ?? [];
  expect(COPIED).toContain(source);
});

describe('the packages of the bundles', () => {
  it.each([
    ['/site/node_modules/clsx/dist/clsx.mjs', '/site/node_modules/clsx'],
    ['/site/node_modules/@radix-ui/react-id/dist/x.js', '/site/node_modules/@radix-ui/react-id'],
    ['/site/node_modules/a/node_modules/tslib/x.js', '/site/node_modules/a/node_modules/tslib'],
    ['/site/src/components/Hero.tsx', null],
    ['', null],
  ])('%s belongs to %s', (resource, folder) => {
    expect(packageFolder(resource)).toBe(folder);
  });

  it('are listed once each, with the words of their license', () => {
    const modules = path.join(__dirname, '..', '..', '..', 'node_modules');
    const packages = packagesOf([
      path.join(modules, 'react/index.js'),
      path.join(modules, 'react/jsx-runtime.js'),
      path.join(modules, 'clsx/dist/clsx.mjs'),
      __filename,
    ]);
    expect(packages.map(({name}) => name)).toEqual(['clsx', 'react']);
    const notices = formatNotices(packages, 'Ringwell');
    expect(notices).toMatch(/^clsx \d+\.\d+\.\d+ \(MIT\)$/m);
    expect(notices).toContain('Luke Edwards');
    expect(notices).toContain('Meta Platforms, Inc.');
  });

  it('are found in joined modules too', () => {
    const found: string[] = [];
    let listen: (stats: {compilation: never}) => void = () => undefined;
    clientModules((resource) => found.push(resource)).apply({
      hooks: {done: {tap: (_, listener) => (listen = listener as typeof listen)}},
    });
    const joined = {resource: '/a.js', modules: [{resource: '/a.js'}, {resource: '/b.js'}]};
    listen({
      compilation: {
        chunks: ['main'],
        chunkGraph: {getChunkModules: () => [joined, {}]},
      } as never,
    });
    expect(new Set(found)).toEqual(new Set(['/a.js', '/b.js']));
  });
});
