#!/usr/bin/env node
// `npm run build`: the production site in build/, from the values in the environment and `.env`.
import {spawnSync} from 'node:child_process';

import {tools} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

ensureInstalled();
loadEnv();

// Hosts and CI build in a fresh checkout, where writing the bundler's cache only takes time and
// memory. Whoever builds again and again sets the variable to nothing, and gets the cache.
const {DOCUSAURUS_NO_PERSISTENT_CACHE = '1'} = process.env;

const {status} = spawnSync(
  process.execPath,
  [
    // Megabytes for young objects, in place of 16: compiling pages makes them faster than that.
    '--max-semi-space-size=32',
    ...[tools.docusaurus, 'build', ...process.argv.slice(2)],
  ],
  {
    cwd: root,
    env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE},
    stdio: ['ignore', 'inherit', 'inherit'],
  },
);
process.exit(status ?? 1);
