import {existsSync} from 'node:fs';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';

import leanClient, {UNUSED_CLIENT_MODULES} from '../index';

const siteDir = path.resolve(__dirname, '../../..');

describe('lean-client', () => {
  it('empties modules that exist: an upgrade that moves them must be noticed', () => {
    const config = leanClient({siteDir} as LoadContext).configureWebpack?.(
      {},
      false,
      {} as never,
      undefined,
    ) as {resolve: {alias: Record<string, false>}};
    const aliased = Object.keys(config.resolve.alias);
    expect(aliased).toHaveLength(UNUSED_CLIENT_MODULES.length);
    for (const module of aliased)
      expect([module, existsSync(`${module}.js`)]).toEqual([module, true]);
  });
});
