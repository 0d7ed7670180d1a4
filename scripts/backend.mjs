#!/usr/bin/env node
// `npm run backend` and the owner's commands: see backend/cli.ts.
import {endWithNpm} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

await ensureInstalled({withDev: false});
process.chdir(root);
loadEnv();
await endWithNpm();
await import('../backend/cli.ts');
