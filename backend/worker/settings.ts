import {brand} from '../../src/config/brand';

/** What the worker is told by its environment. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly smtpUrl: string;
  /** Who is told of messages. */
  readonly ownerEmail: string;
  /** From: of every mail. */
  readonly from: {readonly name: string; readonly address: string};
  /** Where links lead, without a trailing slash. */
  readonly siteUrl: string;
  /** Whether the owner's mail holds what the visitor wrote, or only that they did. */
  readonly showMessage: boolean;
  /** More new messages than this in ten minutes, and the owner gets one mail for the rest. */
  readonly ringsAtMost: number;
}

const RINGS_AT_MOST = 20;

type Environment = Readonly<Record<string, string | undefined>>;

/** One address, as every mail server takes it: nothing that could start another header. */
const ADDRESS = /^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/;

/**
 * Reads and checks the worker's settings.
 *
 * @throws with a line for each that is missing or wrong
 */
export const readWorkerSettings = (env: Environment): WorkerSettings => {
  const problems: string[] = [];
  const read = (name: string): string | undefined => env[name]?.trim() || undefined;
  const required = (name: string, value: string | undefined, what: string): string => {
    if (value === undefined) problems.push(`${name} is not set; it is ${what}.`);
    return value ?? '';
  };

  const databaseUrl = required(
    'DATABASE_URL',
    read('DATABASE_URL'),
    'the database that the forms store in: postgres://user:password@host:5432/name',
  );
  const smtpUrl = required(
    'SMTP_URL',
    read('SMTP_URL'),
    'the mail server to send with: smtp://user:password@host:587 or smtps://user:password@host:465',
  );
  if (smtpUrl !== '' && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol))) {
    // Not repeated: it may hold a password.
    problems.push('SMTP_URL is no mail server; it must begin with smtp:// or smtps://.');
  }
  const address = (name: string, fallback: string | undefined, what: string): string => {
    const value = required(name, read(name) ?? fallback, what);
    if (value !== '' && !ADDRESS.test(value)) {
      problems.push(
        `${name} is '${value}'; it must be one email address, such as you@example.com.`,
      );
    }
    return value;
  };
  const ownerEmail = address('OWNER_EMAIL', undefined, 'the address that is told of messages');
  const from = address('MAIL_FROM', brand.email.display, 'the sender of every mail');

  const siteUrl = read('SITE_URL') ?? brand.siteUrl;
  if (!URL.canParse(siteUrl) || !/^https?:$/.test(new URL(siteUrl).protocol)) {
    problems.push(
      `SITE_URL is '${siteUrl}'; it must be the site's address, such as ${brand.siteUrl}.`,
    );
  }
  const ringMessage = read('RING_MESSAGE') ?? 'on';
  if (ringMessage !== 'on' && ringMessage !== 'off') {
    problems.push(`RING_MESSAGE is '${ringMessage}'; it must be on or off.`);
  }

  const ringsAtMost = Number(read('RINGS_AT_MOST') ?? RINGS_AT_MOST);
  if (!Number.isInteger(ringsAtMost) || ringsAtMost < 1) {
    problems.push(`RINGS_AT_MOST is '${read('RINGS_AT_MOST')}'; it must be a whole number from 1.`);
  }

  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    databaseUrl,
    smtpUrl,
    ownerEmail,
    from: {name: brand.name, address: from},
    siteUrl: siteUrl.replace(/\/+$/, ''),
    showMessage: ringMessage === 'on',
    ringsAtMost,
  };
};
