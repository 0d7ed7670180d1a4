// `npm run backend` and the owner's commands.
import {placeFromEnvironment} from './database/place.ts';
import {runOwnerCommand} from './owner/commands.ts';
import {DEFAULT_MAIL_PORT, DEFAULT_PORT} from './table-api/server.ts';

const setting = (name: string): string | undefined => process.env[name]?.trim() || undefined;

const readPort = (name: string, fallback: number): number => {
  const text = setting(name);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new Error(`${name} is '${text}'; it must be a port number, such as ${fallback}.`);
  }
  return port;
};

const serve = async (): Promise<void> => {
  const {startLocal} = await import('./local.ts');
  const starting = startLocal({
    dataDir: placeFromEnvironment(process.env).dataDir,
    port: readPort('BACKEND_PORT', DEFAULT_PORT),
    mailPort: readPort('MAIL_PORT', DEFAULT_MAIL_PORT),
    siteUrl: setting('SITE_URL') ?? 'http://localhost:3000',
    key: setting('BACKEND_KEY'),
    withoutInsertLimits: setting('BACKEND_INSERT_LIMITS') === 'off',
    log: (line) => console.error(line),
  });

  // From the first moment on: a signal in the middle of the start would leave PostgreSQL running.
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    void starting.then((backend) => backend.close()).then(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const backend = await starting;
  console.log(`Backend: ${backend.url}, rows in ${backend.description}.`);
  console.log(`Mails of this machine: ${backend.catcher.url}`);
};

const main = async (args: readonly string[]): Promise<void> => {
  const place = placeFromEnvironment(process.env);
  if (args[0] === 'serve') await serve();
  else console.log(await runOwnerCommand(args, place));
};

main(process.argv.slice(2)).catch((error: unknown) => {
  const isVerbose = process.argv.includes('--verbose');
  console.error(error instanceof Error && !isVerbose ? error.message || error.name : error);
  process.exit(1);
});
