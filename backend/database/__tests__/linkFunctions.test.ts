/** Functions of links in emails, called with a visitor's role. */
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {asVisitor} from '../../testing/visitor.ts';
import type {Rows} from '../rows.generated.ts';

const test = useTestDatabase();
const {sql} = test;

const press = async (name: string, token: string): Promise<boolean | undefined> =>
  asVisitor(test.database, async (session) => {
    const [row] = await session.query<{changed: boolean}>(`select public.${name}($1) as changed`, [
      token,
    ]);
    return row?.changed;
  });

type SignUp = Rows['newsletter_subscriptions'];
const EMAIL = 'reader@example.com';
const signUps = (): Promise<SignUp[]> =>
  sql('select * from public.newsletter_subscriptions order by created_at, confirmed_at');
const signUp = async (): Promise<SignUp> => {
  await sql('insert into public.newsletter_subscriptions (email) values ($1)', [EMAIL]);
  const row = (await signUps()).find((one) => one.unsubscribed_at === null);
  if (!row) throw new Error('not stored');
  return row;
};
const MESSAGE = `
  insert into public.contact_messages (first_name, last_name, email, message)
  values ('Dana', 'Whitfield', 'dana@example.com', 'x')`;
beforeEach(async () => {
  await sql('delete from public.newsletter_subscriptions');
  await sql('delete from public.contact_messages');
});

it('a link confirms once, unsubscribes once, and resubscribes within an hour with the same consent', async () => {
  const {confirm_token, unsubscribe_token} = await signUp();
  await sql(
    `update public.newsletter_subscriptions
        set consented_at = '2026-01-02', source = 'blog', consent_version = '2026-11-28-blog'`,
  );
  expect(await press('confirm_subscription', confirm_token)).toBe(true);
  expect(await press('confirm_subscription', confirm_token)).toBe(false);
  expect(await press('unsubscribe', ` ${unsubscribe_token.toUpperCase()}\n`)).toBe(true);
  expect(await press('unsubscribe', unsubscribe_token)).toBe(false);
  expect(await press('confirm_subscription', confirm_token)).toBe(false);
  expect(await press('return_to_newsletter', unsubscribe_token)).toBe(true);
  expect(await press('return_to_newsletter', unsubscribe_token)).toBe(false);
  const [gone, active, ...others] = await signUps();
  expect([gone?.unsubscribed_at, active?.confirmed_at, others]).not.toContain(null);
  expect(active).toMatchObject({
    unsubscribed_at: null,
    consented_at: new Date('2026-01-02T00:00:00'),
    consent_version: '2026-11-28-blog',
  });
  expect(others).toEqual([]);
});

it('a link resubscribes no one after an hour, after an unsubscribe by the owner, or without a confirmation', async () => {
  const {confirm_token, unsubscribe_token} = await signUp();
  await press('confirm_subscription', confirm_token);
  await press('unsubscribe', unsubscribe_token);
  await sql(
    `update public.newsletter_subscriptions
        set consented_at = now() - interval '3 days', confirmed_at = now() - interval '2 days',
            unsubscribed_at = now() - interval '61 minutes',
            may_return_until = now() - interval '1 minute'`,
  );
  expect(await press('return_to_newsletter', unsubscribe_token)).toBe(false);

  const ended = await signUp();
  await press('confirm_subscription', ended.confirm_token);
  await sql('select private.end_subscription($1)', [EMAIL]);
  expect(await press('return_to_newsletter', ended.unsubscribe_token)).toBe(false);

  await sql('delete from public.newsletter_subscriptions');
  const unconfirmed = await signUp();
  await press('unsubscribe', unconfirmed.unsubscribe_token);
  expect(await press('return_to_newsletter', unconfirmed.unsubscribe_token)).toBe(false);
});

it('a link marks a message as answered, once', async () => {
  const [{token} = {token: ''}] = await sql<{token: string}>(
    `${MESSAGE} returning answer_token as token`,
  );
  expect(await press('mark_answered', token)).toBe(true);
  expect(await press('mark_answered', token)).toBe(false);
  expect(await sql('select from public.contact_messages where answered_at is null')).toEqual([]);
});

it('a link changes nothing if its token is malformed, unknown, or of another kind', async () => {
  const {confirm_token, unsubscribe_token} = await signUp();
  await sql(MESSAGE);
  const before = await signUps();
  const wrong = ['', 'null', '%', "' or true --", 'a'.repeat(100_000), crypto.randomUUID()];
  for (const token of [...wrong, unsubscribe_token]) {
    expect(await press('confirm_subscription', token)).toBe(false);
  }
  for (const token of [...wrong, confirm_token]) {
    for (const name of ['unsubscribe', 'mark_answered', 'return_to_newsletter'])
      expect(await press(name, token)).toBe(false);
  }
  expect(await signUps()).toEqual(before);
});
