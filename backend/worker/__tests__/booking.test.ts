/** Emails about booked demos, through a real queue, database and mail server. */
import ICAL from 'ical.js';
import type {CaughtMail} from '../../local/mailCatcher.ts';
import {company} from '../../../src/config/company.ts';
import {demoRules} from '../../../src/features/booking/data.ts';
import {TEST_OWNER, until, workerHarness} from '../../testing/worker.ts';

const bench = workerHarness();
const {open, work} = bench;

const HOUR = 3_600_000;
const EMAIL = 'kim+demo@practice.example';

/** Parses both copies of the invitation with another program: the email's part and the attached file. */
const eventOf = (mail: CaughtMail | undefined) => {
  const [part, file] = mail?.files ?? [];
  expect(file?.content).toBe(part?.content);
  expect(file?.name).toBe('invite.ics');
  const calendar = new ICAL.Component(ICAL.parse(part?.content ?? '') as unknown[]);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  const method = String(calendar.getFirstPropertyValue('method'));
  expect(part?.type).toContain(`method=${method}`);
  // Outlook reads it only if it precedes the event.
  expect(part?.content.indexOf('METHOD:')).toBeLessThan(part?.content.indexOf('BEGIN:VEVENT') ?? 0);
  return {
    method,
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    start: event.startDate.toJSDate(),
    minutes: event.duration.toSeconds() / 60,
    location: event.location,
    organizer: event.organizer.toLowerCase(),
    attendees: event.attendees.map((one) => String(one.getFirstValue()).toLowerCase()),
  };
};

it('notifies visitor and owner once of a booking, a move, and a cancellation, each with its calendar file', async () => {
  const site = await open();
  await work();
  const {id, token, starts_at} = await site.book({
    time_zone: 'Asia/Calcutta',
    calls: 'Transfers after hours',
  });
  const [first] = await site.mailsTo(EMAIL, 1);
  const [notice] = await site.mailsTo(TEST_OWNER, 1);
  const invitation = {
    method: 'REQUEST',
    uid: `${id}@${new URL(company.siteUrl).hostname}`,
    sequence: 0,
    status: 'CONFIRMED',
    start: starts_at,
    minutes: demoRules.minutes,
    organizer: `mailto:${company.email.display}`,
    attendees: [`mailto:${EMAIL}`],
  };
  expect(eventOf(first)).toMatchObject(invitation);
  expect(eventOf(notice)).toEqual({
    ...eventOf(first),
    attendees: [`mailto:${EMAIL}`, `mailto:${TEST_OWNER}`],
  });
  expect(notice?.source).not.toContain(token);
  expect(first?.from).toContain(company.email.display);
  expect(first?.text).toContain('India Standard Time');
  expect(first?.text).toMatch(/In our office: .+ Eastern\s+Time/);
  expect(first?.text).toContain(`https://site.example/book?t=${token}`);
  expect(first?.text).toMatch(/A video link comes\s+by\s+email\./);
  expect(notice?.text).toContain('Calls to play: Transfers after hours');
  expect(notice?.text).toContain('Reply to this email with the link to join');
  expect(notice?.replyTo).toContain(EMAIL);

  const [{later} = {later: starts_at}] = await site.sql<{later: Date}>(
    `select starts_at as later from private.demo_times(now())
      where is_free order by starts_at desc limit 1`,
  );
  await site.sql('select public.move_demo($1, $2)', token, later);
  const [, moved] = await site.mailsTo(EMAIL, 2);
  expect(moved?.subject).toMatch(/^Moved: /);
  expect(eventOf(moved)).toMatchObject({...invitation, start: later, sequence: 1});

  await site.sql('select public.cancel_demo($1)', token);
  const [, , canceled] = await site.mailsTo(EMAIL, 3);
  expect(canceled?.subject).toMatch(/^Canceled: /);
  expect(eventOf(canceled)).toMatchObject({
    ...invitation,
    method: 'CANCEL',
    status: 'CANCELLED',
    start: later,
    sequence: 2,
  });
  expect((await site.mailsTo(TEST_OWNER, 3)).map(({subject}) => subject.slice(0, 11))).toEqual([
    'Demo booked',
    'Demo moved:',
    'Demo cancel',
  ]);
});

it('sends reminders a day and an hour before, but not after a cancellation or the demo', async () => {
  const site = await open(undefined, {DEMO_PLACE: 'https://meet.example/ringwell'});
  await work();
  const {starts_at, token} = await site.book();
  const other = await site.book({email: 'lee@practice.example'});
  await site.mailsTo(EMAIL, 1);
  await site.sql('select public.cancel_demo($1)', other.token);
  await site.mailsTo('lee@practice.example', 2);
  const count = async (hoursBefore: number): Promise<number> => {
    bench.clock = starts_at.getTime() - hoursBefore * HOUR - Date.now();
    await site.settled();
    return site.catcher.mails.filter(({to}) => to === EMAIL).length;
  };
  const counts: number[] = [];
  for (const hoursBefore of [25, 23.9, 2, 0.9, -1]) counts.push(await count(hoursBefore));
  expect(counts).toEqual([1, 2, 2, 3, 3]);
  expect(await site.mailsTo('lee@practice.example', 2)).toHaveLength(2);
  const [, day, hour] = await site.mailsTo(EMAIL, 3);
  expect(day?.subject).toMatch(/^Tomorrow at /);
  expect(hour?.subject).toMatch(/^In one hour|^In \d+ minutes/);
  for (const mail of [day, hour]) {
    expect(mail?.text).toContain('Join by video: https://meet.example/ringwell');
    expect(mail?.text).toContain(token);
    expect(mail?.files).toEqual([]);
  }
});

it.each([
  ['booked two days ago while no worker ran', '2 days', 5],
  ['booked a moment ago', '1 minute', 2],
])('sends no reminder beside the confirmation of a demo %s', async (_, ago, hoursAhead) => {
  const site = await open();
  await site.book();
  await site.sql(
    `update public.demo_bookings set changed_at = now() - $1::interval,
       starts_at = now() + make_interval(hours => $2), ends_at = now() + interval '1 day'`,
    ago,
    hoursAhead,
  );
  await work();
  await site.settled();
  expect((await site.mailsTo(EMAIL, 1)).map(({subject}) => subject)).toEqual([
    expect.stringMatching(/^Your Ringwell demo: /),
  ]);
  bench.clock = (hoursAhead - 0.9) * HOUR;
  await site.settled();
  expect((await site.mailsTo(EMAIL, 2))[1]?.subject).toMatch(/^In \d+ minutes: |^In one hour: /);
});

it('asks the visitor to confirm a held demo, and notifies the owner once that the limit is reached and once of the confirmation', async () => {
  const site = await open();
  await site.sql(`update private.settings set value = '0' where name = 'demos_daily'`);
  await work();
  const {id} = await site.book();
  const [held] = await site.mailsTo(EMAIL, 1);
  const [{confirm_token} = {confirm_token: ''}] = await site.sql<{confirm_token: string}>(
    'select confirm_token from public.demo_bookings where id = $1',
    id,
  );
  expect(held?.text).toContain(`https://site.example/book/confirm?t=${confirm_token}`);
  expect(held?.files).toEqual([]);
  expect((await site.mailsTo(TEST_OWNER, 1)).map(({subject}) => subject)).toEqual([
    '1 demos in a day: visitors must now confirm new bookings',
  ]);
  await site.sql('select public.confirm_demo($1)', confirm_token);
  expect((await site.mailsTo(EMAIL, 2))[1]?.subject).toMatch(/^Your Ringwell demo: /);
  expect((await site.mailsTo(TEST_OWNER, 2))[1]?.subject).toMatch(/^Demo booked: /);
  // A held demo that expires.
  const late = await site.book({email: 'late@practice.example'});
  await site.mailsTo('late@practice.example', 1);
  await site.sql(
    `update public.demo_bookings set held_until = now(), changed_at = now() - interval '1 hour' where id = $1`,
    late.id,
  );
  await site.settled();
  expect(await site.mailsTo('late@practice.example', 1)).toHaveLength(1);
  expect(await site.mailsTo(TEST_OWNER, 2)).toHaveLength(2);
});

it('merges the owner’s emails about demos into one above the limit, and doesn’t limit those to visitors', async () => {
  const site = await open(undefined, {MAX_OWNER_EMAILS: '1'});
  await site.sql(`update private.settings set value = '0' where name ~ '^mails_'`);
  await work();
  for (let n = 0; n < 6; n += 1) await site.book({email: `kim${n}@practice.example`});
  await site.mailsTo('@practice.example', 6);
  expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
  await site.hurry('demo-digest');
  const [, digest] = await site.mailsTo(TEST_OWNER, 2);
  expect(digest?.subject).toBe('5 demos booked, moved, or canceled');
  expect(digest?.text).toContain('kim5@practice.example');
});

it('notifies only the owner when no worker ran until the demo had begun', async () => {
  const site = await open();
  await site.book();
  await site.sql(`update public.demo_bookings set starts_at = now() - interval '1 hour',
                    ends_at = now(), changed_at = now() - interval '2 days'`);
  await work();
  expect(await site.mailsTo(TEST_OWNER, 1)).toHaveLength(1);
  expect(site.catcher.mails).toHaveLength(1);
});

it('notifies the visitor of a demo when the owner’s address is refused', async () => {
  const site = await open((to) => (to === TEST_OWNER ? '550 No such user' : undefined));
  await work();
  await site.book();
  expect(await site.mailsTo(EMAIL, 1)).toHaveLength(1);
  await until(site.jobs, (jobs) =>
    jobs.some(({last_error}) => last_error?.includes('OWNER_EMAIL was refused')),
  );
});
