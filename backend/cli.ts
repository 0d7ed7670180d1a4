// `npm run backend` and the owner's commands.
import '../scripts/lib/atRoot.mjs';
import {setTimeout as delay} from 'node:timers/promises';

import {envPort, envValue} from '../scripts/lib/env.mjs';
import {withRemedy} from './database/database.ts';
import {readDatabaseLocation} from './databaseLocation.ts';
import {runOwnerCommand} from './owner/commands.ts';

/** Milliseconds that log lines are delayed, so that only the cause is printed when a part ends. */
const LOG_DELAY_MS = 300;

/** Milliseconds that an email in flight has to arrive. */
const END_TIMEOUT_MS = 10_000;

/** Runs the backend until a signal, or until a part ends by itself. */
const serve = async (): Promise<void> => {
  const {startLocal} = await import('./local/local.ts');
  let close = (): Promise<void> => Promise.resolve();
  let isEnding = false;
  const end = (code: number): void => {
    if (isEnding) return;
    isEnding = true;
    // All parts end with this process; only a running worker may have an email in flight.
    const closed = code === 0 ? close().catch(() => undefined) : Promise.resolve();
    void closed.then(() => process.exit(code));
    // A part that doesn't close must not block the terminal: the system ends it with this process.
    setTimeout(() => process.exit(code), END_TIMEOUT_MS).unref();
  };
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));

  const backend = await startLocal({
    dataDir: readDatabaseLocation(process.env).dataDir,
    port: envPort('BACKEND_PORT'),
    mailPort: envPort('MAIL_PORT'),
    siteUrl: envValue('SITE_URL') ?? 'http://localhost:3000',
    log: (line) =>
      void setTimeout(() => {
        if (!isEnding) console.error(line);
      }, LOG_DELAY_MS),
    onFailure: (line) => {
      if (!isEnding) console.error(line);
      end(1);
    },
  });
  close = () => backend.close();
  console.log(`Backend: ${backend.url}, rows in ${backend.description}.`);
  console.log(
    `Emails of this machine: ${backend.catcher.url} (SMTP_URL=${backend.catcher.smtpUrl})`,
  );
};

const main = async (args: readonly string[]): Promise<void> => {
  const location = readDatabaseLocation(process.env);
  if (args[0] === 'serve') await serve();
  else console.log(await runOwnerCommand(args, location));
};

main(process.argv.slice(2)).catch(async (error: unknown) => {
  // Ctrl+C also ends the program that this process waits for; its failure must not be printed.
  await delay(LOG_DELAY_MS);
  console.error(error instanceof Error ? withRemedy(error).message || error.name : error);
  process.exit(1);
});
