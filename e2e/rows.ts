// Rows of the tests' backend, and the emails that it sent.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect} from '@playwright/test';

import type {DatabaseLocation} from '../backend/location.ts';
import {type StoredRow, storedRows} from '../backend/testing/storedRows.ts';
import type {CaughtMail} from '../backend/local/catcher.ts';

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

/** Reads all rows. @throws if e2e/backend.ts isn't running */
export const backendRows = async (): Promise<{
  readonly newsletter: readonly StoredRow[];
  readonly messages: readonly StoredRow[];
}> => ({
  newsletter: await storedRows(backendPlace(), 'newsletter'),
  messages: await storedRows(backendPlace(), 'messages'),
});

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
