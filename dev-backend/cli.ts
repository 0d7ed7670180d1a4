// `npm run backend`, and the owner's commands.
import path from 'node:path';
import {runOwnerCommand} from './commands';
import {DEFAULT_PORT} from './server';

const DEFAULT_DATA_DIR = path.join(__dirname, '..', '.dev-backend');

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

const readPort = (): number => {
  const text = setting('BACKEND_PORT');
  if (text === undefined) return DEFAULT_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(
      `BACKEND_PORT is '${text}'; it must be a port number, such as ${DEFAULT_PORT}.`,
    );
  }
  return port;
};

const serve = async (place: {dataDir: string; databaseUrl?: string}): Promise<void> => {
  const {startBackend} = await import('./start');
  const backend = await startBackend({
    ...place,
    port: readPort(),
    key: setting('BACKEND_KEY'),
    withoutInsertLimits: setting('BACKEND_INSERT_LIMITS') === 'off',
    log: (line) => console.error(line),
  });
  console.log(
    `Backend: ${backend.url}, rows in ${backend.description}. See them: npm run backend:list`,
  );

  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void backend.close().then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const main = async (args: readonly string[]): Promise<void> => {
  const place = {
    dataDir: setting('BACKEND_DATA_DIR') ?? DEFAULT_DATA_DIR,
    databaseUrl: setting('DATABASE_URL'),
  };
  if (args[0] === 'serve') await serve(place);
  else console.log(await runOwnerCommand(args, place));
};

main(process.argv.slice(2)).catch((error: unknown) => {
  const isVerbose = process.argv.includes('--verbose');
  console.error(error instanceof Error && !isVerbose ? error.message || error.name : error);
  process.exit(1);
});
