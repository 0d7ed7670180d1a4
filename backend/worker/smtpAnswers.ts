/** Meanings of a mail server's answers and errors. Nodemailer passes on the codes and doesn't judge them. */

export interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
  readonly response?: string;
}

/** Enhanced codes (RFC 3463, 7505) of an address that doesn't exist or accepts no email. */
const NO_SUCH_ADDRESS = ['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.2.1'];

/** Words for the same from servers without enhanced codes. */
const NO_SUCH_WORDS =
  /\bno such (?:user|person|mailbox|address|recipient)|\b(?:unknown|invalid) (?:user|mailbox|recipient|local part)|\b(?:user|mailbox|recipient|account)\b[^;]{0,60}?\b(?:unknown|not found|does not exist|doesn't exist)/i;

/** Words about a temporary limit or the sender: some servers combine them with the codes of an address. */
const OTHER_WORDS = /\b(?:rate|quota|limit|exceed\w*|too many|full|later|temporar\w*|sender)\b/i;

/** Extracts the codes of an answer, such as `550 5.1.1`. */
export const codesOf = ({responseCode, response = ''}: SmtpError): string =>
  [responseCode, /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(response)?.[0]].filter(Boolean).join(' ');

/**
 * Checks for an answer that this address accepts no email permanently. After any other answer, such as a
 * quota, a full mailbox, or a refused sender, the email is tried again for days, then reported to the owner.
 */
export const isPermanent = (error: SmtpError): boolean => {
  const {command, responseCode = 0, response = ''} = error;
  if (responseCode < 500 || !['RCPT TO', 'DATA'].includes(command ?? '')) return false;
  if (OTHER_WORDS.test(response)) return false;
  const [, enhanced] = codesOf(error).split(' ');
  return enhanced === undefined ? NO_SUCH_WORDS.test(response) : NO_SUCH_ADDRESS.includes(enhanced);
};

const OWN_RULES =
  'refused the email by its own rules, such as against spam; check the SPF and DKIM records of MAIL_FROM';

/** Signs in an error's codes or text, and their meanings with remedies. The first that fits holds. */
const MEANINGS: readonly (readonly [sign: RegExp, meaning: string])[] = [
  [/^EAUTH\b|#53[45]/, 'refused the login; check user and password'],
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
  [/ECONNREFUSED/, 'takes no connections at this port; check the port'],
  [/EPIPE|ECONNRESET|closed unexpectedly/, 'ended the connection too early'],
  [/\b[45]\.2\.2\b|\bfull\b|\bover ?quota\b/i, 'says that the mailbox is full'],
  [
    /\b[45]\.4\.5\b|\b(?:rate|quota|limit|exceed\w*|too many)\b/i,
    'says that a limit on sending is reached; ask its provider for a higher one',
  ],
  [/#4/, 'can’t accept the email at the moment'],
  [/\bspam\b|\bblock|\bblacklist|\breputation\b/i, OWN_RULES],
  [/^\S* MAIL FROM/, 'refused the sender; check MAIL_FROM'],
  [/\b5\.7\.\d+\b/, OWN_RULES],
  [/#5/, 'refused the email'],
  [
    /^(?:ETIMEDOUT|ESOCKET|ECONNECTION)\b/,
    'does not answer in time; check the port, which some hosts block',
  ],
];

/**
 * Describes an error of the mail server in one line: meaning, remedy, and codes. It repeats none of the
 * server's words, which name recipients in spellings that can't be foreseen.
 */
export const describeSmtpError = (error: SmtpError): string => {
  const {code = '', command = '', responseCode = '', message, response = message} = error;
  const text = `${code} ${command} #${responseCode} ${response}`;
  const meaning = MEANINGS.find(([sign]) => sign.test(text))?.[1] ?? 'can’t be used';
  const codes = codesOf(error);
  const where = codes && command && command !== 'CONN' ? `${codes} to ${command}` : codes || code;
  return `the mail server ${meaning}${where && ` (${where})`}`;
};
