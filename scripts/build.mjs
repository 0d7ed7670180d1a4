#!/usr/bin/env node
// `npm run build`: the production site in build/, from the values in the environment and `.env`.
// `npm run build -- --local`: one whose forms talk to the embedded backend of this machine.
// `npm run build -- --demonstration`: one with the repository's fictional phone number and addresses.
// package.json gives Node a larger heap for young objects (32 MB instead of 16): compiling articles
// creates many, and collecting them took 5% of the time.
import {pathToFileURL} from 'node:url';

import {tools} from './lib/commands.mjs';
import {envPort} from './lib/env.mjs';

const {checkPublicEnv, localBackend} = await import('./lib/checkPublicEnv.ts');

const args = process.argv.slice(2);
const isLocal = args.includes('--local');
if (isLocal) Object.assign(process.env, localBackend(envPort('BACKEND_PORT')));
checkPublicEnv(isLocal ? 'build' : 'host', args.includes('--demonstration'));
if (!process.env.PUBLIC_BOOKING_URL) {
  console.log(
    'Demos are booked on this site (PUBLIC_BOOKING_URL is not set): that needs a worker that runs.',
  );
}

// In this process, because a waiting parent process would use 50 MB.
process.argv = [
  process.execPath,
  tools.docusaurus,
  'build',
  ...args.filter((arg) => arg !== '--local' && arg !== '--demonstration'),
];
await import(pathToFileURL(tools.docusaurus).href);
