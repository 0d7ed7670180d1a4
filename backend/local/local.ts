import {company} from '../../src/config/company.ts';
import {checkDatabase} from '../database/startChecks.ts';
import {openDatabase} from '../database/database.ts';
import {EMBEDDED_DATABASE} from '../databaseLocation.ts';
import {migrate} from '../database/migrate.ts';
import {readWorkerSettings} from '../worker/settings.ts';
import {startWorker} from '../worker/worker.ts';
import {type MailCatcher, startMailCatcher} from './mailCatcher.ts';
import {EmbeddedPostgres} from './postgres.ts';
import {startTableApi, type TableApiOptions} from './tableApi.ts';

export interface LocalOptions extends Omit<TableApiOptions, 'databaseUrl'> {
  /** Data folder of the embedded PostgreSQL. */
  readonly dataDir: string;
  /** For tests, whose rows need not survive a power failure. */
  readonly isTemporary?: boolean;
  /** Port of the page that shows the emails; 0 for any free one. */
  readonly mailPort: number;
  /** URL of the site, for links in emails. */
  readonly siteUrl: string;
}

export interface Local {
  /** Base URL for supabase-js. */
  readonly url: string;
  /** Connection string of the owner, with the password. */
  readonly databaseUrl: string;
  /** Description of the database, for messages. */
  readonly description: string;
  readonly catcher: MailCatcher;
  close(): Promise<void>;
}

/**
 * Starts the whole backend on this machine: PostgreSQL with the migrations, the table API, the worker,
 * and a mail catcher, so that no email leaves the machine. Ignores DATABASE_URL, which is for the owner's
 * commands and the worker, and may be the production database.
 *
 * @throws one line with the problem
 */
export const startLocal = async ({
  dataDir,
  isTemporary,
  mailPort,
  siteUrl,
  ...api
}: LocalOptions): Promise<Local> => {
  const running: {close(): Promise<void>}[] = [];
  const close = async (): Promise<void> => {
    for (const part of running.splice(0).reverse()) await part.close();
  };
  try {
    const postgres = new EmbeddedPostgres(dataDir);
    await postgres.start({isTemporary, onEnd: api.onFailure});
    running.push({close: async () => postgres.stop()});
    const databaseUrl = await postgres.createDatabase(EMBEDDED_DATABASE);
    const database = openDatabase(databaseUrl);
    try {
      await migrate(database);
      await checkDatabase(database, api.log);
    } finally {
      await database.close();
    }
    const catcher = await startMailCatcher({port: mailPort});
    running.push(catcher);
    const settings = readWorkerSettings({
      DATABASE_URL: databaseUrl,
      SMTP_URL: catcher.smtpUrl,
      OWNER_EMAIL: company.email.display,
      SITE_URL: siteUrl,
    });
    const worker = await startWorker({settings, log: api.log});
    running.push({close: () => worker.stop()});
    // Last, because a row that arrives before the queue is installed waits for the sweep.
    const server = await startTableApi({...api, databaseUrl});
    running.push(server);
    return {url: server.url, databaseUrl, description: database.description, catcher, close};
  } catch (error) {
    await close();
    throw error;
  }
};
