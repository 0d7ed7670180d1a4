/** Error of a mail server, classified here because nodemailer only reports the codes. */

export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Enhanced codes (RFC 3463, 7505) of an address that doesn't exist or accepts no email. */
const NO_SUCH_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** Messages with the same meaning from servers without enhanced codes. */
const NO_SUCH_WORDS =
  /\bno such (?:user|person|mailbox|address|recipient)|\b(?:unknown|invalid) (?:user|mailbox|recipient|local part)|\b(?:user|mailbox|recipient|account)\b[^;]{0,60}?\b(?:unknown|not found|does not exist|doesn't exist)/i;

/** Messages about a temporary limit or the sender, which some servers combine with the codes of an address. */
const OTHER_WORDS = /\b(?:rate|quota|limit|exceed\w*|too many|full|later|temporar\w*|sender)\b/i;

/**
 * Extracts the codes of an answer, such as `550 5.1.1`. The second must follow the first (RFC 2034); in
 * another place it may be an IP address.
 */
export const codesOf = ({responseCode, response = ''}: SmtpError): string =>
  [responseCode, /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})(?![.\d])/m.exec(response)?.[1]]
    .filter(Boolean)
    .join(' ');

/**
 * Checks for an answer that this address permanently accepts no email. After any other answer, such as a
 * quota, a full mailbox, or a refused sender, the email is tried again for days, then reported to the
 * owner.
 */
export const isPermanent = (error: SmtpError): boolean => {
  const {command, responseCode = 0, response = ''} = error;
  if (responseCode < 500 || !['RCPT TO', 'DATA'].includes(command ?? '')) return false;
  if (OTHER_WORDS.test(response)) return false;
  const [, enhanced] = codesOf(error).split(' ');
  return enhanced === undefined ? NO_SUCH_WORDS.test(response) : NO_SUCH_ADDRESS.includes(enhanced);
};

const NO_PASSWORD_LOGIN =
  'does not accept logins by password for this mailbox; its administrator turns on “Authenticated SMTP”, or use another provider';
const LIMIT = 'says that a limit on sending is reached; ask its provider for a higher one';
const OTHER_SENDER =
  'does not let this login send as MAIL_FROM; allow it there, or use the login’s own address';
const FEWER =
  'allows fewer connections at a time than three, the default; add ?maxConnections=1 to SMTP_URL';

/**
 * Known errors and answers, grouped by source, with their meanings and remedies. The first match is used.
 * Unknown answers are printed unchanged.
 */
const KNOWN: readonly (readonly [sign: RegExp, meaning: string])[] = [
  // Node, OpenSSL, and nodemailer.
  [/wrong version number|packet length too long/, 'does not begin with TLS there; write smtp://'],
  [
    /Greeting never received/,
    'sent no greeting; where it begins with TLS (port 465), write smtps://',
  ],
  [/STARTTLS/, 'offers no encryption, without which nothing is sent; use another port or server'],
  [/certificate has expired/i, 'has a certificate that has expired'],
  [/certificate|ERR_TLS|self.signed/i, 'has a certificate that isn’t valid for its name'],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, 'has a name that leads nowhere; check its spelling'],
  [/ENETUNREACH|EHOSTUNREACH/, 'can’t be reached from this network, perhaps by IPv6 alone'],
  [/ECONNREFUSED/, 'accepts no connections at this port; check the port'],
  [/EPIPE|ECONNRESET|closed unexpectedly/, 'ended the connection too early'],
  [/^EAUTH API .*Missing credentials/, 'needs a password; SMTP_URL has none'],
  // Microsoft 365: aka.ms/smtp_auth_disabled, aka.ms/concurrent_sending (three at a time), "Fix NDR error
  // code" in learn.microsoft.com/exchange, and github.com/gophish/gophish/issues/2900 (5.2.252).
  [/#\d+ 5\.7\.139 /, NO_PASSWORD_LOGIN],
  [
    /#\d+ 5\.7\.57 /,
    `wants a login; add user and password to SMTP_URL, or it ${NO_PASSWORD_LOGIN}`,
  ],
  // Exchange Server sends the second answer with another code (github.com/nodemailer/nodemailer/issues/145).
  [/SendAsDenied|does not have permissions to send as this sender/, OTHER_SENDER],
  [/#432 4\.3\.2 |#421 .*maximum number of concurrent (?:server )?connections/, FEWER],
  [/#\d+ 5\.1\.90 |SubmissionQuotaExceeded/, LIMIT],
  [
    /#\d+ 5\.1\.8 .*bad outbound sender/,
    'has blocked this account; its administrator can unblock it',
  ],
  // Google: support.google.com/a/answer/3726730.
  [/#534 .*Application-specific password/i, 'wants an app password instead of the account’s own'],
  [/#534 .*web browser/i, 'wants you to sign in to the account in a browser first'],
  [/#550 5\.4\.5 .*sending limit/, LIMIT],
  // Amazon SES: docs.aws.amazon.com/ses/latest/dg/troubleshoot-smtp.html and troubleshoot-error-messages.html.
  [/#421 .*Too many concurrent SMTP connections/, FEWER],
  [/#454 .*Throttling failure/, LIMIT],
  [
    /#554 .*not authorized to perform .ses:/,
    'does not let this login send; allow ses:SendRawEmail',
  ],
  [
    /#554 .*address is not verified/,
    'has not verified MAIL_FROM, or sends only to verified addresses (its sandbox); change it there',
  ],
  // Mailgun: github.com/Monstarrrr/rebutify/issues/162.
  [/#421 .*not allowed to send: .*activate/, 'has not activated this account yet; do it there'],
  // SendGrid (nodemailer's users, github.com/sahat/hackathon-starter/issues/1083), Postfix
  // (reject_sender_login_mismatch), Zoho (github.com/mybb/mybb/issues/2644), and iCloud
  // (github.com/TryGhost/Ghost/issues/17012).
  [
    /verified Sender Identity|not owned by (?:auth )?user|Relaying disallowed as|not one of your addresses/,
    OTHER_SENDER,
  ],
  // cPanel's limit of a domain.
  [/exceeded the max(?:imum)? emails per hour/, LIMIT],
  // RFC 4954 (logins), 3463 (mailbox full), 7372 (SPF and DKIM; Google and Microsoft use them).
  [/#530 /, 'wants a login; add user and password to SMTP_URL'],
  [/#535 /, 'refused the login; check user and password'],
  [/ AUTH .*#454 /, 'can’t check the login at the moment'],
  [/#\d+ [45]\.2\.2 /, 'says that the mailbox is full'],
  [
    /#\d+ 5\.7\.(?:2[0-6]|509|515) /,
    'can’t see that the email is yours; check the SPF and DKIM records of MAIL_FROM',
  ],
  [
    /^(?:ETIMEDOUT|EABORT|ESOCKET|ECONNECTION) (?!.*#\d)/,
    'doesn’t answer in time; check the port, which some hosts block',
  ],
];

/** Maximum characters of a server's message in a log or an email. */
const MAX_MESSAGE_LENGTH = 300;

/** Converts a server's answer to one line. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, MAX_MESSAGE_LENGTH);

/** Replaces words with an `@` or with the recipient's name or domain, because logs must not contain addresses. */
const withoutAddresses = (text: string, recipient: string): string => {
  const [name = '', domain = ''] = recipient.toLowerCase().split('@');
  const isAddress = (word: string): boolean =>
    /@|%40|=40/.test(word) ||
    word === name ||
    (domain !== '' && word.includes(domain)) ||
    (name.length > 2 && word.includes(name));
  return text.replace(/[^\s<>"'()[\],;:]+/g, (word) =>
    isAddress(word.toLowerCase().replace(/\.$/, '')) ? '…' : word,
  );
};

/**
 * Describes an error of the mail server in one line: meaning, remedy, and codes; for an unknown answer, the
 * server's message.
 *
 * @param recipient removed from that message
 */
export const describeSmtpError = (error: SmtpError, recipient = ''): string => {
  const {code = '', command = '', responseCode = '', message, response = message} = error;
  const codes = codesOf(error);
  const text = `${code} ${command} #${codes} ${response}`.replace(/\s+/g, ' ');
  const where = codes && command && command !== 'CONN' ? `${codes} to ${command}` : codes || code;
  const known = KNOWN.find(([sign]) => sign.test(text))?.[1];
  const describe = (meaning: string): string =>
    `the mail server ${meaning}${where && ` (${where})`}`;
  if (known !== undefined) return describe(known);
  const isTemporary = String(responseCode).startsWith('4');
  const refused = isTemporary ? 'can’t accept the email at the moment' : 'refused the email';
  const words = withoutAddresses(
    oneLine(response.replace(/^\d{3}[ -](?:\d\.\d{1,3}\.\d{1,3} )?/gm, '')),
    recipient,
  );
  return `${describe(responseCode === '' ? 'can’t be used' : refused)}${words && `: ${words}`}`;
};
