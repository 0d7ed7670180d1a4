/** What the owner does with single messages, on real rows. */
import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {type Desk, openDesk} from './desk.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const KIM = '11111111-1111-4111-8111-111111111111';
const OLD = '22222222-2222-4222-8222-222222222222';
const MARKED = '33333333-3333-4333-8333-333333333333';
/** Two with one reference. */
const TWINS = ['44444444-0000-4000-8000-000000000001', '44444444-0000-4000-8000-000000000002'];

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());
beforeEach(() =>
  desk.run(`
    delete from public.contact_messages;
    insert into public.contact_messages
      (id, created_at, first_name, last_name, email, practice_type, topic, message, honeypot) values
      ('${KIM}', now() - interval '1 minute', 'Kim', 'Whitfield', 'kim@example.com', 'dental', 'Phones', 'x', false),
      ('${OLD}', now() - interval '20 days', 'Ana', 'Ruiz', 'ana@example.com', null, null, 'x', false),
      ('${MARKED}', now(), 'Robot', 'Robot', 'robot@example.com', null, null, 'x', true),
      ('${TWINS[0]}', now(), 'One', 'Twin', 'one@example.com', null, null, 'x', false),
      ('${TWINS[1]}', now(), 'Two', 'Twin', 'two@example.com', null, null, 'x', false)`),
);

const messages = () =>
  desk.run<{id: string; [column: string]: unknown}>(
    'select * from public.contact_messages order by id',
  );
const message = async (id: string) => (await messages()).find((row) => row.id === id);

describe('open', () => {
  it('lists what people wait for, the oldest first, with the time left', async () => {
    const lines = (await desk.owner('open')).split('\n');
    expect(lines[0]).toBe('4 messages to answer, oldest first:');
    expect(lines[2]).toMatch(/^ {2}22222222 +\d+ h \d+ min over +Ana Ruiz$/);
    expect(lines[3]).toMatch(/^ {2}11111111 +\d+ h.* Kim Whitfield +dental +Phones$/);
    expect(lines.join()).not.toContain('Robot');
  });

  it('says so when every message has been answered', async () => {
    await desk.run('update public.contact_messages set answered_at = now()');
    expect(await desk.owner('open')).toBe('No message waits for an answer.');
  });
});

it('export makes no file of nothing, and says so', async () => {
  await desk.run('delete from public.contact_messages');
  const file = path.join(tmpdir(), `ringwell-nothing-${process.pid}.csv`);
  expect(await desk.owner('export', 'messages', file)).toBe(
    `There is nothing to export, so ${file} was not made.`,
  );
  expect(await desk.owner('export', 'newsletter', file)).toContain('not confirmed: --all.');
  expect(existsSync(file)).toBe(false);
});

describe('answered', () => {
  it.each([['11111111'], [KIM], [` ${KIM.toUpperCase()} `]])('marks %s, once', async (named) => {
    expect(await desk.owner('answered', named)).toMatch(
      /^Marked 11111111 of kim@example\.com as answered\. Left of the promise: \d+ h/,
    );
    const marked = await message(KIM);
    expect(marked?.answered_at).toBeInstanceOf(Date);
    expect(await desk.owner('answered', named)).toMatch(
      /was marked as answered on 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC; nothing was changed\.$/,
    );
    expect(await message(KIM)).toEqual(marked);
    expect(await desk.owner('open')).not.toContain('Kim');
  });
});

describe.each([
  ['answered', []],
  ['delete', []],
  ['correct', ['first_name', 'x']],
  ['show', []],
])('%s', (command, rest) => {
  it.each([
    '',
    ' ',
    '1',
    '1111111',
    'gggggggg',
    "' or true --",
    '11111111%',
    '________',
    `${KIM}'; drop table public.contact_messages; --`,
    KIM.replaceAll('-', ''),
    `{${KIM}}`,
    '\u001b[2J',
    '１１１１１１１１',
  ])('takes %j for no id, in one line', async (named) => {
    const before = await messages();
    const error: unknown = await desk.owner(command, named, ...rest).catch((e: unknown) => e);
    expect((error as Error).message).toMatch(/^'.*' is neither a reference .* nor an id\.$/);
    expect((error as Error).message).not.toContain('\u001b');
    expect(await messages()).toEqual(before);
  });

  it.each(['99999999', '99999999-9999-4999-8999-999999999999'])(
    'says that there is no %s',
    async (named) => {
      await expect(desk.owner(command, named, ...rest)).rejects.toThrow(
        /^There is no message(?: or sign-up)? [9-]+|^There is no message(?: or sign-up)? 99999999-/,
      );
    },
  );

  it('refuses a reference that two have, and names both', async () => {
    const before = await messages();
    const error: unknown = await desk.owner(command, '44444444', ...rest).catch((e: unknown) => e);
    for (const twin of TWINS) expect((error as Error).message).toContain(twin);
    expect((error as Error).message).toContain('nothing was done');
    expect(await messages()).toEqual(before);
  });
});

describe('correct', () => {
  it.each([
    ['first_name', 'Kimberly', "'Kim'", "'Kimberly'"],
    ['last_name', ' Whitfield-Ruiz ', "'Whitfield'", "'Whitfield-Ruiz'"],
    ['email', 'kim.w@example.com', "'kim@example.com'", "'kim.w@example.com'"],
    ['phone', '(415) 555-0100', 'nothing', "'(415) 555-0100'"],
    ['clinic_name', 'Harbor Dental', 'nothing', "'Harbor Dental'"],
    ['practice_type', 'optometry', "'dental'", "'optometry'"],
    ['practice_type', '', "'dental'", 'nothing'],
    ['team_size', '6-15', 'nothing', "'6-15'"],
    ['state', 'DC', 'nothing', "'DC'"],
  ])('%s to %j, and says both', async (field, value, before, after) => {
    const row = await message(KIM);
    expect(await desk.owner('correct', '11111111', field, value)).toBe(
      `Corrected the ${field} of 11111111: it was ${before}, and is ${after} now.`,
    );
    expect(await message(KIM)).toEqual({...row, [field]: value.trim() || null});
    expect(await desk.owner('correct', '11111111', field, value)).toBe(
      `The ${field} of 11111111 is ${after} already; nothing was changed.`,
    );
  });

  it.each([
    ['state', 'XX', /it is one of AL, AK, .*WY\./],
    ['practice_type', 'Dental', /it is one of family-medicine, /],
    ['team_size', '7', /it is one of 1-5, /],
    ['email', 'kim', /CHECK/],
    ['email', 'kim@example.com\r\nBcc: x@example.com', /CHECK/],
    ['first_name', '', /CHECK/],
    ['last_name', 'Whit\u202efield', /CHECK/],
    ['phone', '\u001b[2J12345', /CHECK/],
    ['clinic_name', 'x'.repeat(201), /CHECK/],
  ])('refuses %s %j in one line', async (field, value, words) => {
    const before = await messages();
    const error: unknown = await desk
      .owner('correct', '11111111', field, value)
      .catch((e: unknown) => e);
    const {message: said} = error as Error;
    expect(said).toMatch(words);
    expect(said).toMatch(/^'.*' can't be a [a-z_]+: .* Nothing was changed\.$/);
    expect(said).not.toMatch(/[\u001b\u202e\r\n]/);
    expect(await messages()).toEqual(before);
  });

  it.each([
    'message',
    'id',
    'answered_at',
    'honeypot',
    'first_name = last_name, email',
    'constructor',
    '',
  ])('changes no %j', async (field) => {
    await expect(desk.owner('correct', '11111111', field, 'x')).rejects.toThrow(
      `'${field}' can't be corrected; these can: first_name, `,
    );
  });

  it('tells how a sign-up gets another address', async () => {
    await expect(
      desk.owner('correct', 'kim@example.com', 'email', 'k@example.com'),
    ).rejects.toThrow(/unsubscribe the wrong one, and ask them to sign up/);
  });
});

describe('delete', () => {
  it('deletes one message with the notes about its mails, and no other', async () => {
    await desk.run(
      `insert into private.mails (key, message_id, outcome)
       select 'ring:' || id, id, 'sent' from public.contact_messages`,
    );
    expect(await desk.owner('delete', '11111111')).toMatch(
      /^Deleted the message 11111111 of kim@example\.com, .*Backups keep it until they expire\./,
    );
    expect(await message(KIM)).toBeUndefined();
    expect(await messages()).toHaveLength(4);
    expect(await desk.run(`select from private.mails where key = 'ring:${KIM}'`)).toEqual([]);
    expect(await desk.run('select from private.mails')).toHaveLength(4);
    await expect(desk.owner('delete', '11111111')).rejects.toThrow(
      /^There is no message 11111111\.$/,
    );
  });
});
