#!/usr/bin/env node
// `npm run build`: the production site in build/, from the values in the environment and `.env`.
// package.json gives Node more room for young objects (32 MB in place of 16): compiling articles
// makes them faster than that, and sorting them out took a twentieth of the time.
import {pathToFileURL} from 'node:url';

import {tools} from './lib/commands.mjs';
import {loadEnv} from './lib/env.mjs';
import {ensureInstalled} from './lib/install.mjs';
import {root} from './lib/root.mjs';

ensureInstalled();
loadEnv();

// Hosts and CI build in a fresh checkout, where writing the bundler's cache only takes time and
// memory. Whoever builds again and again sets the variable to nothing, and gets the cache.
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ??= '1';

// In this process: one that only waits for another holds 50 MB.
process.chdir(root);
process.argv = [process.execPath, tools.docusaurus, 'build', ...process.argv.slice(2)];
await import(pathToFileURL(tools.docusaurus).href);
