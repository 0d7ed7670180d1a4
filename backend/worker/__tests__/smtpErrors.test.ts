import {describeSmtpError, isPermanent, type SmtpError} from '../smtpErrors.ts';

const answer = (response: string, command = 'RCPT TO'): SmtpError =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

/** Replies as mail services write them. */
it.each([
  '550 5.1.1 <x@y.example>: Recipient address rejected: User unknown in virtual mailbox table',
  '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Please try',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '550 No Such User Here',
  '550 Unknown user',
  '550 Recipient x@y.example not found',
])('gives up on an address after the answer "%s"', (words) => {
  expect(isPermanent(answer(words))).toBe(true);
  expect(isPermanent(answer(words, 'DATA'))).toBe(true);
  for (const command of ['AUTH PLAIN', 'MAIL FROM'])
    expect(isPermanent(answer(words, command))).toBe(false);
});

const ask = (response: string, command?: string): string =>
  describeSmtpError(answer(response, command), 'kim@practice.example');

/** Replies of real servers, the SMTP command that they answer, and our line about them. */
const KNOWN = `
535 5.7.139 Authentication unsuccessful, basic authentication is disabled. | AUTH LOGIN | “Authenticated SMTP”
530 5.7.57 Client not authenticated to send mail. [X.prod.outlook.com] | MAIL FROM | wants a login
554 5.2.252 SendAsDenied; a@b.example not allowed to send as c@d.example | DATA | send as MAIL_FROM
550 5.7.60 SMTP; Client does not have permissions to send as this sender | DATA | send as MAIL_FROM
432 4.3.2 Concurrent connections limit exceeded. | DATA | ?maxConnections=1
550 5.7.515 Access denied, sending domain does not meet the required level | DATA | SPF and DKIM
534-5.7.9 Application-specific password required. - gsmtp | AUTH PLAIN | app password
534-5.7.14 Please log in through your web browser and then try again. - gsmtp | AUTH PLAIN | in a browser
535-5.7.8 Username and Password not accepted. - gsmtp | AUTH PLAIN | check user and password
454 4.7.0 Too many login attempts, please try again later. - gsmtp | AUTH PLAIN | check the login at the
550 5.4.5 Daily user sending limit exceeded. | DATA | limit on sending
550 5.7.26 This mail has been blocked because the sender is unauthenticated. | DATA | SPF and DKIM
535 Authentication Credentials Invalid | AUTH PLAIN | check user and password
421 Too many concurrent SMTP connections | CONN | ?maxConnections=1
454 Throttling failure: Daily message quota exceeded. | DATA | limit on sending
554 Message rejected: Email address is not verified: a@b.example | DATA | not verified MAIL_FROM
550 The from address does not match a verified Sender Identity. | DATA | send as MAIL_FROM
553 5.7.1 <a@b.example>: Sender address rejected: not owned by user c | RCPT TO | send as MAIL_FROM
553 Relaying disallowed as a@b.example | MAIL FROM | send as MAIL_FROM
550 Domain y.example has exceeded the max emails per hour (25/25) | RCPT TO | limit on sending
550 5.7.1 Client does not have permissions to send as this sender | DATA | send as MAIL_FROM
550 5.7.0 From address is not one of your addresses. | DATA | send as MAIL_FROM
421 Domain sandbox1.mailgun.org is not allowed to send: Please activate your Mailgun account. | DATA | not activated
552 5.2.2 The email account of x@y.example is over quota. | RCPT TO | mailbox is full`;

it.each(KNOWN.trim().split('\n'))('tries again after a mail server’s error: %s', (row) => {
  const [words = '', command, remedy] = row.split(' | ');
  expect(isPermanent(answer(words, command))).toBe(false);
  expect(ask(words, command)).toContain(remedy);
  expect(ask(words, command)).toMatch(/^the mail server [^@:]+ \(\d{3}[^()]*\)$/);
});

const UNKNOWN = `
450 4.2.0 <kim@practice.example>: Greylisted | can’t accept the email at the moment | <…>: Greylisted
554 5.7.1 <Kim@Practice.example>: Relay denied | refused the email | <…>: Relay denied
554 Your IP 5.188.10.2 is blocked | refused the email | Your IP 5.188.10.2 is blocked
550 5.2.1 The user kim is receiving at a rate | refused the email | The user … is receiving at a rate
550 5.1.1 Mailbox temporarily unknown | refused the email | Mailbox temporarily unknown
550 5.1.8 Domain of mx.practice.example not found | refused the email | Domain of … not found`;

it.each(UNKNOWN.trim().split('\n'))('repeats an error without the address: %s', (row) => {
  const [words = '', meaning, said] = row.split(' | ');
  const [codes] = /^\d+(?: \d\S+\.\d)?(?= )/.exec(words) ?? [];
  expect(isPermanent(answer(words))).toBe(false);
  expect(ask(words)).toBe(`the mail server ${meaning} (${codes} to RCPT TO): ${said}`);
});

it.each([
  [
    {code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no'},
    /refused the login.*\(535 5\.7\.8\)$/,
  ],
  [{code: 'ESOCKET', message: '40A3:error:0A00010B:SSL routines:wrong version number'}, /smtp:\//],
  [{code: 'ETIMEDOUT', message: 'Greeting never received'}, /smtps:\/\//],
  [{code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.exmaple'}, /spelling/],
  [{code: 'ESOCKET', message: 'connect ENETUNREACH 2a00::1:587'}, /IPv6/],
  [{code: 'ECONNECTION', message: 'connect ECONNREFUSED 127.0.0.1:1'}, /check the port/],
  [{code: 'ESOCKET', message: 'self-signed certificate'}, /valid for its name/],
  [{code: 'ESOCKET', message: 'certificate has expired'}, /has expired/],
  [{code: 'ECONNECTION', message: 'Connection closed unexpectedly'}, /ended the connection/],
  [
    {code: 'ECONNECTION', command: 'EHLO', responseCode: 421, response: '421 Server shutting down'},
    /at the moment \(421 to EHLO\): Server shutting down$/,
  ],
  [{code: 'ESOCKET', message: 'connect ETIMEDOUT 192.0.2.1:587'}, /in time/],
  [{code: 'EAUTH', command: 'API', message: 'Missing credentials for "PLAIN"'}, /password/],
])('describes the error %j of a mail server', (error, words) => {
  const problem = describeSmtpError(
    Object.assign(new Error('message' in error ? error.message : 'no'), error),
  );
  expect(problem).toMatch(words);
  expect(problem).toMatch(/^the mail server [^\n]+$/);
});
