import type {Database} from '../database/database.ts';
import {type Place, withDatabase} from '../database/place.ts';
import {exportRows, list} from './files.ts';
import {correctMessage, deleteMessage, markAnswered, openMessages} from './messages.ts';
import {numbers} from './numbers.ts';
import {erase, showPerson, unsubscribe} from './people.ts';
import {type OwnerTask, type Row, runOwnerTask} from './tasks.ts';
import {listJobs, migrateDatabase, retention, retentionSql} from './upkeep.ts';

/** Has a task done in the database. */
export const askOwner = (place: Place, task: OwnerTask): Promise<readonly Row[]> =>
  withDatabase(place, (database) => runOwnerTask(database, task));

interface Command {
  /** What has to be told, in this order. */
  readonly args: readonly string[];
  readonly flags?: readonly string[];
  readonly does: string;
  readonly run: (
    place: Place,
    args: readonly string[],
    flags: ReadonlySet<string>,
  ) => Promise<string>;
}

/** A command that needs the database from its first step. */
const inDatabase =
  (
    work: (
      database: Database,
      args: readonly string[],
      flags: ReadonlySet<string>,
    ) => Promise<string>,
  ): Command['run'] =>
  (place, args, flags) =>
    withDatabase(place, (database) => work(database, args, flags));

const exportAs = (what: 'newsletter' | 'messages'): Command['run'] =>
  inDatabase((database, [file = ''], flags) =>
    exportRows(database, what, file, {all: flags.has('--all'), exact: flags.has('--exact')}),
  );

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
    run: inDatabase((database, [named = '']) => markAnswered(database, named)),
  },
  show: {
    args: ['<id|reference|email>'],
    does: 'all that is held of one person',
    run: inDatabase((database, [named = '']) => showPerson(database, named)),
  },
  correct: {
    args: [MESSAGE, '<field>', '<value>'],
    does: 'corrects what a person told of themselves',
    run: inDatabase((database, [named = '', field = '', value = '']) =>
      correctMessage(database, named, field, value),
    ),
  },
  delete: {
    args: [MESSAGE],
    does: 'deletes one message',
    run: inDatabase((database, [named = '']) => deleteMessage(database, named)),
  },
  erase: {
    args: ['<email>'],
    does: 'deletes all there is of one person',
    run: inDatabase((database, [email = '']) => erase(database, email)),
  },
  unsubscribe: {
    args: ['<email>'],
    does: 'keeps the row as proof',
    run: inDatabase((database, [email = '']) => unsubscribe(database, email)),
  },
  list: {
    args: [],
    does: 'all there is; the same as npm run backend:list',
    run: inDatabase(list),
  },
  'export newsletter': {
    args: ['<file.csv>'],
    flags: ['--all', '--exact'],
    does: 'who may be sent a letter; --all: everybody who signed up',
    run: exportAs('newsletter'),
  },
  'export messages': {
    args: ['<file.csv>'],
    flags: ['--exact'],
    does: 'what came through the contact form',
    run: exportAs('messages'),
  },
  numbers: {
    args: [],
    does: 'messages, time to answer, sign-ups',
    run: inDatabase(numbers),
  },
  jobs: {
    args: [],
    does: 'what the worker has to do, and what it gave up',
    run: inDatabase(listJobs),
  },
  retention: {
    args: [],
    flags: ['--sql'],
    does: 'deletes messages past their time; --sql: the schedule for a hosted project',
    run: async (place, _args, flags) =>
      flags.has('--sql') ? retentionSql() : withDatabase(place, retention),
  },
  migrate: {
    args: [],
    does: 'brings the tables up to date, and checks them',
    run: inDatabase(migrateDatabase),
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

/** `--x@example.com` is an address. */
const isFlag = (arg: string): boolean => arg.startsWith('--') && !arg.includes('@');
/** Of every command, for backend/cli.ts. */
const VERBOSE = '--verbose';

/** A name of one word or two. */
const findCommand = (words: readonly string[]): [string, Command, readonly string[]] => {
  for (const count of [1, 2]) {
    const name = words.slice(0, count).join(' ');
    const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
    if (command) return [name, command, words.slice(count)];
  }
  throw new Error(USAGE);
};

/** PostgreSQL's codes for a table, column, function or schema that is not there. */
const LACKS = ['42P01', '42703', '42883', '3F000'];

/**
 * One of the owner's commands.
 *
 * @returns what to print
 * @throws with what to print instead: the usage, or what is in the way
 */
export const runOwnerCommand = async (args: readonly string[], place: Place): Promise<string> => {
  const flags = new Set(args.filter(isFlag));
  flags.delete(VERBOSE);
  const [name, command, rest] = findCommand(args.filter((arg) => !isFlag(arg)));
  const isKnown = [...flags].every((flag) => command.flags?.includes(flag));
  if (rest.length !== command.args.length || !isKnown) {
    const hint = rest.length > command.args.length ? ' What has blanks in it needs quotes.' : '';
    throw new Error(`Usage: npm run owner -- ${form(name, command)}\nNothing was done.${hint}`);
  }
  try {
    return await command.run(place, rest, flags);
  } catch (error) {
    const {code = '', message} = error as Error & {code?: string};
    if (!LACKS.includes(code)) throw error;
    throw new Error(`The database is not up to date (${message}): npm run owner -- migrate`, {
      cause: error,
    });
  }
};
