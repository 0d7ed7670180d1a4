/** Rules for bookable times, and protection against double bookings. */
/// <reference lib="esnext.temporal" />
import fc from 'fast-check';
import {demoRules} from '../../../src/features/booking/data.ts';
import {officeZone} from '../../../src/data/officeHours.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {insertStoredRow} from '../insertStoredRow.ts';
import {asVisitor} from '../../testing/visitor.ts';
import type {Session} from '../database.ts';

const test = useTestDatabase();
const {sql} = test;

const MINUTE = 60_000;
const LENGTH = demoRules.minutes;

/** [opens, closes] in minutes of the office's day, by weekday; 0: Sunday. */
const hoursOf = (weekday: number): readonly [number, number] | undefined =>
  weekday === 0 ? undefined : weekday === 6 ? [9 * 60, 14 * 60] : [8 * 60, 18 * 60];

/**
 * Independent implementation of the rule: goes minute by minute and reads the office's local time for
 * each.
 */
const countTimes = (
  askedAt: number,
  noticeMinutes: number,
  closed: ReadonlySet<string>,
): string[] => {
  const found: string[] = [];
  let worked = 0;
  for (let at = askedAt; at <= askedAt + demoRules.horizonDays * 1440 * MINUTE; at += MINUTE) {
    const wall = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(officeZone);
    const hours = closed.has(wall.toPlainDate().toString())
      ? undefined
      : hoursOf(wall.dayOfWeek % 7);
    if (!hours) continue;
    const [opens, closes] = hours;
    const minute = wall.hour * 60 + wall.minute;
    if (minute < opens || minute >= closes) continue;
    const isOnGrid = (minute - opens) % LENGTH === 0 && minute + LENGTH <= closes;
    if (isOnGrid && worked >= noticeMinutes) found.push(new Date(at).toISOString());
    worked += 1;
  }
  return found;
};

const minuteBetween = (from: string, days: number): fc.Arbitrary<number> =>
  fc.integer({min: 0, max: days * 1440}).map((minute) => Date.parse(from) + minute * MINUTE);

it('demo_times returns every time after the minimum notice, across both clock changes and without closed days', async () => {
  const askedAt = fc.oneof(
    minuteBetween('2026-11-26T00:00:00Z', 730),
    // The four weeks after these dates include a clock change.
    ...['2027-03-10', '2027-11-03', '2028-03-08'].map((day) =>
      minuteBetween(`${day}T00:00:00Z`, 6),
    ),
  );
  const closedAfter = fc.array(fc.integer({min: 0, max: 30}), {maxLength: 6});
  await fc.assert(
    fc.asyncProperty(
      askedAt,
      fc.integer({min: 0, max: 1500}),
      closedAfter,
      async (at, notice, days) => {
        const closed = days.map((day) =>
          new Date(at + day * 1440 * MINUTE).toISOString().slice(0, 10),
        );
        await sql(`update private.settings set value = $1 where name = 'demo_notice'`, [
          `${notice} minutes`,
        ]);
        await sql('delete from private.closed_days');
        await sql('insert into private.closed_days select distinct unnest($1::date[])', [closed]);
        const times = await sql<{starts_at: Date; is_free: boolean}>(
          'select * from private.demo_times($1)',
          [new Date(at)],
        );
        expect(times.every(({is_free}) => is_free)).toBe(true);
        expect(times.map(({starts_at}) => starts_at.toISOString())).toEqual(
          countTimes(at, notice, new Set(closed)),
        );
      },
    ),
    {numRuns: 12},
  );
  await sql('delete from private.closed_days');
  await sql(`update private.settings set value = '2 hours' where name = 'demo_notice'`);
}, 600_000);

/** Network address of all requests of a test; undefined: each request has its own. */
let client: string | undefined;

/** Creates the id and token that the page creates for a booking. */
const newBooking = () => ({id: crypto.randomUUID(), token: crypto.randomUUID()});

/** @returns the refusal, or undefined */
const book = (
  startsAt: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string | undefined> => {
  const email = `${crypto.randomUUID()}@example.com`;
  const row = {...newBooking(), starts_at: startsAt, name: 'Dana', email, ...more};
  const work = async (session: Session): Promise<string | undefined> => {
    await insertStoredRow(session, 'demo_bookings', row);
    const [answer] = await session.query<{status: string | null}>(
      `select current_setting('response.status', true) as status`,
    );
    return answer?.status || undefined;
  };
  return asVisitor(test.database, work, client).catch(({message}: Error) => message);
};

const freeTimes = async (): Promise<string[]> =>
  (
    await sql<{starts_at: Date}>('select starts_at from private.demo_times(now()) where is_free')
  ).map(({starts_at}) => starts_at.toISOString());

const call = async (name: string, ...params: unknown[]): Promise<unknown> => {
  const sql = `select public.${name}(${params.map((_, index) => `$${index + 1}`).join()}) as answer`;
  const work = (session: Session) => session.query<{answer: unknown}>(sql, params);
  const [row] = await asVisitor(test.database, work, client);
  return row?.answer;
};

const bookings = (): Promise<Record<string, unknown>[]> =>
  sql('select * from public.demo_bookings order by starts_at');

describe('a booking', () => {
  beforeEach(async () => {
    client = undefined;
    await sql('delete from public.demo_bookings');
    await sql('delete from private.insert_log');
  });

  it('stores one booking when a hundred visitors request a time at once', async () => {
    const [time = ''] = await freeTimes();
    const answers = await Promise.all(Array.from({length: 100}, () => book(time)));
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1);
    expect(new Set(answers)).toEqual(new Set([undefined, 'taken']));
    expect(await bookings()).toHaveLength(1);
    expect(await freeTimes()).not.toContain(time);
  });

  it('refuses a second booking of a time by the table’s constraint when the function’s check is bypassed', async () => {
    const insert = (at: string): Promise<unknown> =>
      sql(
        `insert into public.demo_bookings (starts_at, name, email) values ($1, 'Dana', 'd@example.com')`,
        [at],
      );
    await insert('2099-12-01 15:00Z');
    await expect(insert('2099-12-01 15:10Z')).rejects.toThrow('demo_time_is_free');
  });

  it.each([
    ['past', () => new Date(Date.now() - 1440 * MINUTE).toISOString()],
    ['too-soon', () => new Date(Date.now() + MINUTE).toISOString()],
    ['too-far', () => new Date(Date.now() + 40 * 1440 * MINUTE).toISOString()],
    ['too-far', () => 'infinity'],
    ['past', () => '-infinity'],
    [
      'closed',
      async () => new Date(Date.parse((await freeTimes())[0] ?? '') + MINUTE).toISOString(),
    ],
  ])('refuses to book a time that is %s', async (reason, time) => {
    expect(await book(await time())).toBe(reason);
    expect(await bookings()).toEqual([]);
  });

  it('stores a booking once when it is sent twice, and never replaces another', async () => {
    const [first = '', second = ''] = await freeTimes();
    const mine = newBooking();
    expect(await book(first, mine)).toBeUndefined();
    expect(await book(first, mine)).toBeUndefined();
    // The request with the same id asks for another time.
    expect(await book(second, mine)).toMatch('demo_bookings_pkey');
    expect(await book(second, {...mine, token: crypto.randomUUID()})).toMatch('demo_bookings_pkey');
    expect(await bookings()).toMatchObject([{id: mine.id, sequence: 0}]);
  });

  it('stores a well-formed time zone of a booking, and empty fields as null', async () => {
    const [first = '', second = ''] = await freeTimes();
    await book(first, {time_zone: 'Asia/Calcutta', practice: ' \u00a0', calls: '', phone: ' 555 '});
    await book(second, {time_zone: '<b>'});
    expect(await bookings()).toMatchObject([
      {time_zone: 'Asia/Calcutta', practice: null, calls: null, phone: '555'},
      {time_zone: null},
    ]);
  });

  it.each([
    ['name', ' '],
    ['name', 'x'.repeat(101)],
    ['email', 'dana@example'],
    ['practice', 'x'.repeat(201)],
    ['phone', '1'],
    ['calls', 'x'.repeat(5_000)],
    ['calls', '\u202egpj.exe'],
  ])('refuses a booking with an invalid field: %s', async (field, value) => {
    const [time = ''] = await freeTimes();
    expect(await book(time, {[field]: value})).toMatch(/violates check constraint "(demo|email)_/);
  });

  it('limits bookings per mailbox in any spelling of its address, without counting a request that can’t be stored', async () => {
    const times = await freeTimes();
    const mine = ['a.b@gmail.com', 'ab+1@gmail.com', 'AB@googlemail.com'];
    for (const [index, email] of mine.entries()) {
      expect(await book(times[index] ?? '', {email})).toBeUndefined();
    }
    const counted = (): Promise<unknown[]> => sql('select from private.insert_log');
    expect(await book(times[3] ?? '', {email: 'ab@gmail.com', name: ''})).toMatch(
      'demo_name_length',
    );
    expect(await counted()).toHaveLength(3);
    expect(await book(times[3] ?? '', {email: 'ab@gmail.com'})).toBe('429');
    expect(await counted()).toHaveLength(4);
    expect(await book(times[3] ?? '', {email: 'another@gmail.com'})).toBeUndefined();
    expect(await bookings()).toHaveLength(4);
    // Canceled ones count too, because the token of a booking doesn't prove who owns its mailbox.
    for (let round = 0; round < 4; round += 1) {
      await sql(
        `update public.demo_bookings set canceled_at = now() where email = 'ab+1@gmail.com'`,
      );
      const answer = await book(times[4 + round] ?? '', {email: 'ab+1@gmail.com'});
      expect(answer).toBe(round < 3 ? undefined : '429');
    }
  });

  it.each([
    ['a /24', (n: number) => `198.51.100.${n}`, (n: number) => `dana@clinic${n}.example`],
    ['a /48', (n: number) => `2001:db8:9:${n}::1`, (n: number) => `dana@clinic${n}.example`],
    ['a domain', undefined, (n: number) => `dana${n}@${n}.clinic.co.uk`],
    ['a domain like a country’s', undefined, (n: number) => `dana${n}@${n}.com.example`],
  ])('limits open bookings to six a day from %s', async (_, addressOf, emailOf) => {
    const times = await freeTimes();
    const mine = Array.from({length: 9}, newBooking);
    const bookAs = (n: number): Promise<string | undefined> => {
      client = addressOf?.(n);
      return book(times[n] ?? '', {...mine[n], email: emailOf(n)});
    };
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await bookAs(n));
    expect(answers).toEqual(Array(6).fill(undefined));
    expect(await bookAs(6)).toBe('429');
    const moved = call('move_demo', mine[0]?.token, times[20]);
    await expect(moved).rejects.toThrow('Too many requests');
    expect(await call('cancel_demo', mine[0]?.token)).toBe('canceled');
    expect(await call('move_demo', mine[1]?.token, times[20])).toBe('moved');
    expect(await bookAs(7)).toBe('429');
    client = undefined;
    expect(await book(times[8] ?? '', {email: 'dana@another.example'})).toBeUndefined();
    const atProvider = Array.from({length: 8}, (_one, n) => `dana${n}@outlook.com`);
    for (const [n, email] of atProvider.entries())
      expect(await book(times[30 + n] ?? '', {email})).toBeUndefined();
  });

  describe('beyond the limit for all visitors', () => {
    beforeEach(() => sql(`update private.settings set value = '1' where name = 'demos_daily'`));
    afterAll(() => sql(`update private.settings set value = '40' where name = 'demos_daily'`));

    it('holds a booking until the visitor confirms it by the link in its email', async () => {
      const [first = '', second = '', third = ''] = await freeTimes();
      const mine = newBooking();
      expect(await book(first)).toBeUndefined();
      for (let sent = 0; sent < 2; sent += 1) expect(await book(second, mine)).toBe('202');
      const state = () => sql('select sequence, state from public.find_demo($1)', [mine.token]);
      expect(await state()).toEqual([{sequence: 0, state: 'held'}]);
      expect(await book(second)).toBe('taken');
      expect(await call('move_demo', mine.token, third)).toBe('held');
      // The browser that booked has this token; only the mailbox gets the other.
      expect(await call('confirm_demo', mine.token)).toBe(false);
      const [{confirm_token} = {}] = await sql(
        'select confirm_token from public.demo_bookings where id = $1',
        [mine.id],
      );
      expect(await call('confirm_demo', confirm_token)).toBe(true);
      expect(await call('confirm_demo', confirm_token)).toBe(false);
      expect(await state()).toEqual([{sequence: 0, state: 'open'}]);
      expect(await call('move_demo', mine.token, third)).toBe('moved');
    });

    it('releases a held booking that isn’t confirmed in time, and still counts it for that day', async () => {
      const [first = '', second = ''] = await freeTimes();
      const mine = newBooking();
      await book(first);
      await book(second, mine);
      const [{confirm_token} = {}] = await sql(
        `update public.demo_bookings set held_until = now() - interval '1 second'
          where id = $1 returning confirm_token`,
        [mine.id],
      );
      expect(await sql('select state from public.find_demo($1)', [mine.token])).toEqual([
        {state: 'canceled'},
      ]);
      expect(await call('move_demo', mine.token, first)).toBe('canceled');
      expect(await freeTimes()).toContain(second);
      expect(await book(second)).toBe('202');
      expect(await call('confirm_demo', confirm_token)).toBe(false);
      expect(await sql('select used from private.reached_limits')).toEqual([{used: 3}]);
    });
  });

  it('books and moves demos of one network at the same time, without a deadlock', async () => {
    const times = await freeTimes();
    const mine = Array.from({length: 2}, newBooking);
    for (const [n, row] of mine.entries()) await book(times[n] ?? '', row);
    const answers = await Promise.all(
      mine.flatMap(({token}, n) => {
        client = `203.0.113.${n}`;
        return [call('move_demo', token, times[10 + n]), book(times[20 + n] ?? '')];
      }),
    );
    expect(answers).toEqual(Array(2).fill(['moved', undefined]).flat());
  });

  it('limits bookings and moves per client', async () => {
    const [first = '', ...others] = await freeTimes();
    client = '203.0.113.9';
    const mine = newBooking();
    expect(await book(first, mine)).toBeUndefined();
    for (const time of others.slice(0, 3)) {
      expect(await call('move_demo', mine.token, time)).toBe('moved');
    }
    expect(await book(first)).toBeUndefined();
    expect(await book(others[3] ?? '')).toBe('Too many requests');
    await expect(call('move_demo', mine.token, others[3])).rejects.toThrow('Too many requests');
    expect(await call('cancel_demo', mine.token)).toBe('canceled');
  });

  it('finds, moves, and cancels a booking only with its token, and only before it begins', async () => {
    const [first = '', second = '', third = ''] = await freeTimes();
    const mine = newBooking();
    await book(first, mine);
    await book(third);
    const found = (): Promise<unknown[]> => sql('select * from public.find_demo($1)', [mine.token]);
    expect(await found()).toEqual([
      {id: mine.id, starts_at: new Date(first), sequence: 0, by_phone: false, state: 'open'},
    ]);
    for (const wrong of ['', "' or true --", 'a'.repeat(100_000), crypto.randomUUID(), mine.id]) {
      expect(await sql('select * from public.find_demo($1)', [wrong])).toEqual([]);
      expect(await call('move_demo', wrong, second)).toBe('unknown');
      expect(await call('cancel_demo', wrong)).toBe('unknown');
    }
    expect(await call('move_demo', mine.token, third)).toBe('taken');
    expect(await call('move_demo', mine.token, 'infinity')).toBe('too-far');
    expect(await call('move_demo', mine.token, second)).toBe('moved');
    // Repeated after a lost response.
    expect(await call('move_demo', mine.token, second)).toBe('moved');
    expect(await found()).toMatchObject([
      {starts_at: new Date(second), sequence: 1, state: 'open'},
    ]);
    expect(await freeTimes()).toContain(first);

    expect(await call('cancel_demo', mine.token)).toBe('canceled');
    expect(await call('cancel_demo', mine.token)).toBe('canceled');
    expect(await found()).toMatchObject([{sequence: 2, state: 'canceled'}]);
    expect(await call('move_demo', mine.token, first)).toBe('canceled');
    expect(await freeTimes()).toContain(second);
    // Another visitor books it.
    expect(await book(second)).toBeUndefined();
  });

  it('refuses to move or cancel a demo that has begun', async () => {
    const [{token} = {token: ''}] = await sql<{token: string}>(
      `insert into public.demo_bookings (starts_at, name, email)
       values (now() - interval '1 minute', 'Dana', 'dana@example.com') returning token`,
    );
    expect(await sql('select state from public.find_demo($1)', [token])).toEqual([{state: 'over'}]);
    expect(await call('move_demo', token, (await freeTimes())[0])).toBe('over');
    expect(await call('cancel_demo', token)).toBe('over');
  });
});
