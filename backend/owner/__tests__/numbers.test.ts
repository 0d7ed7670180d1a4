/** Counts and times, on real rows whose answer is known. */
import fc from 'fast-check';
import {median} from '../numbers.ts';
import {type Desk, openDesk} from './desk.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

/** The lines under a heading, each as its cells. */
const section = (text: string, heading: string): string[][] => {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(heading)) + 1;
  const to = lines.indexOf('', from);
  return lines.slice(from, to === -1 ? undefined : to).map((line) => line.trim().split(/ {2,}/));
};

it('says so of an empty database', async () => {
  const text = await desk.owner('numbers');
  expect(section(text, 'Messages by page')).toEqual([['none yet']]);
  expect(text).toMatch(/messages +answered .*\n +0 +0 +- +- +- +-\n/);
});

it('counts messages and times by month, page and campaign, and the newsletter by month and form', async () => {
  // 2026-11-21 is a Saturday; 22 a Sunday. Times are UTC, five hours before them in Toronto.
  await desk.run(`
    insert into public.contact_messages
      (first_name, last_name, email, message, created_at, answered_at, page, utm_source, utm_campaign, honeypot)
    select 'x', 'x', 'x@example.com', 'x', sent::timestamptz, answered::timestamptz, page, source, campaign, trap
      from (values
        ('2026-11-21 15:00Z', '2026-11-23 15:00Z', '/pricing', 'letter', 'fall', false),
        ('2026-11-24 15:00Z', '2026-11-24 17:00Z', '/pricing', 'letter', 'fall', false),
        ('2026-11-24 15:00Z', '2026-11-24 15:30Z', '/contact', null, null, false),
        ('2026-11-24 15:00Z', null, '/contact', null, null, false),
        -- Still November in Toronto.
        ('2026-12-01 03:00Z', '2026-12-01 04:00Z', null, null, null, false),
        ('2026-12-01 15:00Z', '2026-12-01 15:20Z', '/contact', null, null, false),
        ('2026-12-01 15:00Z', null, '/contact', null, null, true)
      ) as _(sent, answered, page, source, campaign, trap);
    insert into public.newsletter_subscriptions (email, source, consented_at, confirmed_at, unsubscribed_at)
    select n || '@example.com', source, at::timestamptz, confirmed::timestamptz, ended::timestamptz
      from (values
        ('one', 'blog', '2026-11-01Z', '2026-11-02Z', '2026-12-02Z'),
        ('two', 'website', '2026-11-02Z', '2026-11-02Z', null),
        ('six', 'website', '2026-12-02Z', null, null)
      ) as _(n, source, at, confirmed, ended)`);
  const text = await desk.owner('numbers');

  expect(text).toMatch(
    /^Messages of people \(1 other that filled in the invisible field, not counted\)\./,
  );
  expect(section(text, 'Times to answer')[1]).toEqual([
    '6',
    '5',
    '1 h 0 min',
    '24 h 0 min',
    '1 h 0 min',
    '48 h 0 min',
  ]);
  expect(section(text, 'Messages by month').slice(1)).toEqual([
    ['2026-11', '5', '4', '1 h 30 min', '24 h 0 min', '1 h 30 min', '48 h 0 min'],
    ['2026-12', '1', '1', '20 min', '20 min', '20 min', '20 min'],
  ]);
  expect(section(text, 'Messages by page').slice(1)).toEqual([
    ['(not told)', '1', '1', '1 h 0 min', '1 h 0 min', '1 h 0 min', '1 h 0 min'],
    ['/contact', '3', '2', '25 min', '30 min', '25 min', '30 min'],
    ['/pricing', '2', '2', '13 h 0 min', '24 h 0 min', '25 h 0 min', '48 h 0 min'],
  ]);
  expect(
    section(text, 'Messages by campaign')
      .slice(1)
      .map((row) => row.slice(0, 3)),
  ).toEqual([
    ['(none)', '4', '3'],
    ['letter / fall', '2', '2'],
  ]);
  expect(section(text, 'Newsletter:')[1]).toEqual(['3', '2', '1']);
  expect(section(text, 'Newsletter by month').slice(1)).toEqual([
    ['2026-10', '1', '1', '1'],
    ['2026-11', '1', '1', '0'],
    ['2026-12', '1', '0', '0'],
  ]);
  expect(section(text, 'Newsletter by form').slice(1)).toEqual([
    ['blog', '1', '1', '1'],
    ['website', '2', '1', '0'],
  ]);
});

it('tells an answer within a Sunday as one that took no time of the promise', async () => {
  await desk.run(`
    delete from public.contact_messages;
    insert into public.contact_messages (first_name, last_name, email, message, created_at, answered_at)
    values ('x', 'x', 'x@example.com', 'x', '2026-11-22 15:00Z', '2026-11-22 16:00Z')`);
  expect(section(await desk.owner('numbers'), 'Times to answer')[1]).toEqual([
    '1',
    '1',
    '0 min',
    '0 min',
    '1 h 0 min',
    '1 h 0 min',
  ]);
});

it('takes a median that as many values lie above as below', () => {
  expect(median([])).toBeUndefined();
  expect(median([3, 1, 10])).toBe(3);
  expect(median([4, 1, 2, 10])).toBe(3);
  fc.assert(
    fc.property(fc.array(fc.integer(), {minLength: 1}), (values) => {
      const middle = median(values) ?? NaN;
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});
