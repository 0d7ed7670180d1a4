#!/usr/bin/env node
// `npm run serve [folder]`: see serve.ts, which needs what is installed here first.
import {endWithNpm} from './lib/commands.mjs';
import {ensureInstalled} from './lib/install.mjs';

await ensureInstalled({withDev: false});
await endWithNpm();
await import('./serve.ts');
