// `npm run serve [folder]`: the built site as its host will serve it, on this machine.
import {existsSync} from 'node:fs';
import path from 'node:path';

import {startServer} from './server/startServer.ts';

const main = async (): Promise<void> => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const text = process.env.SERVE_PORT?.trim() || '3001';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`SERVE_PORT is '${text}'; it must be a port number, such as 3001.`);
  }
  const dir = path.resolve(process.argv[2] ?? 'build');
  const server = await startServer({dir, port});
  console.log(`Serving ${dir} at ${server.url}`);
  const stop = (): void => void server.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${process.env.SERVE_PORT || '3001'} is taken by another program. Set SERVE_PORT to a free port.`
      : error.message,
  );
  process.exit(1);
});
