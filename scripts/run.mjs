#!/usr/bin/env node
// Runs every command of package.json, also as the first one in a fresh clone:
//
//   node scripts/run.mjs [--dev] <file, or name of a tool> [arguments]
//
// Installs missing packages, continues with the project's own Node, and imports the program. `a && b`
// would not work, because the shell caches the path of the first `node`. `--dev` is for programs that
// need development dependencies; the others get the values of `.env`.
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {endWithNpm, refuseKeptFlags, tools} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

process.chdir(root);
const args = process.argv.slice(2);
const withDev = args[0] === '--dev';
const [program = '', ...rest] = withDev ? args.slice(1) : args;

refuseKeptFlags(rest);
// First, because npm may be killed while this process installs packages.
await endWithNpm();
await ensureInstalled({withDev});
if (!withDev) loadEnv();

const file = /** @type {Record<string, string>} */ (tools)[program] ?? path.resolve(program);
process.argv = [process.execPath, file, ...rest];
await import(pathToFileURL(file).href);
