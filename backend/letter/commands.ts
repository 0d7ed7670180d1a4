import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline';

import {Logger, makeWorkerUtils} from 'graphile-worker';

import {isoDay} from '../../src/domain/blog/dates.ts';
import {sourceText} from '../../src/domain/text/sourceText.ts';
import type {Database, Session} from '../database/database.ts';
import {type Place, withDatabase} from '../database/place.ts';
import {SAME_ADDRESS} from '../owner/find.ts';
import {counted, formatTime, visible} from '../owner/terminal.ts';
import {
  addLetterJobs,
  countReaders,
  type LetterProgress,
  readProgress,
  stopLetter,
} from '../worker/letters.ts';
import {issue, NO_TOKEN} from '../worker/mail/toReader.ts';
import {openPost} from '../worker/post.ts';
import {readMailSettings, readSmtpUrl} from '../worker/settings.ts';
import {findLetter, operatorSender, previewContent, type Sender, sentContent} from './content.ts';
import {checkSize, countMail, previewPage} from './preview.ts';

const USAGE = `Usage: npm run letter -- <command>
The newsletter’s issues, which are in letters/ (docs/write/new-letter.md):
  preview <2026-12>              the letter in a browser: widths, dark, pictures off, text, size
  test <2026-12> <me@…>          sends one, to see it in a mail program
  send <2026-12> [--yes]         to everybody who confirmed, after a question
  status [2026-12]               how far it is: sent, left to send, refused, gone
  stop <2026-12>                 sends no more of it for now
  resume <2026-12>               goes on with who is left
  unmark <reader@…>              letters go to a refused address again, from the next on

Environment: DATABASE_URL (a PostgreSQL instead of the embedded one), SMTP_URL, MAIL_FROM, SITE_URL, LEAVE_URL;
LETTER_RATE is the worker’s.`;

/** What the commands work with; tests hand in their own. */
export interface Surroundings {
  readonly place: Place;
  /** The project's root, with letters/. */
  readonly siteDir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly sender: Sender;
  /** Puts a question and waits for a line. */
  readonly ask: (question: string) => Promise<string>;
  readonly now: () => Date;
}

const ID = /^\d{4}-\d{2}$/;

/** Runs statements where the queue exists: no worker need have run yet. */
const inQueue = (place: Place, work: (database: Database) => Promise<string>): Promise<string> =>
  withDatabase(place, async (database) => {
    const utils = await makeWorkerUtils({
      pgPool: database.pool,
      logger: new Logger(() => () => undefined),
    });
    await utils.migrate();
    await utils.release();
    return work(database);
  });

const preview = async ({siteDir, env, sender}: Surroundings, id: string): Promise<string> => {
  const letter = await findLetter(siteDir, id);
  const settings = readMailSettings(env);
  const mail = issue(previewContent(letter, sender), NO_TOKEN, settings);
  const file = path.join(siteDir, '.letters', `${id}.html`);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, previewPage(mail));
  const {bytes, words, links, spamWords} = countMail(mail);
  return [
    `${visible(letter.subject)}: ${(bytes / 1000).toFixed(1)} kB, ${counted(words, 'word')}, ${counted(links, 'link')}.`,
    ...(spamWords.length > 0 ? [`Words that filters count: ${spamWords.join(', ')}.`] : []),
    ...(sender.postalAddress === null
      ? ['The postal address is missing (src/data/legalOperatorFacts.ts), so it can’t be sent yet.']
      : []),
    `Open file://${file}`,
  ].join('\n');
};

const sendTest = async (
  {siteDir, env, sender, now}: Surroundings,
  id: string,
  to: string,
): Promise<string> => {
  const letter = await findLetter(siteDir, id);
  const settings = readMailSettings(env);
  const mail = issue(sentContent(letter, sender), NO_TOKEN, settings);
  const post = openPost({smtpUrl: readSmtpUrl(env), from: settings.from});
  // Gmail puts mails of one subject into one thread and cuts what repeats itself.
  const time = formatTime(now()).slice(5, 19);
  const subject = `[Test ${time}] ${mail.subject}`;
  try {
    const sent = await post.send(`test-${id}:${now().getTime()}`, to, {...mail, subject});
    if (!sent.ok) throw new Error(`${visible(to)} was refused: ${visible(sent.reason)}`);
  } finally {
    post.close();
  }
  return `Sent to ${visible(to)}: “${subject}”. Its link to unsubscribe opens nothing.`;
};

/** Writes into the file on which day the letter was sent: by that the site shows it. */
const noteSent = (siteDir: string, id: string, day: string): string => {
  const file = path.join('letters', `${id}.md`);
  const text = sourceText(readFileSync(path.join(siteDir, file), 'utf8'));
  writeFileSync(
    path.join(siteDir, file),
    text.replace(/^(---\n[\s\S]*?\n)(---(?:\n|$))/, `$1sent: ${day}\n$2`),
  );
  return file;
};

const send = async (
  {place, siteDir, sender, env, ask, now}: Surroundings,
  id: string,
  isAgreed: boolean,
): Promise<string> => {
  const letter = await findLetter(siteDir, id);
  const content = sentContent(letter, sender);
  const settings = readMailSettings(env);
  checkSize(countMail(issue(content, NO_TOKEN, settings)));

  return inQueue(place, async (database) => {
    const {before, readers} = await database.transaction(async (session) => {
      const [found] = await session.query<{id: string}>(
        `select id from private.letters where id = $1 or content ->> 'subject' = $2`,
        [id, letter.subject],
      );
      return {before: found, readers: await countReaders(session)};
    });
    if (before) {
      throw new Error(
        before.id === id
          ? `${id} was begun already, and nobody gets it twice. How far it is: npm run letter -- status ${id}`
          : `${before.id} had this subject and was sent; a letter is sent once, whatever its file is called.`,
      );
    }
    if (letter.sent !== null) {
      throw new Error(
        `letters/${id}.md says that it was sent on ${letter.sent}, and this database knows nothing of it. Is it the right one? If it is, delete the line “sent” and send it.`,
      );
    }
    if (readers === 0) throw new Error('Nobody has confirmed a sign-up yet, so nothing was sent.');
    const to = counted(readers, 'reader');
    if (!isAgreed) {
      const answer = await ask(
        `“${visible(letter.subject)}” to ${to} at ${database.description}.\nIt can’t be taken back. Type ${id} to send it: `,
      );
      if (answer.trim() !== id) return 'Nothing was sent.';
    }
    const jobs = await database.transaction(async (session) => {
      await session.query('insert into private.letters (id, content) values ($1, $2)', [
        id,
        JSON.stringify(content),
      ]);
      return addLetterJobs(session, id);
    });
    const file = noteSent(siteDir, id, isoDay(now()));
    return [
      `${counted(jobs, 'letter')} to send; the worker does it. How far it is: npm run letter -- status ${id}`,
      `Commit ${file} and publish the site: by the line “sent” in it, the letter is shown at /letters/${id}.`,
      ...(settings.leaveUrl === undefined
        ? [
            'LEAVE_URL is not set here; without it in the worker’s settings, mail programs can’t unsubscribe with one press (docs/run/mail-links.md).',
          ]
        : []),
    ].join('\n');
  });
};

const BAR = 30;

/** How far it is, as a bar and in numbers. */
const progress = (letter: LetterProgress): string => {
  const {id, subject, started_at, stopped_at, stop_reason, sent, left, refused, gone, failed} =
    letter;
  const done = sent + refused + gone;
  const share = left === 0 ? 1 : done / (done + left);
  const full = Math.floor(share * BAR);
  const state = stopped_at
    ? `, stopped ${formatTime(stopped_at)} (${visible(stop_reason ?? '')}): npm run letter -- resume ${id}`
    : '';
  return [
    `${id} “${visible(subject)}”, begun ${formatTime(started_at)} UTC${state}`,
    `  [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)}%`,
    `  sent ${sent}, left to send ${left}, refused ${refused}, gone ${gone}`,
    ...(failed > 0
      ? [`  ${failed} of those left were tried for days; npm run owner -- jobs says why.`]
      : []),
  ].join('\n');
};

const status = ({place}: Surroundings, id: string | null): Promise<string> =>
  inQueue(place, async (database) => {
    const letters = await database.transaction((session) => readProgress(session, id));
    if (letters.length === 0) return id === null ? 'No letter was sent yet.' : notBegun(id);
    return letters.map(progress).join('\n');
  });

const notBegun = (id: string): string => `The letter ${id} was not sent.`;

const theOne = async (session: Session, id: string): Promise<LetterProgress> => {
  const [letter] = await readProgress(session, id);
  if (!letter) throw new Error(notBegun(id));
  return letter;
};

const stop = ({place}: Surroundings, id: string): Promise<string> =>
  inQueue(place, (database) =>
    database.transaction(async (session) => {
      const {left, stopped_at} = await theOne(session, id);
      if (stopped_at) return `${id} is stopped already, since ${formatTime(stopped_at)} UTC.`;
      if (left === 0) return `${id} is done; there is nothing to stop.`;
      await stopLetter(session, id, 'by you');
      return `Stopped. Up to four that are on their way still go out. To go on: npm run letter -- resume ${id}`;
    }),
  );

const resume = ({place}: Surroundings, id: string): Promise<string> =>
  inQueue(place, (database) =>
    database.transaction(async (session) => {
      const {left} = await theOne(session, id);
      await session.query(
        'update private.letters set stopped_at = null, stop_reason = null where id = $1',
        [id],
      );
      await addLetterJobs(session, id);
      return left === 0
        ? `${id} is done; there is nobody left.`
        : `Goes on: ${counted(left, 'letter')} left to send.`;
    }),
  );

const unmark = ({place}: Surroundings, email: string): Promise<string> =>
  withDatabase(place, (database) =>
    database.transaction(async (session) => {
      const unmarked = await session.query(
        `update public.newsletter_subscriptions set refused_at = null
          where ${SAME_ADDRESS} and refused_at is not null returning id`,
        [email],
      );
      if (unmarked.length === 0) throw new Error(`${visible(email)} is not marked as refused.`);
      return `The next letter goes to ${visible(email)} again.`;
    }),
  );

/** PostgreSQL's codes for a table or column that is not there. */
const LACKS = ['42P01', '42703', '3F000'];

/**
 * One of the letter's commands.
 *
 * @returns what to print
 * @throws with what to print instead: the usage, or what is in the way
 */
export const runLetterCommand = async (
  args: readonly string[],
  on: Surroundings,
): Promise<string> => {
  const [command = '', id = '', ...rest] = args;
  const isMonth = ID.test(id);
  try {
    if (command === 'preview' && isMonth && rest.length === 0) return await preview(on, id);
    if (command === 'test' && isMonth && rest.length === 1 && rest[0]?.includes('@'))
      return await sendTest(on, id, rest[0]);
    if (command === 'send' && isMonth && rest.every((flag) => flag === '--yes'))
      return await send(on, id, rest.length > 0);
    if (command === 'status' && (id === '' || isMonth) && rest.length === 0)
      return await status(on, id === '' ? null : id);
    if (command === 'stop' && isMonth && rest.length === 0) return await stop(on, id);
    if (command === 'resume' && isMonth && rest.length === 0) return await resume(on, id);
    if (command === 'unmark' && id.includes('@') && rest.length === 0) return await unmark(on, id);
  } catch (error) {
    const {code = '', message} = error as Error & {code?: string};
    if (!LACKS.includes(code)) throw error;
    throw new Error(`The database is not up to date (${message}): npm run owner -- migrate`, {
      cause: error,
    });
  }
  throw new Error(USAGE);
};

/** A question on the terminal; an answer can be piped in. */
const askOnTerminal = async (question: string): Promise<string> => {
  process.stdout.write(question);
  const lines = createInterface({input: process.stdin});
  const {value, done} = await lines[Symbol.asyncIterator]().next();
  lines.close();
  if (done) process.stdout.write('\n');
  return done ? '' : String(value);
};

/** What the commands work with when they are typed. */
export const surroundingsFromEnvironment = (
  env: NodeJS.ProcessEnv,
  place: Place,
): Surroundings => ({
  place,
  siteDir: process.cwd(),
  env,
  sender: operatorSender,
  ask: askOnTerminal,
  now: () => new Date(),
});
