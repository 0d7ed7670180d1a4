import * as z from 'zod';
import {company} from '../../src/config/company.ts';

/** Period that `maxOwnerEmails` counts. */
export const OWNER_WINDOW_MINUTES = 10;

/** Settings of the worker, from its environment. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** Sender of every email, whose mailbox somebody reads. */
  readonly from: {readonly name: string; readonly address: string};
  /** URL of the site for links, without a trailing slash. */
  readonly siteUrl: string;
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly smtpUrl: string;
  /** Address that notifications are sent to. */
  readonly ownerEmail: string;
  /** True if the owner's email includes the visitor's message. */
  readonly showMessage: boolean;
  /** Link to join a demo by video, such as a meeting room's; undefined if a person emails it. */
  readonly demoPlace: string | undefined;
  /** Maximum emails about single messages in OWNER_WINDOW_MINUTES; the others are sent in a digest. */
  readonly maxOwnerEmails: number;
}

/** Checks for one address that every mail server accepts and that can't add a header. */
const isAddress = (value: string): boolean =>
  /^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/.test(value);

/** Matches senders whose mailbox nobody reads, such as `no-reply@example.com`. */
const NO_REPLY = /^(?:no|do[._-]?not|dont)[._-]?reply\b/i;

/** Settings, each with the text after "it must be". */
const SETTINGS = z.object({
  DATABASE_URL: z.url({
    protocol: /^postgres(?:ql)?$/,
    error: 'the database of the forms, as postgres://user:password@host:5432/name',
  }),
  SMTP_URL: z.url({
    protocol: /^smtps?$/,
    error: 'a mail server, as smtp://user:password@host:587 or smtps://user:password@host:465',
  }),
  OWNER_EMAIL: z
    .string('one email address, such as you@example.com')
    .refine(isAddress, 'one email address, such as you@example.com'),
  MAIL_FROM: z
    .string()
    .refine(
      (value) => isAddress(value) && !NO_REPLY.test(value),
      'one email address that somebody reads, because emails ask for replies',
    )
    .default(company.email.display),
  SITE_URL: z
    .url({protocol: /^https?$/, error: `the site's address, such as ${company.siteUrl}`})
    .default(company.siteUrl),
  INCLUDE_MESSAGE: z.enum(['on', 'off'], 'on or off').default('on'),
  DEMO_PLACE: z
    .string()
    .regex(/^[^\p{Cc}\u2028\u2029]{0,300}$/u, 'one line of at most 300 characters')
    .optional(),
  MAX_OWNER_EMAILS: z
    .string()
    .regex(/^[1-9]\d*$/, 'a whole number from 1')
    .default('20'),
});

/**
 * Reads and checks the worker's settings.
 *
 * @throws a line for each setting that is missing or invalid
 */
export const readWorkerSettings = (
  env: Readonly<Record<string, string | undefined>>,
): WorkerSettings => {
  const given = Object.fromEntries(
    Object.keys(SETTINGS.shape).map((name) => [name, env[name]?.trim() || undefined]),
  );
  const {data, error} = SETTINGS.safeParse(given);
  if (!data) {
    const problems = error.issues.map(({path, message}) => {
      const name = path.join();
      const value = given[name];
      // Both may contain a password.
      const wrong = /^(?:DATABASE|SMTP)_URL$/.test(name) ? 'not valid' : `'${value}'`;
      return `${name} is ${value === undefined ? 'not set' : wrong}; it must be ${message}.`;
    });
    throw new Error(problems.join('\n'));
  }
  return {
    databaseUrl: data.DATABASE_URL,
    smtpUrl: data.SMTP_URL,
    ownerEmail: data.OWNER_EMAIL,
    from: {name: company.name, address: data.MAIL_FROM},
    siteUrl: data.SITE_URL.replace(/\/+$/, ''),
    showMessage: data.INCLUDE_MESSAGE === 'on',
    demoPlace: data.DEMO_PLACE,
    maxOwnerEmails: Number(data.MAX_OWNER_EMAILS),
  };
};
