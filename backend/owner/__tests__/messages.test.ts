/** What the owner does with single messages, on real rows. */
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

describe.each(['answered', 'show'])('%s', (command) => {
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
    const error: unknown = await desk.owner(command, named).catch((e: unknown) => e);
    expect((error as Error).message).toMatch(/^'.*' is neither a reference .* nor an id\.$/);
    expect((error as Error).message).not.toContain('\u001b');
    expect(await messages()).toEqual(before);
  });

  it.each(['99999999', '99999999-9999-4999-8999-999999999999'])(
    'says that there is no %s',
    async (named) => {
      await expect(desk.owner(command, named)).rejects.toThrow(
        /^There is no message(?: or sign-up)? [9-]+|^There is no message(?: or sign-up)? 99999999-/,
      );
    },
  );

  it('refuses a reference that two have, and names both', async () => {
    const before = await messages();
    const error: unknown = await desk.owner(command, '44444444').catch((e: unknown) => e);
    for (const twin of TWINS) expect((error as Error).message).toContain(twin);
    expect((error as Error).message).toContain('nothing was done');
    expect(await messages()).toEqual(before);
  });
});
