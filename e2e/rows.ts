// Rows of the tests' backend, and the emails that it sent.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect} from '@playwright/test';

import {type DatabaseLocation, withDatabase} from '../backend/databaseLocation.ts';
import type {CaughtMail} from '../backend/local/mailCatcher.ts';

export interface RunningBackend {
  readonly databaseUrl: string;
  readonly mailUrl: string;
}

/** File in which e2e/backend.ts writes the backend's URLs. */
export const BACKEND_FILE = path.resolve('.test/e2e-backend.json');

const running = (): RunningBackend =>
  JSON.parse(readFileSync(BACKEND_FILE, 'utf8')) as RunningBackend;

/** Database location for the owner’s commands. @throws if e2e/backend.ts isn’t running */
export const backendPlace = (): DatabaseLocation => ({
  dataDir: '',
  databaseUrl: running().databaseUrl,
});

/** URL of the mail catcher's page. @throws if e2e/backend.ts isn’t running */
export const mailCatcher = (): string => running().mailUrl;

/** Text by column. */
type StoredRow = Readonly<Record<string, string | null>>;

const NEWSLETTER = `
  select email, source, consent_version as consent, unsubscribe_token,
         case when unsubscribed_at is not null then 'left'
              when confirmed_at is not null then 'confirmed' else 'unconfirmed' end as status
    from public.newsletter_subscriptions order by created_at desc, id`;

const MESSAGES = `
  select first_name || ' ' || last_name as name, email, phone, practice_type as practice, clinic_name as clinic,
         team_size as team, state, topic, page, case when honeypot then 'yes' end as honeypot, message
    from public.contact_messages order by created_at desc, id`;

/** Reads the rows that visitors have sent, newest first. @throws if e2e/backend.ts isn't running */
export const backendRows = () =>
  withDatabase(backendPlace(), async (database) => ({
    newsletter: await database.query<StoredRow>(NEWSLETTER),
    messages: await database.query<StoredRow>(MESSAGES),
  }));

/** Waits for the one email to an address with the given text; the worker sends on its own schedule. */
export const mailTo = async ({
  to,
  text = '',
}: {
  readonly to: string;
  readonly text?: string;
}): Promise<CaughtMail> => {
  let mails: readonly CaughtMail[] = [];
  await expect
    .poll(
      async () => {
        const response = await fetch(`${mailCatcher()}/mails.json`);
        const all = (await response.json()) as readonly CaughtMail[];
        mails = all.filter((mail) => mail.to.includes(to) && mail.text.includes(text));
        return mails.length;
      },
      {message: `mails to ${to}`, timeout: 60_000},
    )
    .toBe(1);
  return mails[0]!;
};
