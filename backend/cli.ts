// `npm run backend`, and the owner's commands.
import {placeFromEnvironment} from './database/place';
import {runOwnerCommand} from './owner/commands';
import {DEFAULT_PORT} from './table-api/server';

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

const serve = async (): Promise<void> => {
  const {startBackend} = await import('./serve');
  const backend = await startBackend({
    ...placeFromEnvironment(process.env),
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
  if (args[0] === 'serve') await serve();
  else console.log(await runOwnerCommand(args, placeFromEnvironment(process.env)));
};

main(process.argv.slice(2)).catch((error: unknown) => {
  const isVerbose = process.argv.includes('--verbose');
  console.error(error instanceof Error && !isVerbose ? error.message || error.name : error);
  process.exit(1);
});
