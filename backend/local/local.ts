import {brand} from '../../src/config/brand.ts';
import {type MailCatcher, startMailCatcher} from './catcher.ts';
import {readWorkerSettings} from '../worker/settings.ts';
import {startWorker} from '../worker/worker.ts';
import {type Backend, type BackendOptions, startBackend} from './serve.ts';

export interface LocalOptions extends BackendOptions {
  /** Port of the page that shows the emails; 0 for any free one. */
  readonly mailPort: number;
  /** Address of the site, for links in emails. */
  readonly siteUrl: string;
}

export interface Local extends Backend {
  readonly catcher: MailCatcher;
}

/**
 * Starts everything behind the site on this machine: database, table API, worker, and a catcher, so that
 * no email ever leaves it.
 *
 * @throws in one line, with the problem
 */
export const startLocal = async ({mailPort, siteUrl, ...options}: LocalOptions): Promise<Local> => {
  const backend = await startBackend(options);
  let catcher: MailCatcher | undefined;
  try {
    catcher = await startMailCatcher({port: mailPort});
    const {databaseUrl} = backend;
    const settings = readWorkerSettings({
      DATABASE_URL: databaseUrl,
      SMTP_URL: catcher.smtpUrl,
      OWNER_EMAIL: brand.email.display,
      SITE_URL: siteUrl,
    });
    const worker = await startWorker({settings, log: options.log});
    const caught = catcher;
    return {
      ...backend,
      catcher: caught,
      close: async () => {
        await worker.stop();
        await caught.close();
        await backend.close();
      },
    };
  } catch (error) {
    await catcher?.close();
    await backend.close();
    throw error;
  }
};
