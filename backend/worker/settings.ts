import {brand} from '../../src/config/brand.ts';

/** What the worker is told by its environment. */
export interface WorkerSettings {
  readonly databaseUrl: string;
  /** From: of every mail. */
  readonly from: {readonly name: string; readonly address: string};
  /** Where links lead, without a trailing slash. */
  readonly siteUrl: string;
  /** `smtp://user:password@host:587` or `smtps://…:465`. */
  readonly smtpUrl: string;
  /** Who is told of messages. */
  readonly ownerEmail: string;
  /** Whether the owner's mail holds what the visitor wrote, or only that they did. */
  readonly showMessage: boolean;
  /** More new messages than this in ten minutes, and the owner gets one mail for the rest. */
  readonly ringsAtMost: number;
}

const RINGS_AT_MOST = 20;

type Environment = Readonly<Record<string, string | undefined>>;

/** One address, as every mail server takes it: nothing that could start another header. */
const ADDRESS = /^[^\s@<>,;"\u0000-\u001f]+@[^\s@<>,;"\u0000-\u001f]+$/;

/** Reads values, and notes what is wrong with them, a line each. */
interface Reader {
  readonly problems: string[];
  /** Undefined: not set, or empty. */
  read(name: string): string | undefined;
  required(name: string, value: string | undefined, what: string): string;
  address(name: string, fallback: string | undefined, what: string): string;
  smtpUrl(): string;
}

const readerOf = (env: Environment): Reader => {
  const problems: string[] = [];
  const reader: Reader = {
    problems,
    read: (name) => env[name]?.trim() || undefined,
    required: (name, value, what) => {
      if (value === undefined) problems.push(`${name} is not set; it is ${what}.`);
      return value ?? '';
    },
    address: (name, fallback, what) => {
      const value = reader.required(name, reader.read(name) ?? fallback, what);
      if (value !== '' && !ADDRESS.test(value)) {
        problems.push(
          `${name} is '${value}'; it must be one email address, such as you@example.com.`,
        );
      }
      return value;
    },
    smtpUrl: () => {
      const value = reader.required(
        'SMTP_URL',
        reader.read('SMTP_URL'),
        'the mail server to send with: smtp://user:password@host:587 or smtps://user:password@host:465',
      );
      if (value !== '' && !(URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol))) {
        // Not repeated: it may hold a password.
        problems.push('SMTP_URL is no mail server; it must begin with smtp:// or smtps://.');
      }
      return value;
    },
  };
  return reader;
};

/**
 * Reads and checks the worker's settings.
 *
 * @throws with a line for each that is missing or wrong
 */
export const readWorkerSettings = (env: Environment): WorkerSettings => {
  const reader = readerOf(env);
  const {problems, read} = reader;
  const databaseUrl = reader.required(
    'DATABASE_URL',
    read('DATABASE_URL'),
    'the database that the forms store in: postgres://user:password@host:5432/name',
  );
  const smtpUrl = reader.smtpUrl();
  const ownerEmail = reader.address(
    'OWNER_EMAIL',
    undefined,
    'the address that is told of messages',
  );
  const from = reader.address('MAIL_FROM', brand.email.display, 'the sender of every mail');
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
  const count = (name: string, fallback: number): number => {
    const value = Number(read(name) ?? fallback);
    if (!Number.isInteger(value) || value < 1) {
      problems.push(`${name} is '${read(name)}'; it must be a whole number from 1.`);
    }
    return value;
  };
  const ringsAtMost = count('RINGS_AT_MOST', RINGS_AT_MOST);

  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    databaseUrl,
    from: {name: brand.name, address: from},
    siteUrl: siteUrl.replace(/\/+$/, ''),
    smtpUrl,
    ownerEmail,
    showMessage: ringMessage === 'on',
    ringsAtMost,
  };
};
