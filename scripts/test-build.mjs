#!/usr/bin/env node
// `npm run test:build`: builds the site for the browser tests, the HTML check and the byte budgets.
import {spawnSync} from 'node:child_process';

import {tools} from './lib/commands.mjs';
import {root} from './lib/root.mjs';
import {testBuild, testBuildEnvironment, testEnvironment} from './lib/testSite.mjs';

const {status} = spawnSync(process.execPath, [tools.docusaurus, 'build', '--out-dir', testBuild], {
  cwd: root,
  env: await testBuildEnvironment(await testEnvironment()),
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.exit(status ?? 1);
