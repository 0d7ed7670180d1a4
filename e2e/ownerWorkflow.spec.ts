// From a submit to an answered lead, and from a sign-up to unsubscribing, with the real site,
// database, worker and SMTP server.
import {company} from '../src/config/company';
import {runOwnerCommand} from '../backend/owner/commands';
import type {CaughtMail} from '../backend/local/mailCatcher';
import {expect, hydrated, open, test} from './fixtures';
import {fillContact, freshEmail, MESSAGE, sendContact, signUp} from './forms';
import {backendPlace, backendRows, mailCatcher, mailTo} from './rows';

const linkIn = ({text}: CaughtMail, page: string): string => {
  const link = text.split('\n').find((line) => line.includes(`${page}?t=`));
  if (!link) throw new Error(`no link to ${page} in: ${text}`);
  return link;
};

const owner = (...args: string[]): Promise<string> => runOwnerCommand(args, backendPlace());

test('a message reaches the owner, the visitor gets a receipt, and the email’s link marks it as answered', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/contact?utm_source=spring-mailing&utm_campaign=e2e');
  const email = freshEmail();
  await fillContact(page, email);
  await sendContact(page);

  const receipt = await mailTo({to: email});
  const reference = /Reference: ([0-9A-F]{8})/.exec(receipt.text)?.[1] ?? '';
  expect(reference).not.toBe('');
  for (const typed of ['Ana', 'Ruiz', 'Two lines']) expect(receipt.source).not.toContain(typed);

  const notification = await mailTo({to: company.email.display, text: reference});
  expect(notification.replyTo).toContain(email);
  for (const detail of ["Ana O'Ruiz", '/contact', 'source spring-mailing, campaign e2e']) {
    expect(notification.text).toContain(detail);
  }
  for (const line of MESSAGE.split('\n')) expect(notification.text).toContain(line);
  expect(await owner('open')).toContain(reference);

  // The recipient opens the link's page; opening alone changes nothing.
  await page.clock.resume();
  await open(page, linkIn(notification, '/messages/answered'));
  expect(await owner('open')).toContain(reference);
  await page.getByRole('button', {name: 'Mark as answered'}).click();
  await expect(page.getByText('Marked as answered.')).toBeVisible();
  expect(await owner('open')).not.toContain(reference);

  // Again: the same message as for any used link.
  await page.reload();
  await page.getByRole('button', {name: 'Mark as answered'}).click();
  await expect(page.getByText(/Nothing was changed/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a sign-up is confirmed by email, unsubscribed by its link, and restored', async ({page}) => {
  await open(page, '/pricing');
  const email = freshEmail();
  await signUp(page, email);
  const confirmation = await mailTo({to: email});
  const rows = async () => (await backendRows()).newsletter.filter((row) => row.email === email);
  const statuses = async (): Promise<unknown> => (await rows()).map(({status}) => status);
  expect(await statuses()).toEqual(['unconfirmed']);

  await page.goto(mailCatcher());
  await page
    .getByRole('row', {name: email})
    .getByRole('link', {name: confirmation.subject})
    .click();
  await page.getByRole('link', {name: 'Open the confirmation page'}).click();
  await page.waitForURL('**/newsletter/confirm**');
  await hydrated(page);
  expect(await statuses()).toEqual(['unconfirmed']);
  await page.getByRole('button', {name: 'Confirm'}).click();
  await expect(page.getByText('You’re subscribed.')).toBeVisible();
  expect(await statuses()).toEqual(['confirmed']);

  // Unsubscribe link of every newsletter.
  const [row] = await rows();
  await open(page, `/newsletter/leave?t=${row?.unsubscribe_token}`);
  await page.getByRole('button', {name: 'Unsubscribe'}).click();
  await expect(page.getByText('You’re unsubscribed.')).toBeVisible();
  expect(await statuses()).toEqual(['left']);
  await page.getByRole('button', {name: 'Subscribe again'}).click();
  await expect(page.getByText('You’re subscribed again.')).toBeVisible();
  expect(await statuses()).toEqual(['confirmed', 'left']);
  await mailTo({to: email});
});
