#!/usr/bin/env node
// `npm run serve [folder]`: the built site as its host will serve it, on this machine.
import path from 'node:path';

import {envPort} from './lib/env.mjs';

const {startServer} = await import('./server/startServer.ts');

const port = envPort('SERVE_PORT');
const dir = path.resolve(process.argv[2] ?? 'build');
try {
  const {url} = await startServer({dir, port});
  console.log(`Serving ${dir} at ${url}`);
} catch (error) {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Set SERVE_PORT to a free port.`
      : error.message,
  );
  process.exit(1);
}
