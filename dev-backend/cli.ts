import {writeFileSync} from 'node:fs';
import {operatorFacts} from '../src/data/legalOperatorFacts';
import {formatCsv} from './csv';
import type {Engine} from './engine/engine';
import {hasPgliteData, openPglite} from './engine/pglite';
import {openPostgres} from './engine/postgres';
import {type Listing, formatListing, readListing} from './listing';
import {readLockHolder, takeLock} from './lock';
import {type OwnerAnswer, type OwnerTask, runOwnerTask} from './owner';
import {retentionSchedule} from './retention';
import {DEFAULT_DATA_DIR, DEFAULT_PORT, LISTING_PATH, OWNER_PATH, startBackend} from './start';

const USAGE = `Usage: npm run owner -- <command>
For the owner of the data, here or on a hosted project (docs/run/newsletter-owner.md):
  list                                             all there is; the same as npm run backend:list
  export newsletter <file.csv> [--all] [--exact]   who is subscribed; --all: and who was
  export messages <file.csv> [--exact]             what came through the contact form
  unsubscribe <email>                              keeps the row as proof
  erase <email>                                    deletes all there is of one person
  retention [--sql]                                deletes messages past their time; --sql: prints
                                                   the schedule for a hosted project instead

\`npm run backend\` serves the table API on BACKEND_PORT (default ${DEFAULT_PORT}), until Ctrl+C.
Environment: DATABASE_URL (a real PostgreSQL instead of the embedded one), BACKEND_DATA_DIR
(default .dev-backend), BACKEND_KEY (what visitors send; default: the local key),
BACKEND_INSERT_LIMITS=off (while it serves; for tests).`;

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
  const backend = await startBackend({
    port: readPort(),
    dataDir: setting('BACKEND_DATA_DIR'),
    databaseUrl: setting('DATABASE_URL'),
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

const askRunning = async <Answer>(
  {url, token}: {url: string; token: string},
  path: string,
  body?: object,
): Promise<Answer> => {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {'x-local-token': token, 'content-type': 'application/json'},
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The backend at ${url} answered ${response.status}.`);
  return (await response.json()) as Answer;
};

/** What to do, said for a database that we can open and for a backend that has it open. */
interface Request<Answer> {
  readonly direct: (engine: Engine) => Promise<Answer>;
  readonly path: string;
  readonly body?: object;
}

const usingEngine = async <Answer>(
  engine: Engine,
  direct: Request<Answer>['direct'],
): Promise<Answer> => {
  try {
    return await direct(engine);
  } finally {
    await engine.close();
  }
};

const ask = async <Answer>({direct, path, body}: Request<Answer>): Promise<Answer> => {
  const databaseUrl = setting('DATABASE_URL');
  if (databaseUrl) return usingEngine(openPostgres(databaseUrl), direct);
  const dataDir = setting('BACKEND_DATA_DIR') ?? DEFAULT_DATA_DIR;
  const holder = readLockHolder(dataDir);
  if (holder?.url) return askRunning({url: holder.url, token: holder.token}, path, body);
  if (holder) throw new Error('The backend is starting; try again in a moment.');
  if (!hasPgliteData(dataDir)) {
    throw new Error('There is no database yet; `npm start` or `npm run backend` creates it.');
  }
  const lock = takeLock(dataDir);
  try {
    return await usingEngine(await openPglite(dataDir), direct);
  } finally {
    lock.release();
  }
};

const own = (task: OwnerTask): Promise<OwnerAnswer> =>
  ask({direct: (engine) => runOwnerTask(engine, task), path: OWNER_PATH, body: task});

const exportRows = async (
  what: string | undefined,
  file: string | undefined,
  {all, exact}: {all: boolean; exact: boolean},
): Promise<void> => {
  if ((what !== 'newsletter' && what !== 'messages') || !file) throw new Error(USAGE);
  const answer = await own(
    what === 'newsletter' ? {task: 'export-newsletter', all} : {task: 'export-messages'},
  );
  if (!('rows' in answer)) throw new Error('no rows');
  try {
    // Personal data: for this user's eyes, and never over a file that is there.
    writeFileSync(file, formatCsv(answer.rows, exact ? 'exact' : 'spreadsheet'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists already; choose another name.`);
  }
  console.log(`${answer.rows.length} ${answer.rows.length === 1 ? 'row' : 'rows'} in ${file}.`);
};

const rowsOf = (answer: OwnerAnswer): {subscriptions: number; messages: number} =>
  'rows' in answer ? {subscriptions: 0, messages: 0} : answer;

const unsubscribe = async (email: string | undefined): Promise<void> => {
  if (!email) throw new Error(USAGE);
  const {subscriptions} = rowsOf(await own({task: 'unsubscribe', email}));
  if (subscriptions === 0) throw new Error(`Nobody is subscribed as ${email}.`);
  console.log(`Unsubscribed ${email}. The entry stays as proof; nothing is sent to it.`);
};

const erase = async (email: string | undefined): Promise<void> => {
  if (!email) throw new Error(USAGE);
  const {subscriptions, messages} = rowsOf(await own({task: 'erase', email}));
  if (subscriptions + messages === 0) throw new Error(`There is nothing of ${email}.`);
  console.log(
    `Erased of ${email}: newsletter entries ${subscriptions}, contact messages ${messages}. Backups keep them until they expire.`,
  );
};

const retention = async (sql: boolean): Promise<void> => {
  const days = operatorFacts.formRetentionDays.value;
  if (days === null) {
    throw new Error(
      'Contact messages are kept until you delete them: formRetentionDays in src/data/legalOperatorFacts.ts is null, and the privacy policy says the same. Set it, publish the site, then run this again.',
    );
  }
  if (sql) return console.log(retentionSchedule(days));
  const {messages} = rowsOf(await own({task: 'retention', days}));
  console.log(`Deleted contact messages older than ${days} days: ${messages}.`);
};

const readRows = (): Promise<Listing> => ask({direct: readListing, path: LISTING_PATH});

/** `--x@example.com` is an address. */
const isFlag = (arg: string): boolean => arg.startsWith('--') && !arg.includes('@');

const main = async (args: readonly string[]): Promise<void> => {
  const flags = new Set(args.filter(isFlag));
  const known = new Set(['--all', '--exact', '--sql', '--verbose']);
  const [command = '', first, second] = args.filter((arg) => !isFlag(arg));
  if ([...flags].some((flag) => !known.has(flag))) throw new Error(USAGE);
  switch (command) {
    case 'serve':
      return serve();
    case 'list':
      return console.log(formatListing(await readRows()));
    case 'export':
      return exportRows(first, second, {all: flags.has('--all'), exact: flags.has('--exact')});
    case 'unsubscribe':
      return unsubscribe(first);
    case 'erase':
      return erase(first);
    case 'retention':
      return retention(flags.has('--sql'));
    default:
      throw new Error(USAGE);
  }
};

main(process.argv.slice(2)).catch((error: unknown) => {
  const isVerbose = process.argv.includes('--verbose');
  console.error(error instanceof Error && !isVerbose ? error.message || error.name : error);
  process.exit(1);
});
