/** Owner's commands for all data of one person, on real rows. */
import {runMigrations} from 'graphile-worker';
import {useOwnerTools} from './ownerTools.ts';

const MESSAGE = '11111111-1111-4111-8111-111111111111';
const SIGN_UP = '55555555-5555-4555-8555-555555555555';
const DEMO = '77777777-7777-4777-8777-777777777777';
const OTHER = '66666666-6666-4666-8666-666666666666';

const tools = useOwnerTools();
beforeAll(() => runMigrations({pgPool: tools.database.pool}));

/** Jobs come from the tables' triggers, as in production. */
beforeEach(() =>
  tools.sql(`
    delete from public.contact_messages;
    delete from public.newsletter_subscriptions;
    delete from public.demo_bookings;
    delete from private.mails;
    select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs;
    insert into public.contact_messages
      (id, first_name, last_name, email, message, page, utm_source, answered_at) values
      ('${MESSAGE}', 'Kim', E'Whitfield', 'Kim@Example.com', E'Two lines,\\nno more.', '/pricing', 'letter', null),
      ('${OTHER}', 'Ana', 'Ruiz', 'ana@example.com', 'of somebody else', null, null, null);
    insert into public.newsletter_subscriptions (id, email, source) values
      ('${SIGN_UP}', 'kim@example.com', 'blog');
    insert into public.demo_bookings (id, starts_at, name, email, calls) values
      ('${DEMO}', '2026-12-01 15:00Z', 'Kim Whitfield', 'kim@example.com', 'Transfers');
    insert into private.mails (key, message_id, subscription_id, outcome, reason) values
      ('receipt:${MESSAGE}', '${MESSAGE}', null, 'refused', E'550 \\u001b[2J no such user'),
      ('confirm:${SIGN_UP}', null, '${SIGN_UP}', 'sent', null),
      ('failed:receipt:${MESSAGE}', null, null, 'sent', null),
      ('notify-owner:${OTHER}', '${OTHER}', null, 'sent', null)`),
);

describe('show', () => {
  it.each(['kim@example.com', ' KIM@example.com ', '11111111', SIGN_UP, DEMO])(
    'shows all data of the person named by %j',
    async (named) => {
      const shown = await tools.owner('show', named);
      expect(shown).toMatch(
        /^Stored about kim@example\.com: 1 message, 1 sign-up, 1 demo, 3 notes about emails\. Times are in UTC\.\n/i,
      );
      expect(shown).toMatch(/Two lines,\n +no more\./);
      expect(shown).toMatch(/^ +consent_words +One short email a month/m);
      expect(shown).toContain('550 ␛[2J no such user');
      expect(shown).not.toContain('somebody else');
      expect(shown).not.toContain(OTHER);
    },
  );

  it('show prints every column of the tables except tokens', async () => {
    const shown = await tools.owner('show', 'kim@example.com');
    const columns = await tools.sql<{name: string}>(
      `select distinct attname as name from pg_attribute where attnum > 0 and not attisdropped
          and attrelid in ('public.contact_messages'::regclass, 'public.demo_bookings'::regclass,
                           'public.newsletter_subscriptions'::regclass)`,
    );
    expect(columns.length).toBeGreaterThan(25);
    for (const {name} of columns) expect(shown).toMatch(new RegExp(`^ +${name} +\\S`, 'm'));
    expect(shown).toMatch(/^ +answered_at +\(empty\)$/m);
    const tokens = await tools.sql<Record<string, string>>(
      `select answer_token, unsubscribe_token, newsletter_subscriptions.confirm_token,
              demo_bookings.confirm_token as demo_token, token
         from public.contact_messages, public.newsletter_subscriptions, public.demo_bookings`,
    );
    for (const token of tokens.flatMap((row) => Object.values(row))) {
      expect(shown).not.toContain(token);
    }
    expect(shown.match(/token +\(a secret, not shown\)/g)).toHaveLength(5);
  });

  it.each(["' or true --@x", '\u212aim@example.com'])('show finds nothing: %s', async (email) => {
    await expect(tools.owner('show', email)).rejects.toThrow(/^Nothing is stored for .*\.$/);
    await expect(tools.owner('erase', email)).rejects.toThrow(/^Nothing is stored for .*\.$/);
  });
});

describe('erase', () => {
  it('erase deletes all of a person’s rows, records of emails, and jobs with their address', async () => {
    await tools.sql(
      `select graphile_worker.permanently_fail_jobs(array_agg(id), '550 kim@example.com is unknown')
         from graphile_worker.jobs where key = 'receipt:${MESSAGE}'`,
    );
    // A job that was added again while it ran.
    await tools.sql(
      `select graphile_worker.add_job('receipt', json_build_object('id', '${MESSAGE}'))`,
    );
    expect(await tools.owner('erase', 'kim@example.com', '--yes')).toContain(
      'newsletter entries 1, contact messages 1, demos 1, and the notes about their emails.',
    );
    const left = await tools.sql<{key: string}>(
      'select key from graphile_worker.jobs order by key',
    );
    expect(left.map(({key}) => key)).toEqual([`notify-owner:${OTHER}`, `receipt:${OTHER}`]);
    await expect(tools.owner('show', 'kim@example.com')).rejects.toThrow('Nothing is stored for');
    expect(await tools.sql('select key from private.mails order by key')).toEqual([
      {key: `failed:receipt:${MESSAGE}`},
      {key: `notify-owner:${OTHER}`},
    ]);
  });
});
