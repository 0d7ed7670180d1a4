import {company} from '../../src/config/company.ts';
import {requireMigrations} from '../database/startChecks.ts';
import type {Database, Session} from '../database/database.ts';
import {type DatabaseLocation, withDatabase} from '../databaseLocation.ts';
import {checkAll} from './check.ts';
import {CANCEL_BY, cancelDemos, closeDay, listDemos} from './demos.ts';
import {exportReaders, exportTable} from './export.ts';
import {markAnswered, openMessages} from './messages.ts';
import {erase, showPerson} from './personalData.ts';
import {confirmRows, type Deletion} from './terminal.ts';
import {listJobs, migrateDatabase, retention, retentionSql} from './maintenance.ts';

interface Command {
  /** Required argument. */
  readonly arg?: string;
  /** Flags, of which at most one may be given. */
  readonly flags?: readonly string[];
  readonly does: string;
  /** @param arg the argument, or '' @param flag the given flag, or '' */
  readonly run: (location: DatabaseLocation, arg: string, flag: string) => Promise<string>;
}

const withMigrations =
  (work: (database: Database, arg: string, flag: string) => Promise<string>): Command['run'] =>
  (location, arg, flag) =>
    withDatabase(location, async (database) => {
      await requireMigrations(database);
      return work(database, arg, flag);
    });

/** Wraps a command that runs in one transaction. */
const inDatabase = (
  work: (session: Session, arg: string, hasFlag: boolean) => Promise<string>,
): Command['run'] =>
  withMigrations((database, arg, flag) =>
    database.transaction((session) => work(session, arg, flag !== '')),
  );

/** Wraps a command that deletes: it asks for the number of rows first, unless --yes is given. */
const withDeletionPrompt = (
  work: (session: Session, arg: string) => Promise<Deletion>,
): Command['run'] =>
  withMigrations(async (database, arg, flag) => {
    const {rows} = await database.dryRun((session) => work(session, arg));
    if (rows > 0 && flag !== '--yes') await confirmRows(rows);
    return (await database.transaction((session) => work(session, arg))).text;
  });

/** Returns the site's URL for links in an export, like the worker's emails. */
const siteUrl = (): string => (process.env.SITE_URL?.trim() || company.siteUrl).replace(/\/+$/, '');

/** Arguments of an export; the flag doesn't escape formulas. */
const EXPORT = {arg: '<file.csv>', flags: ['--exact']};

const COMMANDS: Readonly<Record<string, Command>> = {
  open: {
    does: 'lists messages to answer, with the time left',
    run: inDatabase((session) => openMessages(session, new Date())),
  },
  answered: {
    arg: '<id|reference>',
    does: 'marks a message as answered',
    run: inDatabase(markAnswered),
  },
  demos: {
    does: 'lists upcoming demos, soonest first',
    run: inDatabase(listDemos),
  },
  cancel: {
    arg: '<id|reference|email>',
    flags: Object.keys(CANCEL_BY),
    does: 'cancels a demo, or all of one mailbox, since a time, of a domain, or of a demo’s network, and emails each visitor',
    run: withMigrations(cancelDemos),
  },
  close: {
    arg: '<day>',
    flags: ['--reopen'],
    does: 'closes a day, such as 2026-12-24, for bookings',
    run: inDatabase(closeDay),
  },
  show: {
    arg: '<id|reference|email>',
    does: 'shows everything stored about one person',
    run: inDatabase(showPerson),
  },
  erase: {
    arg: '<email>',
    flags: ['--yes'],
    does: 'deletes everything stored about one person',
    run: withDeletionPrompt(erase),
  },
  'export readers': {
    ...EXPORT,
    does: 'exports confirmed subscribers, each with an unsubscribe link',
    run: inDatabase((session, file, isExact) => exportReaders(session, file, isExact, siteUrl())),
  },
  'export messages': {
    ...EXPORT,
    does: 'exports the messages of the contact form',
    run: inDatabase(exportTable('contact_messages')),
  },
  'export demos': {
    ...EXPORT,
    does: 'exports all demos, also canceled ones',
    run: inDatabase(exportTable('demo_bookings')),
  },
  jobs: {
    does: 'lists the worker’s pending and failed emails',
    run: inDatabase(listJobs),
  },
  retention: {
    flags: ['--sql', '--yes'],
    does: 'deletes messages and demos past their retention; --sql: prints the schedule for a hosted project',
    run: async (location, arg, flag) =>
      flag === '--sql' ? retentionSql() : withDeletionPrompt(retention)(location, arg, flag),
  },
  migrate: {
    does: 'applies missing migrations, and checks the tables',
    run: (location) => withDatabase(location, migrateDatabase),
  },
  check: {
    does: 'checks all parts, and exits with 1 if something is wrong',
    run: (location) => withDatabase(location, (database) => checkAll(database)),
  },
};

const usageOf = (name: string): string => {
  const {arg, flags} = COMMANDS[name] ?? {};
  return [name, arg, flags && `[${flags.join('|')}]`].filter(Boolean).join(' ');
};

const WIDTH = Math.max(...Object.keys(COMMANDS).map((name) => usageOf(name).length));

const USAGE = `Usage: npm run owner -- <command>
For the owner of the data, here or on a hosted project (docs/run/owner.md):
${Object.entries(COMMANDS)
  .map(([name, {does}]) => `  ${usageOf(name).padEnd(WIDTH)}  ${does}`)
  .join('\n')}

Environment: DATABASE_URL (a PostgreSQL instead of the embedded one), BACKEND_DATA_DIR (of the embedded
one; default .backend).`;

/** Checks for a flag; `--x@example.com` is an email address. */
const isFlag = (arg: string): boolean => arg.startsWith('--') && !arg.includes('@');

/**
 * Runs one of the owner's commands.
 *
 * @returns the text to print
 * @throws the text to print: the usage, or the problem
 */
export const runOwnerCommand = async (
  args: readonly string[],
  location: DatabaseLocation,
): Promise<string> => {
  const flags = args.filter(isFlag);
  const words = args.filter((arg) => !isFlag(arg));
  const names = [words[0] ?? '', words.slice(0, 2).join(' ')];
  const name = names.find((one) => Object.hasOwn(COMMANDS, one)) ?? '';
  const command = COMMANDS[name];
  if (name === '' || !command) throw new Error(USAGE);

  const rest = words.slice(name.split(' ').length);
  const expected = command.arg === undefined ? 0 : 1;
  if (
    rest.length !== expected ||
    flags.length > 1 ||
    flags.some((flag) => !command.flags?.includes(flag))
  ) {
    const hint = rest.length > expected ? ' Put quotes around a value with spaces.' : '';
    throw new Error(`Usage: npm run owner -- ${usageOf(name)}\nNothing was done.${hint}`);
  }
  return command.run(location, rest[0] ?? '', flags[0] ?? '');
};
