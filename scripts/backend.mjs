#!/usr/bin/env node
// `npm run backend` and `npm run backend:list`: the embedded backend alone, and the rows it holds.
import {spawn} from 'node:child_process';

import {endWithNpm, endWithParent} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

await ensureInstalled({withDev: false});
loadEnv();
await endWithNpm();

const child = spawn(
  process.execPath,
  [...endWithParent, 'backend/cli.ts', ...process.argv.slice(2)],
  {cwd: root, stdio: 'inherit'},
);
// The terminal sends Ctrl-C to both; the backend closes its database first and then ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 1));
