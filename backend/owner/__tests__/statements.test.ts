/** The handbook's SQL, on real rows. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import {workingMs} from '../../../src/features/contact/rules/replyDeadline.ts';
import {useOwnerTools} from './ownerTools.ts';

const ID = '1a2b3c4d-1111-4111-8111-111111111111';
const OTHER = '22222222-2222-4222-8222-222222222222';

/** Statements of the handbook that this file runs, by page and beginning. */
const statements = ['owner', 'newsletter-service', 'demos'].flatMap((page) => {
  const text = readFileSync(path.join(__dirname, `../../../docs/run/${page}.md`), 'utf8');
  return [...text.matchAll(/^```sql\n([^]*?)^```/gm)].map(([, sql = '']) => sql.trim());
});
const tried = new Set<string>();
const statement = (words: string): string => {
  const found = statements.filter((sql) => sql.includes(words));
  expect(found).toHaveLength(1);
  const [sql = ''] = found;
  tried.add(sql);
  return sql;
};

const tools = useOwnerTools();
beforeEach(() =>
  tools.sql(`
    delete from public.contact_messages;
    delete from public.newsletter_subscriptions;
    insert into public.contact_messages (id, first_name, last_name, email, message) values
      ('${ID}', 'Kim', 'Whitfield', 'Reader@Example.com', 'x'),
      ('${OTHER}', 'Ana', 'Ruiz', 'ana@example.com', 'x');
    insert into private.mails (key, message_id, outcome) values ('notify-owner:${ID}', '${ID}', 'sent');
    insert into public.newsletter_subscriptions (email) values
      ('reader@example.com'), ('stays@example.com')`),
);

const messages = () =>
  tools.sql<Record<string, unknown>>('select id, phone from public.contact_messages order by id');
const left = async (): Promise<unknown[]> =>
  (
    await tools.sql<{email: string}>(
      'select email from public.newsletter_subscriptions where unsubscribed_at is not null',
    )
  ).map(({email}) => email);

it('the handbook’s statement corrects one message, within the table’s constraints', async () => {
  const sql = statement('set phone');
  expect(await tools.sql(sql)).toMatchObject([{id: ID, phone: '(415) 555-0100'}]);
  expect(await messages()).toEqual([
    {id: ID, phone: '(415) 555-0100'},
    {id: OTHER, phone: null},
  ]);
  await expect(tools.sql(sql.replace('(415) 555-0100', '4'))).rejects.toMatchObject({
    code: '23514',
  });
});

it('the handbook’s statement deletes one message with its entries in the ledger', async () => {
  expect(await tools.sql(statement('delete from public.contact_messages'))).toMatchObject([
    {id: ID},
  ]);
  expect(await messages()).toMatchObject([{id: OTHER}]);
  expect(await tools.sql('select from private.mails')).toEqual([]);
});

it('the handbook’s statements change when demos can be booked', async () => {
  await tools.sql(statement('demo_hours'));
  expect(await tools.sql('select closes::text from private.demo_hours where weekday = 5')).toEqual([
    {closes: '17:00:00'},
  ]);
});

it('the handbook’s statement unsubscribes one reader, once, and nobody with a similar address', async () => {
  const sql = statement("end_subscription('");
  // The Kelvin sign, which is a k in lower case elsewhere.
  await tools.sql(sql.replace('reader@', 'Stay\u017f@'));
  expect(await left()).toEqual([]);
  expect(await tools.sql(sql)).toEqual([{end_subscription: 1}]);
  expect(await tools.sql(sql)).toEqual([{end_subscription: 0}]);
  expect(await left()).toEqual(['reader@example.com']);
});

it('the handbook’s statement unsubscribes readers who unsubscribed at the newsletter service', async () => {
  expect(await tools.sql(statement('unnest(array'))).toEqual([
    {address: 'reader@example.com', ended: 1},
    {address: 'other@example.com', ended: 0},
  ]);
  expect(await left()).toEqual(['reader@example.com']);
});

/** An interval in hours. */
const hours = (column: string): string =>
  `round(extract(epoch from ${column}) / 3600, 2)::float as ${column}`;

it('the figures count messages and reply times by month, in the office’s time zone', async () => {
  // 2026-11-21 is a Saturday; 22 a Sunday. Times are UTC, five hours before them in Toronto.
  await tools.sql(`
    delete from public.contact_messages;
    insert into public.contact_messages
      (first_name, last_name, email, message, created_at, answered_at, page, utm_source, utm_campaign, honeypot)
    select 'x', 'x', 'x@example.com', 'x', sent::timestamptz, answered::timestamptz, page, source, campaign, trap
      from (values
        ('2026-11-21 15:00Z', '2026-11-23 15:00Z', '/pricing', 'mail', 'fall', false),
        ('2026-11-24 15:00Z', '2026-11-24 17:00Z', '/pricing', 'mail', 'fall', false),
        ('2026-11-24 15:00Z', '2026-11-24 15:30Z', '/contact', null, null, false),
        ('2026-11-24 15:00Z', null, '/contact', null, null, false),
        -- Still November in Toronto.
        ('2026-12-01 03:00Z', '2026-12-01 04:00Z', null, null, null, false),
        ('2026-12-01 15:00Z', '2026-12-01 15:20Z', '/contact', null, null, false),
        ('2026-12-01 15:00Z', null, '/contact', null, null, true)
      ) as _(sent, answered, page, source, campaign, trap)`);
  const sql = statement('message_figures').replace(/;$/, '');
  const by = (group: string): Promise<object[]> =>
    tools.sql(
      `select ${group}, messages::int, answered::int, ${hours('median')}, ${hours('longest')}
         from (${sql.replaceAll('month', group)}) as figures`,
    );
  expect(await by('month')).toEqual([
    {month: '2026-11', messages: 5, answered: 4, median: 1.5, longest: 24},
    {month: '2026-12', messages: 1, answered: 1, median: 0.33, longest: 0.33},
  ]);
  expect(await by('page')).toMatchObject([
    {page: '(not told)', messages: 1},
    {page: '/contact', messages: 3},
    {page: '/pricing', messages: 2},
  ]);
  expect(await by('campaign')).toMatchObject([
    {campaign: '(none)', messages: 4},
    {campaign: 'mail / fall', messages: 2},
  ]);
  const elapsed = await tools.sql<{elapsed: number}>(
    `select ${hours('elapsed')} from private.message_figures order by elapsed desc nulls last limit 1`,
  );
  expect(elapsed).toEqual([{elapsed: 48}]);
});

it('the figures use the worker’s reply deadline, across Sundays and both clock changes', async () => {
  const minute = fc.integer({min: 0, max: 60 * 24 * 30});
  const pairs = fc.sample(
    fc.tuple(fc.constantFrom('2026-03-01', '2026-10-20', '2026-07-01'), minute, minute),
    {numRuns: 200, seed: 41},
  );
  const times = pairs.map(([day, a, b]) => {
    const at = (minutes: number): Date => new Date(Date.parse(day) + minutes * 60_000);
    return {received: at(Math.min(a, b)), answered: at(Math.max(a, b))};
  });
  await tools.sql('delete from public.contact_messages');
  await tools.sql(
    `insert into public.contact_messages (first_name, last_name, email, message, page, created_at, answered_at)
     select 'x', 'x', 'x@example.com', 'x', '/' || n, received, answered
       from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as _(received, answered, n)`,
    [times.map(({received}) => received), times.map(({answered}) => answered)],
  );
  const rows = await tools.sql<{ms: number}>(
    `select (extract(epoch from working_time) * 1000)::float as ms
       from private.message_figures order by substr(page, 2)::int`,
  );
  expect(rows.map(({ms}) => ms)).toEqual(
    times.map(({received, answered}) => workingMs(received, answered)),
  );
});

it('the figures count sign-ups by their state', async () => {
  await tools.sql(`
    delete from public.newsletter_subscriptions;
    insert into public.newsletter_subscriptions (email, source, consented_at, confirmed_at, unsubscribed_at)
    select n || '@example.com', source, at::timestamptz, confirmed::timestamptz, ended::timestamptz
      from (values
        ('one', 'blog', '2026-11-01Z', '2026-11-02Z', '2026-12-02Z'),
        ('two', 'website', '2026-11-02Z', '2026-11-02Z', null),
        ('six', 'website', '2026-12-02Z', null, null)
      ) as _(n, source, at, confirmed, ended)`);
  const sql = statement('sign_up_figures');
  expect(await tools.sql(sql)).toEqual([
    // Still October in Toronto.
    {month: '2026-10', sign_ups: '1', confirmed: '1', unsubscribed: '1'},
    {month: '2026-11', sign_ups: '1', confirmed: '1', unsubscribed: '0'},
    {month: '2026-12', sign_ups: '1', confirmed: '0', unsubscribed: '0'},
  ]);
  expect(await tools.sql(sql.replaceAll('month', 'form'))).toMatchObject([
    {form: 'blog', sign_ups: '1'},
    {form: 'website', sign_ups: '2'},
  ]);
});

it('these tests run every statement of the handbook', () => {
  expect(statements.filter((sql) => !tried.has(sql))).toEqual([]);
});
