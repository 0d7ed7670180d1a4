import {createTransport} from 'nodemailer';
import {isLoopback} from '../database/isLoopback.ts';
import type {Mail} from './mail/layout.ts';
import type {WorkerSettings} from './settings.ts';
import {codesOf, describeSmtpError, isPermanent, type SmtpError} from './smtpAnswers.ts';

/**
 * A server that does not answer in these times is tried again later. Milliseconds. Once it has a
 * mail it is waited for long: what is tried again although it was taken arrives twice (RFC 5321,
 * 4.5.3.2.6, has ten minutes for that).
 */
const TIMEOUTS = {connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 180_000};
/** The longest that one mail may take; under the time after which its job counts as abandoned. */
const SEND_TIMEOUT_MS = 240_000;

/** How sending ended. What may go better later is thrown instead. */
export type Sent =
  | {readonly ok: true}
  /** `reason` is in the server's words; `codes`, such as `550 5.1.1`, tell nothing of anybody. */
  | {readonly ok: false; readonly reason: string; readonly codes: string};

export interface Mailer {
  /**
   * Sends one mail.
   *
   * @param key the job's; the same mail sent twice has the same message id, so that a mailbox that
   *   got both can tell
   * @returns not ok: the server says that this address gets no mail
   * @throws for anything else, which is tried again
   */
  send(key: string, to: string, mail: Mail): Promise<Sent>;
  /** Connects and signs in. Resolves to what is wrong, in one line; null for nothing. */
  check(): Promise<string | null>;
  close(): void;
}

/** The server's words for a log or a mail: one line, of no more than this many characters. */
const WORDS = 300;
const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, WORDS);

/** Mail by SMTP, over connections that stay open. */
export const openMailer = (
  {smtpUrl, from}: Pick<WorkerSettings, 'smtpUrl' | 'from'>,
  sendTimeoutMs = SEND_TIMEOUT_MS,
): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // Who stands in between could hide that the server can encrypt, and read password and mails.
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    ...TIMEOUTS,
  });
  const domain = from.address.split('@')[1] ?? 'localhost';
  return {
    send: async (key, to, mail) => {
      const sending = transport.sendMail({
        from,
        to: {name: '', address: to},
        replyTo: mail.replyTo,
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        // A part of the mail with the method, as invitations are, and a file.
        icalEvent: mail.event && {...mail.event},
        messageId: `<${key.replaceAll(':', '.')}@${domain}>`,
        // No answer from a robot to a robot. Not 'All', by which Exchange drops the notice, too, that a
        // mail could not be delivered.
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'OOF, AutoReply',
        },
        // What strangers typed must not make nodemailer read a file or an address.
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () => reject(Object.assign(new Error('timeout'), {code: 'ETIMEDOUT'})),
          sendTimeoutMs,
        );
      });
      try {
        await Promise.race([sending, tooLong]);
        return {ok: true};
      } catch (error) {
        const failure = error as SmtpError;
        if (isPermanent(failure)) {
          const words = oneLine(failure.response ?? failure.message);
          return {ok: false, reason: words, codes: codesOf(failure)};
        }
        const text = describeSmtpError(failure);
        throw new Error(text.replace(/^t/, 'T'), {cause: error});
      } finally {
        clearTimeout(timer);
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
