/**
 * The worker as it runs in production: a real PostgreSQL with the migrations, the real queue, a real
 * SMTP server on the other side.
 */
import {Client} from 'pg';
import {heldAnswer, TEST_OWNER, until, workerHarness} from '../../testing/worker.ts';
import {sendOnce} from '../ledger.ts';

const bench = workerHarness();
const {open, work} = bench;
const hours = (count: number): number => count * 3_600_000;

const WAITING = 1_000;

describe('a message', () => {
  it('sends a message to the owner as typed and a receipt to the visitor, once each', async () => {
    const site = await open();
    const query = jest.spyOn(Client.prototype, 'query');
    await work();
    const message = `שלום، مرحبا <script>alert(1)</script>\r\nBcc: all@example.com\r\n\r\n${'ß😀'.repeat(2_000)}`;
    const id = await site.write({first_name: '<img src=x>', topic: '{{x}} ${y} %s', message});
    const [notification, ...more] = await site.mailsTo(TEST_OWNER, 1);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      to: TEST_OWNER,
      replyTo: expect.stringContaining('dana@practice.example') as string,
    });
    expect(notification?.source).not.toMatch(/^Bcc:/im);
    // Apart from the quote marks `>` and line breaks.
    const squeezed = (text = ''): string => text.replace(/^> /gm, '').replace(/\s+/g, '');
    expect(squeezed(notification?.text)).toContain(squeezed(message));

    const [receipt, ...others] = await site.mailsTo('dana@practice.example', 1);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(id.slice(0, 8).toUpperCase());
    expect(receipt?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    // Not "All", with which Exchange leaves out the notice that an email could not be delivered.
    expect(receipt?.source).toMatch(/^X-Auto-Response-Suppress: OOF, AutoReply\r$/m);
    expect(await site.jobs()).toEqual([]);
    expect(bench.logged).toEqual([]);

    // A pooler in transaction mode has no prepared statements of an earlier transaction.
    const queries = query.mock.calls.map(([one]): unknown => one);
    expect(queries.length).toBeGreaterThan(10);
    expect(queries.filter((one) => (one as {readonly name?: string}).name)).toEqual([]);
    query.mockRestore();
  });

  it('sends a message that was stored before the queue was installed', async () => {
    const site = await open();
    await site.write();
    await site.signUp('reader@practice.example');
    await site.age('contact_messages');
    await site.age('newsletter_subscriptions');
    await work();
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    expect(await site.mailsTo('dana@practice.example', 1)).toHaveLength(1);
    expect(await site.mailsTo('reader@practice.example', 1)).toHaveLength(1);
  });

  it('a message is stored even if the queue is broken', async () => {
    const site = await open();
    await (await work()).stop();
    await site.sql('alter function graphile_worker.add_job rename to away');
    await site.write();
    expect(await site.sql('select from public.contact_messages')).toHaveLength(1);
    expect(await site.jobs()).toEqual([]);
  });

  it('reminds the owner of a message 12 and 4 hours before its deadline and once after it, until it is answered', async () => {
    const site = await open();
    await work();
    await site.write();
    await site.mailsTo(TEST_OWNER, 1);
    // Sundays don't count toward the deadline, so this is a Tuesday at noon in the office's zone.
    const tuesday = new Date('2026-11-24T17:00:00Z');
    await site.sql('update public.contact_messages set created_at = $1', tuesday);
    for (const [hour, count] of [
      [1, 1],
      [12.1, 2],
      [20.1, 3],
      [24.1, 4],
      [100, 4],
    ] as const) {
      bench.clock = tuesday.getTime() + hours(hour) - Date.now();
      await site.settled();
      expect(await site.mailsTo(TEST_OWNER, count)).toHaveLength(count);
    }
  });

  it('sends no more emails about a message that is answered', async () => {
    const site = await open();
    const id = await site.write();
    await site.sql('update public.contact_messages set answered_at = now() where id = $1', id);
    bench.clock = hours(80);
    await site.age('contact_messages');
    await work();
    await site.settled();
    expect(site.catcher.mails).toEqual([]);
  });

  it('keeps no transaction open while the mail server is slow', async () => {
    const {answer, release} = heldAnswer();
    const site = await open(answer);
    await work();
    await site.write();
    await site.claimed(2);
    // Sweeps open short ones; a transaction around sending would last as long as the server takes.
    const openTransactions = (): Promise<object[]> =>
      site.sql(
        `select query from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`,
      );
    await until(openTransactions, (sessions) => sessions.length === 0);
    release();
    await site.mailsTo(TEST_OWNER, 1);
    expect(await site.sql(`select from private.mails where outcome = 'sent'`)).toHaveLength(2);
  });

  it('another worker sends the email that a killed one was sending, after five minutes', async () => {
    const site = await open();
    const id = await site.write();
    // State after a worker was killed once it had claimed the email, whether it was sent or not.
    const key = `notify-owner:${id}`;
    await site.sql(
      `insert into private.mails (key, message_id, outcome) values ($1, $2, 'sending')`,
      key,
      id,
    );
    await site.age('contact_messages');
    await work();
    await site.mailsTo('dana@practice.example', 1);
    // Other workers skip an email that is claimed.
    const send = jest.fn(async () => ({outcome: 'sent'}) as const);
    await sendOnce(site.database, [{key}, {key: 'part of it'}], send);
    expect(send).not.toHaveBeenCalled();
    expect(await site.sql(`select from private.mails where key = 'part of it'`)).toEqual([]);
    expect(await site.mailsTo(TEST_OWNER, 0)).toEqual([]);
    await site.sql(`update private.mails set done_at = done_at - interval '6 minutes'`);
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    await until(site.jobs, (left) => left.length === 0);
  });
});

describe('many messages', () => {
  it('merges emails about messages into one digest after twenty in ten minutes', async () => {
    const site = await open();
    const ids: string[] = [];
    await work();
    for (let n = 0; n < 30; n += 1) ids.push(await site.write({email: `d${n}@practice.example`}));
    await site.mailsTo(TEST_OWNER, 20);
    await until(site.jobs, (left) => left.length === 1 && left[0]?.key === 'owner-digest');
    await site.settled();
    expect(await site.mailsTo(TEST_OWNER, 20)).toHaveLength(20);
    // More messages don't delay it.
    const due = (): Promise<unknown> =>
      site.sql(`select run_at from graphile_worker.jobs where key = 'owner-digest'`);
    const before = await due();
    ids.push(await site.write({email: 'one-more@practice.example'}));
    await site.settled();
    expect(await due()).toEqual(before);
    await site.hurry('owner-digest');
    const owner = await site.mailsTo(TEST_OWNER, 21);
    expect(owner).toHaveLength(21);
    const texts = owner.map(({text}) => text).join('\n');
    for (const id of ids) expect(texts).toContain(id.slice(0, 8).toUpperCase());
    await until(site.jobs, (left) => left.length === 0);
  });

  it('sends messages marked by the honeypot in one email a day, without receipts', async () => {
    const site = await open();
    await site.write({honeypot: true, message: 'Buy now'});
    await site.write({honeypot: true, message: 'Buy more'});
    // 9 AM on an office day.
    bench.clock = new Date('2026-12-02T14:00:00Z').getTime() - Date.now();
    await work();
    const [digest, ...more] = await site.mailsTo(TEST_OWNER, 1);
    expect(more).toEqual([]);
    expect(digest?.text).toContain('Buy now');
    expect(digest?.text).toContain('Buy more');
    expect(site.catcher.mails).toHaveLength(1);
    await site.write({honeypot: true, message: 'Buy most'});
    bench.clock += hours(1);
    await site.settled();
    expect(site.catcher.mails).toHaveLength(1);
    bench.clock += hours(24);
    expect(await site.mailsTo(TEST_OWNER, 2)).toHaveLength(2);
  });
});

describe('a flood', () => {
  it('sends a mailbox, in any spelling, at most three emails an hour and five a day; the others wait', async () => {
    const site = await open();
    await work();
    const written = ['some.one', 'someone', 's.omeone+1', 'someone+2', 'so.me.one+3', 'someo.ne'];
    for (const [n, name] of written.entries()) {
      await site.signUp(`${name}@${n % 2 ? 'gmail' : 'googlemail'}.com`);
    }
    await site.settled();
    expect(await site.mailsTo('@g', 3)).toHaveLength(3);
    // An hour later.
    await site.age('newsletter_subscriptions');
    await site.sql(`update private.mails set done_at = done_at - interval '61 minutes'`);
    expect(await site.mailsTo('@g', 5)).toHaveLength(5);
    await site.sql(`update private.mails set done_at = done_at - interval '61 minutes'`);
    await site.settled();
    expect(await site.mailsTo('@g', 5)).toHaveLength(5);
    await site.sql(`update private.mails set done_at = done_at - interval '1 day'`);
    expect(await site.mailsTo('@g', 6)).toHaveLength(6);
  });

  it('many spellings of an address don’t block the email to its own spelling, and sign-ups don’t block a receipt', async () => {
    const site = await open();
    await work();
    for (let n = 0; n < 8; n += 1) await site.signUp(`victim+${n}@practice.example`);
    await site.mailsTo('victim+', 3);
    await site.signUp('victim@practice.example');
    await site.signUp('victim+last@practice.example');
    await site.settled();
    await site.age('newsletter_subscriptions');
    // One email is now older than the counted hour.
    await site.sql(
      `update private.mails set done_at = done_at - interval '61 minutes'
        where key = (select min(key) from private.mails where key like 'confirm:%')`,
    );
    expect(await site.mailsTo('victim@practice.example', 1)).toHaveLength(1);
    await site.sql(`update private.settings set value = '4' where name = 'mails_to_visitors'`);
    await site.write();
    expect(await site.mailsTo('dana@practice.example', 1)).toHaveLength(1);
  });

  it('thousands of waiting emails don’t stop the sweep, which adds no more jobs than may be sent', async () => {
    const site = await open();
    await site.sql(`update private.settings set value = '4' where name = 'mails_to_visitors'`);
    await work();
    await site.database.transaction(async (session) => {
      await session.query('set local session_replication_role = replica');
      await session.query(
        `insert into public.newsletter_subscriptions (email, consent_version, created_at)
         select 'd' || n || '@practice.example', '2026-11-28-website', now() - interval '1 hour'
           from generate_series(1, ${WAITING}) as n`,
      );
    });
    await site.write();
    await site.mailsTo(TEST_OWNER, 1);
    expect(await site.mailsTo('@practice.example', 5)).toHaveLength(5);
    expect(bench.logged).toEqual([]);
    expect((await site.jobs()).length).toBeLessThanOrEqual(4);
  });

  it('sends one receipt for many messages from one person, also if they arrive at once', async () => {
    const site = await open();
    await work();
    await Promise.all(
      ['', '+a', '+b', '+c', '+d'].map((tag) => site.write({email: `dana${tag}@practice.example`})),
    );
    await site.mailsTo(TEST_OWNER, 5);
    expect(await site.mailsTo('practice.example', 1)).toHaveLength(1);
    // As if the first had been sent while the next one was being prepared.
    await site.sql(
      `update private.mails set done_at = now() + interval '1 minute' where outcome = 'sent'`,
    );
    await site.write({email: 'dana+e@practice.example'});
    await site.mailsTo(TEST_OWNER, 6);
    expect(await site.mailsTo('practice.example', 1)).toHaveLength(1);
  });

  it('sends one reminder an hour for many unanswered messages', async () => {
    const site = await open();
    for (let n = 0; n < 60; n += 1) await site.write({email: `d${n}@practice.example`});
    await site.sql(`update public.contact_messages set created_at = now() - interval '5 days'`);
    await site.sql(
      `insert into private.mails (key, message_id, outcome)
       select 'notify-owner:' || id, id, 'sent' from public.contact_messages`,
    );
    await work();
    const [reminder, ...more] = await site.mailsTo(TEST_OWNER, 1);
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe('60 messages are waiting for a reply');
    await site.write({email: 'late@practice.example'});
    await site.sql(`update public.contact_messages set created_at = now() - interval '5 days'`);
    await site.settled();
    expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
    bench.clock = hours(1);
    expect(await site.mailsTo(TEST_OWNER, 2)).toHaveLength(2);
  });
});

it('keeps addresses out of the log and out of the queue', async () => {
  const site = await open((to) => `450 4.2.0 <${to}>: Recipient address rejected: Greylisted`);
  await work();
  await site.write();
  const left = await until(site.jobs, (some) => some.some(({last_error}) => last_error !== null));
  const errors = left.map(({last_error}) => last_error).filter((error) => error !== null);
  expect(errors[0]).toBe(
    'The mail server can’t accept the email at the moment (450 4.2.0 to RCPT TO): <…>: Recipient address rejected: Greylisted',
  );
  expect(JSON.stringify(await site.jobs())).not.toContain('@');
  expect(bench.logged.join()).toContain('450 4.2.0');
  expect(bench.logged.join()).not.toMatch(/@|dana|practice\.example/);
});
