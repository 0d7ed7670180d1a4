// Starts the real backend on an empty database for one run of the browser tests.
import {rmSync, writeFileSync} from 'node:fs';

import {openDatabase} from '../backend/database/database.ts';
import {startLocal} from '../backend/local/local.ts';
import {temporaryFolder} from '../backend/testing/temporaryFolder.ts';
import {SITE_URL} from './addresses.ts';
import {BACKEND_FILE, type RunningBackend} from './rows.ts';

const main = async (): Promise<void> => {
  const dataDir = temporaryFolder('e2e');
  const backend = await startLocal({
    port: Number(process.env.BACKEND_PORT),
    dataDir,
    isTemporary: true,
    mailPort: 0,
    siteUrl: SITE_URL,
    log: (line) => console.error(line),
    onFailure: (line) => {
      console.error(line);
      process.exit(1);
    },
  });
  // All tests sign up from one IP address; the backend's own tests cover rate limits.
  const database = openDatabase(backend.databaseUrl);
  await database.query(`
    delete from private.insert_limits;
    update private.settings set value = '999999' where name ~ '^demos_daily'`);
  await database.close();
  const running: RunningBackend = {
    databaseUrl: backend.databaseUrl,
    mailUrl: backend.catcher.url,
  };
  writeFileSync(BACKEND_FILE, JSON.stringify(running), {mode: 0o600});
  const stop = (): void =>
    void backend.close().then(() => {
      rmSync(dataDir, {recursive: true, force: true});
      process.exit(0);
    });
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
