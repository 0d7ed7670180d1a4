/** Letters whose sending has begun: to whom they are owed, and what became of them. */
import type {Database, Session} from '../database/database.ts';
import type {LetterContent} from './mail/toReader.ts';

/** Of the jobs that send letters: by it a worker keeps to its rate. */
export const LETTER_FLAG = 'letter';

/** Of a letter to a reader, in private.mails and in the queue. */
export const letterKey = (letter: string, subscription: string): string =>
  `letter-${letter}:${subscription}`;

/** After the jobs about messages, whose priority is 0. */
const PRIORITY = 10;
/** Jobs that are made by one statement: well within what a statement may take. */
const AT_ONCE = 2_000;

/** Readers who are owed the letter $1 and of whom nothing is noted yet, as rows of `entry`. */
const OWED = `
  from private.letters
  join public.newsletter_subscriptions as entry on entry.confirmed_at <= letters.started_at
 where letters.id = $1 and entry.unsubscribed_at is null and entry.refused_at is null
   and not exists (select from private.mails where key = 'letter-' || $1 || ':' || entry.id)`;

/** Whom the next letter would go to. */
export const countReaders = async (session: Session): Promise<number> => {
  const [row] = await session.query<{count: string}>(
    `select count(*) from public.newsletter_subscriptions
      where confirmed_at is not null and unsubscribed_at is null and refused_at is null`,
  );
  return Number(row?.count ?? 0);
};

/**
 * Makes a job for each reader who is owed the letter, where there is none yet.
 *
 * @returns how many readers that were
 */
export const addLetterJobs = async (session: Session, letter: string): Promise<number> => {
  const owed = await session.query<{id: string}>(
    `select entry.id ${OWED}
        and not exists (select from graphile_worker.jobs
                         where key = 'letter-' || $1 || ':' || entry.id)
      order by entry.confirmed_at, entry.id`,
    [letter],
  );
  for (let from = 0; from < owed.length; from += AT_ONCE) {
    await session.query(
      `select count(*) from graphile_worker.add_jobs((
         select array_agg((
                  'letter', json_build_object('letter', $1::text, 'id', id), null, now(), null,
                  'letter-' || $1 || ':' || id, $3, array[$4]
                )::graphile_worker.job_spec order by place)
           from unnest($2::text[]) with ordinality as reader(id, place)))`,
      [letter, owed.slice(from, from + AT_ONCE).map(({id}) => id), PRIORITY, LETTER_FLAG],
    );
  }
  return owed.length;
};

/** Takes the letter's jobs out of the queue, but those that a worker has in hand. */
const dropLetterJobs = (session: Session, letter: string): Promise<unknown> =>
  session.query(
    `select count(*) from graphile_worker.complete_jobs((
       select array_agg(id) from graphile_worker.jobs
        where task_identifier = 'letter' and key like 'letter-' || $1 || ':%'
          and locked_at is null))`,
    [letter],
  );

/** Ends the sending of a letter that goes out. @returns whether it did */
export const stopLetter = async (
  session: Session,
  letter: string,
  reason: string,
): Promise<boolean> => {
  const [stopped] = await session.query(
    `update private.letters set stopped_at = now(), stop_reason = $2
      where id = $1 and stopped_at is null returning id`,
    [letter, reason],
  );
  if (!stopped) return false;
  await dropLetterJobs(session, letter);
  return true;
};

/** A letter and how far it is. */
export interface LetterProgress {
  readonly id: string;
  readonly subject: string;
  readonly started_at: Date;
  readonly stopped_at: Date | null;
  readonly stop_reason: string | null;
  readonly sent: number;
  /** Owed, and nothing noted yet. */
  readonly left: number;
  /** By the mail server, for good. */
  readonly refused: number;
  /** Left the newsletter before it was their turn. */
  readonly gone: number;
  /** Of those left: tried as often as may be, and not tried again. */
  readonly failed: number;
}

/** Those that were begun, the newest first. @param id that one alone */
export const readProgress = async (
  session: Session,
  id: string | null,
): Promise<readonly LetterProgress[]> => {
  const begun = await session.query<
    Pick<LetterProgress, 'id' | 'subject' | 'started_at' | 'stopped_at' | 'stop_reason'>
  >(
    `select id, content ->> 'subject' as subject, started_at, stopped_at, stop_reason
       from private.letters where $1::text is null or id = $1 order by id desc`,
    [id],
  );
  const found: LetterProgress[] = [];
  for (const letter of begun) {
    const [counts] = await session.query<
      Record<'sent' | 'refused' | 'gone' | 'left' | 'failed', string>
    >(
      `select count(*) filter (where outcome = 'sent') as sent,
              count(*) filter (where outcome = 'refused') as refused,
              count(*) filter (where outcome = 'skipped') as gone,
              (select count(*) ${OWED}) as left,
              (select count(*) from graphile_worker.jobs
                where key like 'letter-' || $1 || ':%' and attempts >= max_attempts) as failed
         from private.mails where key like 'letter-' || $1 || ':%'`,
      [letter.id],
    );
    const count = (name: keyof NonNullable<typeof counts>): number => Number(counts?.[name] ?? 0);
    found.push({
      ...letter,
      sent: count('sent'),
      left: count('left'),
      refused: count('refused'),
      gone: count('gone'),
      failed: count('failed'),
    });
  }
  return found;
};

/** A reader, and the letter that is owed to them. */
export interface OwedLetter {
  readonly email: string;
  readonly unsubscribe_token: string;
  readonly unsubscribed_at: Date | null;
  readonly content: LetterContent;
  readonly stopped_at: Date | null;
}

/** Undefined: the reader was erased in the meantime. */
export const readOwed = async (
  session: Session,
  letter: string,
  subscription: string,
): Promise<OwedLetter | undefined> => {
  const [row] = await session.query<OwedLetter>(
    `select email, unsubscribe_token, unsubscribed_at, content, stopped_at
       from public.newsletter_subscriptions as entry, private.letters
      where entry.id = $2 and letters.id = $1`,
    [letter, subscription],
  );
  return row;
};

/** Notes that a mail server said that there is no such address. */
export const markRefused = (session: Session, subscription: string): Promise<unknown> =>
  session.query(
    `update public.newsletter_subscriptions set refused_at = now()
      where id = $1 and refused_at is null`,
    [subscription],
  );

/** This many letters one after the other that are refused say something of the letter, or of us. */
const REFUSED_IN_A_ROW = 10;

/** Stops a letter of which the last ones were all refused. @returns whether it did */
export const stopIfRefused = (database: Database, letter: string): Promise<boolean> =>
  database.transaction(async (session) => {
    const last = await session.query<{outcome: string}>(
      `select outcome from private.mails where key like 'letter-' || $1 || ':%'
          and done_at > now() - interval '1 day'
        order by done_at desc limit ${REFUSED_IN_A_ROW}`,
      [letter],
    );
    if (last.length < REFUSED_IN_A_ROW || last.some(({outcome}) => outcome !== 'refused'))
      return false;
    return stopLetter(session, letter, `the last ${REFUSED_IN_A_ROW} were all refused`);
  });

/** Seconds between looks; a tenth of a minute's letters go out within a tenth of a minute. */
const PARTS = 10;

/**
 * Whether another letter may go now. The database is asked, so that the rate holds for all workers
 * together and over their restarts.
 */
export const mayGo = async (database: Database, rate: number): Promise<boolean> => {
  const burst = Math.max(1, Math.floor(rate / PARTS));
  const [row] = await database.transaction((session) =>
    session.query<{count: string}>(
      `select count(*) from private.mails
        where done_at > now() - make_interval(secs => $1) and key like 'letter-%'`,
      [(60 * burst) / rate],
    ),
  );
  return Number(row?.count ?? 0) < burst;
};

/** Whether letters wait for nothing but the rate. */
export const hasLettersDue = async (database: Database): Promise<boolean> => {
  const due = await database.transaction((session) =>
    session.query(
      `select from graphile_worker.jobs
        where task_identifier = 'letter' and run_at <= now() and attempts < max_attempts
          and locked_at is null limit 1`,
    ),
  );
  return due.length > 0;
};
