import {createTransport} from 'nodemailer';
import {isLoopback} from '../../src/lib/address/isLoopback.ts';
import type {Mail} from './mail/layout.ts';
import type {WorkerSettings} from './settings.ts';
import {codesOf, describeSmtpError, isPermanent, oneLine, type SmtpError} from './smtpErrors.ts';

/**
 * Timeouts of the mail server in milliseconds, after which the email is tried again later. The last one is
 * long, because an email that was accepted and is tried again arrives twice (RFC 5321, 4.5.3.2.6, allows
 * ten minutes).
 */
const TIMEOUTS = {connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 180_000};
/** Milliseconds for one email, less than the age from which its job counts as abandoned (ledger.ts). */
const SEND_TIMEOUT_MS = 240_000;

/** Outcome of sending, with the server's message. `codes`, such as `550 5.1.1`, contain no personal data. */
export type Sent =
  | {readonly outcome: 'sent'}
  | {readonly outcome: 'refused'; readonly reason: string; readonly codes: string};

export interface Mailer {
  /**
   * Sends one email.
   *
   * @param key key of the job, for the message id, by which mailboxes can detect a repeated email
   * @returns 'refused' if the address doesn't exist or accepts no email
   * @throws any other error, after which the email is tried again
   */
  send(key: string, to: string, mail: Mail): Promise<Sent>;
  /** Connects and signs in. @returns the problem in one line, or null */
  check(): Promise<string | null>;
  close(): void;
}

/** Opens a mailer that sends by SMTP over persistent connections. */
export const openMailer = (
  {smtpUrl, from}: Pick<WorkerSettings, 'smtpUrl' | 'from'>,
  sendTimeoutMs = SEND_TIMEOUT_MS,
): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // The maximum of Microsoft 365; SMTP_URL can set another one (?maxConnections=1).
    maxConnections: 3,
    // A man in the middle could hide that the server supports encryption, and read password and emails.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    ...TIMEOUTS,
  });
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    send: async (key, to, mail) => {
      try {
        await transport.sendMail({
          // Also removes a waiting email and ends the connection, or it would be sent after all and once more.
          signal: AbortSignal.timeout(sendTimeoutMs),
          from,
          to: {name: '', address: to},
          replyTo: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          // Sent as a part with the method, like invitations, and as an attachment.
          icalEvent: mail.event && {...mail.event},
          messageId: `<${key.replaceAll(':', '.')}@${domain}>`,
          // No automatic replies. Not 'All', with which Exchange also suppresses bounces.
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'OOF, AutoReply',
          },
          // Text of strangers must not make nodemailer read files or web addresses.
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return {outcome: 'sent'};
      } catch (error) {
        const failure = error as SmtpError;
        if (isPermanent(failure)) {
          const reason = oneLine(failure.response ?? failure.message);
          return {outcome: 'refused', reason, codes: codesOf(failure)};
        }
        const text = describeSmtpError(failure, to);
        throw new Error(text.replace(/^t/, 'T'), {cause: error});
      }
    },
    check: () =>
      transport.verify().then(
        () => null,
        (error: SmtpError) => `SMTP_URL: ${describeSmtpError(error)}`,
      ),
    close: () => transport.close(),
  };
};
