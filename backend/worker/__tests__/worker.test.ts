/**
 * The worker as it runs in production: a real PostgreSQL with the migrations, the real queue, a real
 * SMTP server on the other side.
 */
import {OWNER, until, workerBench} from '../../testing/worker.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const bench = workerBench();
const {open, work, age, jobs} = bench;
const hours = (count: number): number => count * 3_600_000;

describe('a message', () => {
  it('is told to the owner and receipted to the visitor, once each, with what each needs', async () => {
    const site = await open();
    await work();
    const id = await site.write({
      clinic_name: 'Elm Street Dental',
      topic: 'Pricing',
      page: '/contact',
      utm_source: 'spring-mailing',
      message: 'Line one\nLine <script>alert(1)</script> two',
    });
    const reference = id.slice(0, 8).toUpperCase();
    const [ring, ...more] = await site.mailsTo(OWNER, 1);
    expect(more).toEqual([]);
    expect(ring?.replyTo).toContain('dana@practice.example');
    for (const words of [
      'Dana Whitfield',
      'Elm Street Dental',
      'Pricing',
      '/contact',
      'spring-mailing',
    ]) {
      expect(ring?.text).toContain(words);
    }
    expect(ring?.text).toContain('Line <script>alert(1)</script> two');
    expect(ring?.html).not.toContain('<script>');

    const [receipt, ...others] = await site.mailsTo('dana@practice.example', 1);
    expect(others).toEqual([]);
    expect(receipt?.text).toContain(reference);
    for (const typed of ['Dana', 'Elm Street', 'Line one']) {
      expect(receipt?.source).not.toContain(typed);
    }
    expect(receipt?.headers['auto-submitted']).toBe('auto-generated');
    expect(await jobs()).toEqual([]);
    expect(bench.logged).toEqual([]);
  });

  it('gets one receipt a day an address', async () => {
    const site = await open();
    await work();
    await site.write();
    await site.mailsTo('dana@practice.example', 1);
    await site.write({email: 'DANA@practice.example'});
    await site.mailsTo(OWNER, 2);
    expect(await site.mailsTo('practice.example', 1)).toHaveLength(1);
  });

  it('that nobody was told of, because the queue came later, is found', async () => {
    const site = await open();
    await site.write();
    await site.signUp('reader@practice.example');
    await age('contact_messages');
    await age('newsletter_subscriptions');
    await work();
    expect(await site.mailsTo(OWNER, 1)).toHaveLength(1);
    expect(await site.mailsTo('dana@practice.example', 1)).toHaveLength(1);
    expect(await site.mailsTo('reader@practice.example', 1)).toHaveLength(1);
  });

  it('is stored when the queue is broken, and told when it is whole again', async () => {
    const site = await open();
    const worker = await work();
    await worker.stop();
    await site.sql(
      'alter function graphile_worker.add_job(text, json, text, timestamptz, int, text, int, text[], text) rename to away',
    );
    await site.write();
    await site.sql(
      'alter function graphile_worker.away(text, json, text, timestamptz, int, text, int, text[], text) rename to add_job',
    );
    await age('contact_messages');
    await work();
    expect(await site.mailsTo(OWNER, 1)).toHaveLength(1);
  });

  it('is reminded of at 12 and 4 hours and when the promise is over, until it is answered', async () => {
    const site = await open();
    await work();
    const id = await site.write();
    await site.mailsTo(OWNER, 1);
    // The promise's clock rests on Sundays: a Tuesday at noon, in the office's zone.
    const tuesday = new Date('2026-11-24T17:00:00Z');
    await site.sql('update public.contact_messages set created_at = $1', tuesday);
    const at = (hour: number): void => {
      bench.clock = tuesday.getTime() + hours(hour) - Date.now();
    };
    at(1);
    await site.settled();
    expect(await site.mailsTo(OWNER, 1)).toHaveLength(1);
    for (const [reminded, hour] of [12.1, 20.1, 24.1].entries()) {
      at(hour);
      expect(await site.mailsTo(OWNER, reminded + 2)).toHaveLength(reminded + 2);
    }
    at(100);
    await site.settled();
    expect(await site.mailsTo(OWNER, 4)).toHaveLength(4);
    const keys = await site.sql<{key: string}>('select key from private.mails order by key');
    expect(keys.map(({key}) => key.replace(id, 'id'))).toEqual([
      'receipt:id',
      'remind-12:id',
      'remind-4:id',
      'remind-overdue:id',
      'ring:id',
    ]);
  });

  it('that is answered is told no more', async () => {
    const site = await open();
    const id = await site.write();
    await site.sql('update public.contact_messages set answered_at = now() where id = $1', id);
    bench.clock = hours(80);
    await age('contact_messages');
    await work();
    await site.settled();
    expect(site.catcher.mails).toEqual([]);
  });

  it('is left out of the mail where the operator wants that', async () => {
    const site = await open(undefined, {RING_MESSAGE: 'off'});
    await work();
    await site.write({message: 'Something that stays in the database'});
    const [ring] = await site.mailsTo(OWNER, 1);
    expect(ring?.source).not.toContain('stays in the database');
    expect(ring?.text).toContain('Dana Whitfield');
  });

  it.each<[string, {readonly message?: string; readonly [column: string]: unknown}]>([
    ['5,000 characters', {message: 'ß😀'.repeat(2_500)}],
    ['right to left', {first_name: 'דנה', message: 'שלום، مرحبا'}],
    ['header lines', {topic: 'x', message: 'a\r\nBcc: all@example.com\r\n\r\n<b>'}],
    ['markup', {first_name: '<img src=x>', last_name: '"&quot;', clinic_name: '{{x}} ${y} %s'}],
  ])('of %s arrives as it was typed', async (_, row) => {
    const site = await open();
    await work();
    await site.write(row);
    const [ring] = await site.mailsTo(OWNER, 1);
    const wanted = row.message ?? String(row.first_name);
    // But for the marks of a quote, and the line breaks of another system.
    const squeezed = (text: string): string => text.replace(/^> /gm, '').replace(/\s+/g, '');
    expect(squeezed(ring?.text ?? '')).toContain(squeezed(wanted));
    expect(ring?.headers.bcc).toBeUndefined();
    expect(ring?.to).toBe(OWNER);
  });
});

describe('many messages', () => {
  it('become one digest after twenty in ten minutes', async () => {
    const site = await open();
    const ids: string[] = [];
    await work();
    for (let n = 0; n < 30; n += 1) ids.push(await site.write({email: `d${n}@practice.example`}));
    await site.mailsTo(OWNER, 20);
    await until(jobs, (left) => left.length === 1 && left[0]?.key === 'ring-digest');
    await site.settled();
    expect(await site.mailsTo(OWNER, 20)).toHaveLength(20);
    // More of them do not put it off.
    const due = (): Promise<unknown> =>
      site.sql(`select run_at from graphile_worker.jobs where key = 'ring-digest'`);
    const before = await due();
    ids.push(await site.write({email: 'one-more@practice.example'}));
    await site.settled();
    expect(await due()).toEqual(before);
    await site.sql(
      `select graphile_worker.reschedule_jobs(array[id], run_at => now()) from graphile_worker.jobs where key = 'ring-digest'`,
    );
    const owner = await site.mailsTo(OWNER, 21);
    expect(owner).toHaveLength(21);
    const told = owner.map(({text}) => text).join('\n');
    for (const id of ids) expect(told).toContain(id.slice(0, 8).toUpperCase());
    await until(jobs, (left) => left.length === 0);
  });

  it('that the honeypot marked are told once a day, and answered to nobody', async () => {
    const site = await open();
    await site.write({honeypot: true, message: 'Buy now'});
    await site.write({honeypot: true, message: 'Buy more'});
    // Nine in the morning of an office day.
    bench.clock = new Date('2026-12-02T14:00:00Z').getTime() - Date.now();
    await work();
    const [digest, ...more] = await site.mailsTo(OWNER, 1);
    expect(more).toEqual([]);
    expect(digest?.text).toContain('Buy now');
    expect(digest?.text).toContain('Buy more');
    expect(site.catcher.mails).toHaveLength(1);
    await site.write({honeypot: true, message: 'Buy most'});
    bench.clock += hours(1);
    await site.settled();
    expect(site.catcher.mails).toHaveLength(1);
    bench.clock += hours(24);
    expect(await site.mailsTo(OWNER, 2)).toHaveLength(2);
  });
});

describe('a sign-up', () => {
  it('is asked to confirm, once more after three days, and never again', async () => {
    const site = await open();
    await work();
    await site.signUp('reader@practice.example');
    await site.mailsTo('reader@practice.example', 1);
    bench.clock = hours(71);
    await site.settled();
    expect(site.catcher.mails).toHaveLength(1);
    bench.clock = hours(73);
    expect(await site.mailsTo('reader@practice.example', 2)).toHaveLength(2);
    bench.clock = hours(1_000);
    await site.settled();
    expect(site.catcher.mails).toHaveLength(2);
  });

  it('that is confirmed or left in between gets nothing more', async () => {
    const site = await open();
    await work();
    for (const name of ['confirms', 'leaves']) await site.signUp(`${name}@practice.example`);
    await site.mailsTo('practice.example', 2);
    await site.sql(
      `update public.newsletter_subscriptions
          set confirmed_at = case when email like 'confirms%' then now() end,
              unsubscribed_at = case when email like 'leaves%' then now() end`,
    );
    bench.clock = hours(100);
    await site.settled();
    expect(site.catcher.mails).toHaveLength(2);
  });
});

it('erasing a person erases what was noted about mails to them', async () => {
  const site = await open();
  await work();
  await site.write();
  await site.signUp('dana@practice.example');
  await site.mailsTo('dana@practice.example', 2);
  await until(
    () => site.sql('select from private.mails'),
    (rows) => rows.length === 3,
  );
  await site.sql(`select private.erase_person('dana@practice.example')`);
  expect(await site.sql('select key from private.mails')).toEqual([]);
});
