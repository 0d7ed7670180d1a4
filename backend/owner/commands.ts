import {brand} from '../../src/config/brand.ts';
import {requireTables} from '../database/check.ts';
import type {Database} from '../database/database.ts';
import {type DatabaseLocation, withDatabase} from '../database/location.ts';
import type {CsvForm} from './csv.ts';
import {cancelDemos, closeDay, listDemos} from './demos.ts';
import {exportDemos, exportMessages, exportReaders} from './files.ts';
import {markAnswered, openMessages} from './messages.ts';
import {erase, showPerson} from './people.ts';
import {listJobs, migrateDatabase, retention, retentionSql} from './upkeep.ts';

interface Command {
  /** Required arguments, in this order. */
  readonly args: readonly string[];
  readonly flags?: readonly string[];
  readonly does: string;
  readonly run: (
    location: DatabaseLocation,
    args: readonly string[],
    flags: ReadonlySet<string>,
  ) => Promise<string>;
}

/** Wraps a command that needs the database. */
const inDatabase =
  (
    work: (
      database: Database,
      args: readonly string[],
      flags: ReadonlySet<string>,
    ) => Promise<string>,
  ): Command['run'] =>
  (location, args, flags) =>
    withDatabase(location, async (database) => {
      await requireTables(database);
      return work(database, args, flags);
    });

const formOf = (flags: ReadonlySet<string>): CsvForm =>
  flags.has('--exact') ? 'exact' : 'spreadsheet';

/** Address of the site for links in an export, as in the worker's emails. */
const siteUrl = (): string => (process.env.SITE_URL?.trim() || brand.siteUrl).replace(/\/+$/, '');

const MESSAGE = '<id|reference>';

const COMMANDS: Readonly<Record<string, Command>> = {
  open: {
    args: [],
    does: 'messages to answer, with the time left',
    run: inDatabase((database) => openMessages(database, new Date())),
  },
  answered: {
    args: [MESSAGE],
    does: 'marks a message as answered',
    run: inDatabase((database, [idOrReference = '']) => markAnswered(database, idOrReference)),
  },
  demos: {
    args: [],
    does: 'demos to give, the next first',
    run: inDatabase(listDemos),
  },
  cancel: {
    args: ['<id|reference|email>'],
    does: 'cancels a demo, or all of one mailbox, and says so by email',
    run: inDatabase((database, [idOrReference = '']) => cancelDemos(database, idOrReference)),
  },
  close: {
    args: ['<day>'],
    flags: ['--reopen'],
    does: 'takes a day such as 2026-12-24 out of what can be booked',
    run: inDatabase((database, [day = ''], flags) =>
      closeDay(database, day, flags.has('--reopen')),
    ),
  },
  show: {
    args: ['<id|reference|email>'],
    does: 'all that is held of one person',
    run: inDatabase((database, [idOrReference = '']) => showPerson(database, idOrReference)),
  },
  erase: {
    args: ['<email>'],
    does: 'deletes all there is of one person',
    run: inDatabase((database, [email = '']) => erase(database, email)),
  },
  'export readers': {
    args: ['<file.csv>'],
    flags: ['--exact'],
    does: 'who confirmed and has not left, each with an address to leave by',
    run: inDatabase((database, [file = ''], flags) =>
      exportReaders(database, file, formOf(flags), siteUrl()),
    ),
  },
  'export messages': {
    args: ['<file.csv>'],
    flags: ['--exact'],
    does: 'what came through the contact form',
    run: inDatabase((database, [file = ''], flags) =>
      exportMessages(database, file, formOf(flags)),
    ),
  },
  'export demos': {
    args: ['<file.csv>'],
    flags: ['--exact'],
    does: 'demos that were booked, canceled ones too',
    run: inDatabase((database, [file = ''], flags) => exportDemos(database, file, formOf(flags))),
  },
  jobs: {
    args: [],
    does: 'what the worker has to do, and what it gave up',
    run: inDatabase(listJobs),
  },
  retention: {
    args: [],
    flags: ['--sql'],
    does: 'deletes messages and demos past their time; --sql: the schedule for a hosted project',
    run: async (location, _args, flags) =>
      flags.has('--sql') ? retentionSql() : withDatabase(location, retention),
  },
  migrate: {
    args: [],
    does: 'brings the tables up to date, and checks them',
    run: (location) => withDatabase(location, migrateDatabase),
  },
};

const form = (name: string, {args, flags = []}: Command): string =>
  [name, ...args, ...flags.map((flag) => `[${flag}]`)].join(' ');

const FORMS = Object.entries(COMMANDS).map(([name, command]) => ({
  form: form(name, command),
  does: command.does,
}));
const WIDTH = Math.max(...FORMS.map((one) => one.form.length));

const USAGE = `Usage: npm run owner -- <command>
For the owner of the data, here or on a hosted project (docs/run/owner.md):
${FORMS.map((one) => `  ${one.form.padEnd(WIDTH)}  ${one.does}`).join('\n')}

Environment: DATABASE_URL (a PostgreSQL instead of the embedded one), BACKEND_DATA_DIR (of the embedded
one; default .backend).`;

/** Checks for a flag; `--x@example.com` is an address. */
const isFlag = (arg: string): boolean => arg.startsWith('--') && !arg.includes('@');
/** Flag of every command, read by backend/cli.ts. */
const VERBOSE = '--verbose';

/** Finds a command by the first word, or the first two. */
const findCommand = (words: readonly string[]): [string, Command, readonly string[]] => {
  for (const count of [1, 2]) {
    const name = words.slice(0, count).join(' ');
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command) return [name, command, words.slice(count)];
  }
  throw new Error(USAGE);
};

/**
 * Runs one of the owner's commands.
 *
 * @returns the text to print
 * @throws with the text to print: the usage, or the problem
 */
export const runOwnerCommand = async (
  args: readonly string[],
  location: DatabaseLocation,
): Promise<string> => {
  const flags = new Set(args.filter(isFlag));
  flags.delete(VERBOSE);
  const [name, command, rest] = findCommand(args.filter((arg) => !isFlag(arg)));
  const isKnown = [...flags].every((flag) => command.flags?.includes(flag));
  if (rest.length !== command.args.length || !isKnown) {
    const hint = rest.length > command.args.length ? ' What has blanks in it needs quotes.' : '';
    throw new Error(`Usage: npm run owner -- ${form(name, command)}\nNothing was done.${hint}`);
  }
  return command.run(location, rest, flags);
};
