import {company} from '../../src/config/company.ts';

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
  /** Maximum emails about single messages in ten minutes; the others are sent in a digest. */
  readonly maxOwnerEmails: number;
}

interface Rule {
  /** Default; a setting without one is required. */
  readonly fallback?: string;
  readonly isValid: (value: string) => boolean;
  /** Text after "it must be". */
  readonly expected: string;
  /** True if it may contain a password, so that it is never printed. */
  readonly isSecret?: boolean;
}

/** Checks for one address that every mail server accepts and that can't add a header. */
const isAddress = (value: string): boolean =>
  /^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/.test(value);
const ADDRESS = {isValid: isAddress, expected: 'one email address, such as you@example.com'};

/** Matches senders whose mailbox nobody reads, such as `no-reply@example.com`. */
const NO_REPLY = /^(?:no|do[._-]?not|dont)[._-]?reply\b/i;

const hasScheme =
  (scheme: RegExp) =>
  (value: string): boolean =>
    URL.canParse(value) && scheme.test(new URL(value).protocol);

const RULES = {
  DATABASE_URL: {
    isValid: hasScheme(/^postgres(?:ql)?:$/),
    expected: 'the database of the forms, as postgres://user:password@host:5432/name',
    isSecret: true,
  },
  SMTP_URL: {
    isValid: hasScheme(/^smtps?:$/),
    expected: 'a mail server, as smtp://user:password@host:587 or smtps://user:password@host:465',
    isSecret: true,
  },
  OWNER_EMAIL: ADDRESS,
  MAIL_FROM: {
    fallback: company.email.display,
    isValid: (value) => isAddress(value) && !NO_REPLY.test(value),
    expected: 'one email address that somebody reads, because emails ask for replies',
  },
  SITE_URL: {
    fallback: company.siteUrl,
    isValid: hasScheme(/^https?:$/),
    expected: `the site's address, such as ${company.siteUrl}`,
  },
  INCLUDE_MESSAGE: {
    fallback: 'on',
    isValid: (value) => value === 'on' || value === 'off',
    expected: 'on or off',
  },
  DEMO_PLACE: {
    fallback: '',
    isValid: (value) => !/[\p{Cc}\u2028\u2029]/u.test(value) && value.length <= 300,
    expected: 'one line of at most 300 characters',
  },
  MAX_OWNER_EMAILS: {
    fallback: '20',
    isValid: (value) => /^[1-9]\d*$/.test(value),
    expected: 'a whole number from 1',
  },
} satisfies Readonly<Record<string, Rule>>;

/**
 * Reads and checks the worker's settings.
 *
 * @throws a line for each setting that is missing or invalid
 */
export const readWorkerSettings = (
  env: Readonly<Record<string, string | undefined>>,
): WorkerSettings => {
  const problems: string[] = [];
  const read = (name: keyof typeof RULES): string => {
    const {fallback, isValid, expected, isSecret}: Rule = RULES[name];
    const value = env[name]?.trim() || fallback;
    if (value === undefined || !isValid(value)) {
      const wrong = isSecret ? 'not valid' : `'${value}'`;
      problems.push(
        `${name} is ${value === undefined ? 'not set' : wrong}; it must be ${expected}.`,
      );
    }
    return value ?? '';
  };
  const settings = {
    databaseUrl: read('DATABASE_URL'),
    smtpUrl: read('SMTP_URL'),
    ownerEmail: read('OWNER_EMAIL'),
    from: {name: company.name, address: read('MAIL_FROM')},
    siteUrl: read('SITE_URL').replace(/\/+$/, ''),
    showMessage: read('INCLUDE_MESSAGE') === 'on',
    demoPlace: read('DEMO_PLACE') || undefined,
    maxOwnerEmails: Number(read('MAX_OWNER_EMAILS')),
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
};
