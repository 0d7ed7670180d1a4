import {writeFileSync} from 'node:fs';
import {operatorFacts} from '../../src/data/legalOperatorFacts';
import {type Place, withDatabase} from '../database/place';
import {formatCsv} from './csv';
import {formatListing} from './listing';
import {type OwnerTask, retentionSchedule, type Row, runOwnerTask} from './tasks';

const USAGE = `Usage: npm run owner -- <command>
For the owner of the data, here or on a hosted project (docs/run/newsletter-owner.md):
  list                                             all there is; the same as npm run backend:list
  export newsletter <file.csv> [--all] [--exact]   who is subscribed; --all: and who was
  export messages <file.csv> [--exact]             what came through the contact form
  unsubscribe <email>                              keeps the row as proof
  erase <email>                                    deletes all there is of one person
  retention [--sql]                                deletes messages past their time; --sql: prints
                                                   the schedule for a hosted project instead

Environment: DATABASE_URL (a PostgreSQL instead of the embedded one), BACKEND_DATA_DIR (of the embedded
one; default .backend).`;

/** Has a task done in the database. */
export const askOwner = (place: Place, task: OwnerTask): Promise<readonly Row[]> =>
  withDatabase(place, (database) => runOwnerTask(database, task));

const list = async (place: Place): Promise<string> =>
  formatListing(
    await askOwner(place, {task: 'list newsletter'}),
    await askOwner(place, {task: 'list messages'}),
  );

const exportRows = async (
  place: Place,
  what: string | undefined,
  file: string | undefined,
  flags: ReadonlySet<string>,
): Promise<string> => {
  if ((what !== 'newsletter' && what !== 'messages') || !file) throw new Error(USAGE);
  const all = what === 'newsletter' && flags.has('--all');
  const rows = await askOwner(place, {
    task: all ? 'export newsletter --all' : `export ${what}`,
  });
  try {
    // Personal data: for this user's eyes, and never over a file that is there.
    writeFileSync(file, formatCsv(rows, flags.has('--exact') ? 'exact' : 'spreadsheet'), {
      flag: 'wx',
      mode: 0o600,
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists already; choose another name.`);
  }
  return `${rows.length} ${rows.length === 1 ? 'row' : 'rows'} in ${file}.`;
};

/** The counts that a task answers with. */
const count = async (
  place: Place,
  task: OwnerTask,
): Promise<{subscriptions: number; messages: number}> => {
  const [row] = await askOwner(place, task);
  return {subscriptions: Number(row?.subscriptions ?? 0), messages: Number(row?.messages ?? 0)};
};

const unsubscribe = async (place: Place, email: string | undefined): Promise<string> => {
  if (!email) throw new Error(USAGE);
  const {subscriptions} = await count(place, {task: 'unsubscribe', parameter: email});
  if (subscriptions === 0) throw new Error(`Nobody is subscribed as ${email}.`);
  return `Unsubscribed ${email}. The entry stays as proof; nothing is sent to it.`;
};

const erase = async (place: Place, email: string | undefined): Promise<string> => {
  if (!email) throw new Error(USAGE);
  const {subscriptions, messages} = await count(place, {task: 'erase', parameter: email});
  if (subscriptions + messages === 0) throw new Error(`There is nothing of ${email}.`);
  return `Erased of ${email}: newsletter entries ${subscriptions}, contact messages ${messages}. Backups keep them until they expire.`;
};

const retention = async (place: Place, asSql: boolean): Promise<string> => {
  const days = operatorFacts.formRetentionDays.value;
  if (days === null) {
    throw new Error(
      'Contact messages are kept until you delete them: formRetentionDays in src/data/legalOperatorFacts.ts is null, and the privacy policy says the same. Set it, publish the site, then run this again.',
    );
  }
  if (asSql) return retentionSchedule(days);
  const {messages} = await count(place, {task: 'retention', parameter: String(days)});
  return `Deleted contact messages older than ${days} days: ${messages}.`;
};

/** `--x@example.com` is an address. */
const isFlag = (arg: string): boolean => arg.startsWith('--') && !arg.includes('@');

/**
 * One of the owner's commands.
 *
 * @returns what to print
 * @throws with what to print instead: the usage, or what is in the way
 */
export const runOwnerCommand = async (args: readonly string[], place: Place): Promise<string> => {
  const flags = new Set(args.filter(isFlag));
  const known = ['--all', '--exact', '--sql', '--verbose'];
  const [command = '', first, second] = args.filter((arg) => !isFlag(arg));
  if ([...flags].some((flag) => !known.includes(flag))) throw new Error(USAGE);
  switch (command) {
    case 'list':
      return list(place);
    case 'export':
      return exportRows(place, first, second, flags);
    case 'unsubscribe':
      return unsubscribe(place, first);
    case 'erase':
      return erase(place, first);
    case 'retention':
      return retention(place, flags.has('--sql'));
    default:
      throw new Error(USAGE);
  }
};
