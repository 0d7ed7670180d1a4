#!/usr/bin/env node
// `npm run build`: the production site in build/, from the values in the environment and `.env`.
import {spawnSync} from 'node:child_process';

import {tools} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

ensureInstalled();
loadEnv();

const {status} = spawnSync(
  process.execPath,
  [tools.docusaurus, 'build', ...process.argv.slice(2)],
  {cwd: root, stdio: ['ignore', 'inherit', 'inherit']},
);
process.exit(status ?? 1);
