/** Owner's commands for single messages, on real rows. */
import {useOwnerTools} from './ownerTools.ts';

const KIM = '11111111-1111-4111-8111-111111111111';
const OLD = '22222222-2222-4222-8222-222222222222';
const MARKED = '33333333-3333-4333-8333-333333333333';
/** Two ids with the same reference. */
const TWINS = ['44444444-0000-4000-8000-000000000001', '44444444-0000-4000-8000-000000000002'];

const tools = useOwnerTools();
beforeEach(() =>
  tools.sql(`
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
  tools.sql<{id: string; [column: string]: unknown}>(
    'select * from public.contact_messages order by id',
  );
const message = async (id: string) => (await messages()).find((row) => row.id === id);

describe('open', () => {
  it('lists unanswered messages, the oldest first, with the time left', async () => {
    const lines = (await tools.owner('open')).split('\n');
    expect(lines[0]).toBe('4 messages waiting for a reply, oldest first:');
    expect(lines[2]).toMatch(/^ {2}22222222 +\d+ h \d+ min over +Ana Ruiz$/);
    expect(lines[3]).toMatch(/^ {2}11111111 +\d+ h.* Kim Whitfield +dental +Phones$/);
    expect(lines.join()).not.toContain('Robot');
    await tools.sql('update public.contact_messages set answered_at = now()');
    expect(await tools.owner('open')).toBe('No messages are waiting for a reply.');
  });
});

describe('the command answered', () => {
  it.each([['11111111'], [KIM], [` ${KIM.toUpperCase()} `]])('answered marks %s', async (named) => {
    expect(await tools.owner('answered', named)).toMatch(
      /^Marked 11111111 of kim@example\.com as answered\. Time left to reply: \d+ h/,
    );
    const marked = await message(KIM);
    expect(marked?.answered_at).toBeInstanceOf(Date);
    expect(await tools.owner('answered', named)).toMatch(
      /was marked as answered on 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC; nothing was changed\.$/,
    );
    expect(await message(KIM)).toEqual(marked);
    expect(await tools.owner('open')).not.toContain('Kim');
  });
});

it.each(['', '1', '11111111%', '________', `{${KIM}}`, '\u001b[2J', '１１１１１１１１'])(
  'answered refuses %j as an id in one line',
  async (named) => {
    const before = await messages();
    await expect(tools.owner('answered', named)).rejects.toThrow(
      /^'[^\u001b\n]*' is neither a reference .* nor an id\.$/,
    );
    expect(await messages()).toEqual(before);
  },
);

it('answered reports an unknown id, and lists both ids if two messages share a reference', async () => {
  const before = await messages();
  for (const none of ['99999999', '99999999-9999-4999-8999-999999999999']) {
    await expect(tools.owner('answered', none)).rejects.toThrow(`There is no message ${none}.`);
  }
  await expect(tools.owner('answered', '44444444')).rejects.toThrow(TWINS.join(', '));
  expect(await messages()).toEqual(before);
});
