/** The owner's commands about demos, on real rows. */
import {useOwnerTools} from './ownerTools.ts';

const [FIRST, SECOND, OTHER, PAST] = ['1', '2', '3', '4'].map(
  (digit) => `${digit.repeat(8)}-1111-4111-8111-111111111111`,
);

const tools = useOwnerTools();
beforeEach(() =>
  tools.sql(`
    delete from public.demo_bookings;
    delete from private.closed_days;
    insert into public.demo_bookings (id, starts_at, name, email, practice, calls) values
      ('${FIRST}', '2099-12-01 15:00Z', E'Kim W.', 'k.im@gmail.com', 'North Dental', 'Transfers'),
      ('${SECOND}', '2099-12-02 05:30Z', 'Kim', 'kim+2@gmail.com', null, null),
      ('${OTHER}', '2099-12-01 19:20Z', 'Ana', 'ana@example.com', null, null),
      ('${PAST}', '2020-12-01 15:00Z', 'Lee', 'lee@example.com', null, null)`),
);

const canceled = async (): Promise<string[]> =>
  (
    await tools.sql<{id: string}>(
      'select id from public.demo_bookings where canceled_at is not null order by id',
    )
  ).map(({id}) => id);

it('lists upcoming demos in the office’s time zone, earliest first', async () => {
  const shown = await tools.owner('demos');
  expect(shown).toMatch(/^3 demos, soonest first:\n/);
  expect(shown.match(/\d{8}(?= )/g)).toEqual(['11111111', '33333333', '22222222']);
  expect(shown).toMatch(
    /Tuesday, December 1 at 10:00 am Eastern Time +Kim W\. +k\.im@gmail\.com +North Dental/,
  );
  // The date in the office's time zone differs from the one in UTC.
  expect(shown).toContain('Wednesday, December 2 at 12:30 am Eastern Time');
  await tools.sql('delete from public.demo_bookings');
  expect(await tools.owner('demos')).toBe('No demos are booked.');
});

it('cancels one demo, or all demos of a mailbox in any spelling, once', async () => {
  expect(await tools.owner('cancel', '33333333')).toMatch(/^Canceled 1 demo:\n/);
  expect(await canceled()).toEqual([OTHER]);
  await expect(tools.owner('cancel', '33333333')).rejects.toThrow('has no demo to cancel');
  expect(await tools.owner('cancel', ' KIM@googlemail.com')).toMatch(/^Canceled 2 demos:\n/);
  expect(await canceled()).toEqual([FIRST, SECOND, OTHER]);
  expect(
    await tools.sql(`select sequence from public.demo_bookings where id = '${FIRST}'`),
  ).toEqual([{sequence: 1}]);
  await expect(tools.owner('cancel', 'lee@example.com')).rejects.toThrow('has no demo to cancel');
  await expect(tools.owner('cancel', 'nonsense')).rejects.toThrow('neither a reference');
});

it('cancels bookings since a time, of a domain, or from a booking’s network, and says whether a worker sends emails', async () => {
  const log = `insert into private.insert_log (table_name, client, network, booking_id)
               select 'demo_bookings', 'x', case id when '${OTHER}' then 'a'::bytea else 'b' end, id
                 from public.demo_bookings`;
  await tools.sql(`delete from private.insert_log; ${log}`);
  expect(await tools.owner('cancel', '22222222', '--network')).toMatch(
    /^Canceled 2 demos:\n[^]+\nNo visitor has an email about it yet, because no worker runs/,
  );
  expect(await canceled()).toEqual([FIRST, SECOND]);
  await expect(tools.owner('cancel', 'ample.com', '--domain')).rejects.toThrow('has no demo');
  await expect(tools.owner('cancel', '2099-01-01 10:00', '--since')).rejects.toThrow('has no demo');
  await expect(tools.owner('cancel', 'noon', '--since')).rejects.toThrow('invalid input syntax');
  await tools.sql(`update private.settings set changed_at = now() where name = 'last_sweep'`);
  expect(await tools.owner('cancel', 'Example.com', '--domain')).toMatch(
    /^Canceled 1 demo:\n[^]+\nThe worker emails each visitor; /,
  );
});

it('closes a day for demos, lists its bookings, and opens it again', async () => {
  const closed = await tools.owner('close', '2099-12-01');
  expect(closed).toMatch(/^No demos can be booked on 2099-12-01\.\n2 demos already booked;/);
  expect(closed).not.toContain('22222222');
  expect(await tools.owner('demos')).toContain('\nClosed: 2099-12-01.');
  expect(await tools.owner('close', '2099-12-03')).toBe('No demos can be booked on 2099-12-03.');
  expect(await tools.owner('close', '2099-12-01', '--reopen')).toContain('again');
  expect(await tools.sql('select day::text from private.closed_days')).toEqual([
    {day: '2099-12-03'},
  ]);
  await expect(tools.owner('close', '2020-01-01')).rejects.toThrow('is over');
  for (const day of ['tomorrow', '2099-13-01', '2099-02-30', "2099-12-01'"]) {
    await expect(tools.owner('close', day)).rejects.toThrow(/is not a date/);
  }
});
