#!/usr/bin/env node
// `npm run worker`: sends what the database owes, until it is stopped. `-- --once`: what is due now.
// A service must not install anything by itself, so this one only looks.
import {endWithNpm} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {reasonToInstall, switchNode} from './lib/install.mjs';
import {root} from './lib/root.mjs';

const reason = reasonToInstall(root, false);
if (reason !== undefined) {
  console.error(`Run npm ci first: ${reason}.`);
  process.exit(1);
}
await switchNode();
// Whoever starts it from another folder means this one.
process.chdir(root);
loadEnv();
await endWithNpm();
await import('../backend/worker/cli.ts');
