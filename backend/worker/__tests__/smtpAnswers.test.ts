import {describeSmtpError, isPermanent, type SmtpError} from '../smtpAnswers.ts';

const answer = (response: string, command = 'RCPT TO'): SmtpError =>
  Object.assign(new Error(response), {
    command,
    response,
    responseCode: Number(response.slice(0, 3)),
  });

/** As mail services write them. */
it.each([
  '550 5.1.1 <x@y.example>: Recipient address rejected: User unknown in virtual mailbox table',
  '550-5.1.1 The email account that you tried to reach does not exist.\n550 5.1.1 Please try',
  '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
  '550 5.2.1 The email account that you tried to reach is disabled.',
  '556 5.1.10 Recipient address has null MX',
  '553 5.1.3 The recipient address is not a valid RFC 5321 address.',
  '550 5.1.2 Bad destination system address',
  '550 No Such User Here',
  '550 Unknown user',
  '550 Recipient x@y.example not found',
])('gives up after "%s"', (words) => {
  expect(isPermanent(answer(words))).toBe(true);
  expect(isPermanent(answer(words, 'DATA'))).toBe(true);
});

it.each([
  '550 5.4.5 Daily user sending limit exceeded.',
  '550 Domain y.example has exceeded the max emails per hour (25/25 (100%)) allowed.',
  '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents',
  '552 5.2.2 The email account that you tried to reach is over quota.',
  '550 5.7.26 This mail has been blocked because the sender is unauthenticated.',
  '554 5.7.1 Service unavailable; Client host blocked using zen.example',
  '554 5.7.1 <x@y.example>: Relay access denied',
  '550 5.1.8 Sender address rejected: Domain not found',
  '550-Verification failed for <us@z.example>\n550-No Such User Here\n550 Sender verify failed',
  '550 Requested action not taken: mailbox unavailable',
  '550 5.1.1 Mailbox temporarily unknown, try later',
  '452 4.2.2 Mailbox full',
  '451 4.7.1 Greylisting in action',
])('tries again after "%s"', (words) => expect(isPermanent(answer(words))).toBe(false));

it('does not give up on an address after a refused login or sender', () => {
  const words = '550 5.1.1 User unknown';
  for (const command of ['AUTH PLAIN', 'MAIL FROM'])
    expect(isPermanent(answer(words, command))).toBe(false);
});

it.each([
  [
    {code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no'},
    /refused the login.*\(535 5\.7\.8\)$/,
  ],
  [
    {code: 'ESOCKET', message: '40A3:error:0A00010B:SSL routines:wrong version number'},
    /smtp:\/\//,
  ],
  [{code: 'ETIMEDOUT', message: 'Greeting never received'}, /smtps:\/\//],
  [{code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.exmaple'}, /spelling/],
  [{code: 'ESOCKET', message: 'connect ENETUNREACH 2a00::1:587'}, /IPv6/],
  [{code: 'ECONNECTION', message: 'connect ECONNREFUSED 127.0.0.1:1'}, /check the port/],
  [{code: 'ESOCKET', message: 'self-signed certificate'}, /valid for its name/],
  [{code: 'ESOCKET', message: 'certificate has expired'}, /has expired/],
  [{code: 'ESOCKET', message: 'write EPIPE'}, /ended the connection/],
  [{code: 'ECONNECTION', message: 'Connection closed unexpectedly'}, /ended the connection/],
  [
    {code: 'EPROTOCOL', responseCode: 421, response: '421 4.3.2 busy'},
    /at the moment \(421 4\.3\.2\)$/,
  ],
  [
    {code: 'ECONNECTION', command: 'EHLO', responseCode: 421, response: '421 Server shutting down'},
    /at the moment \(421 to EHLO\)$/,
  ],
  [{code: 'ESOCKET', message: 'connect ETIMEDOUT 192.0.2.1:587'}, /in time/],
])('describes %j', (error, words) => {
  const problem = describeSmtpError(
    Object.assign(new Error('message' in error ? error.message : 'no'), error),
  );
  expect(problem).toMatch(words);
  expect(problem).toMatch(/^the mail server [^\n]+$/);
});

it.each([
  ['421 4.7.0 x@y.example: Try again later', 'can’t accept the email at the moment'],
  ['450 4.2.0 <x@y.example>: Greylisted', 'can’t accept the email at the moment'],
  ['452 4.2.2 Mailbox full', 'says that the mailbox is full'],
  ['552 5.2.2 The email account of x@y.example is over quota', 'says that the mailbox is full'],
  ['550 5.4.5 Daily user sending limit exceeded', 'says that a limit on sending is reached'],
  ['550 Domain y.example has exceeded the max emails per hour (25/25)', 'says that a limit'],
  ['550 5.7.1 Message rejected as spam by x@y.example', 'refused the email by its own rules'],
  ['554 5.7.0 Reject, id=1234', 'refused the email by its own rules'],
  ['554 Transaction failed', 'refused the email'],
])('describes "%s" by its meaning, without its words', (words, meaning) => {
  const described = describeSmtpError(Object.assign(answer(words), {code: 'EENVELOPE'}));
  expect(described).toContain(`the mail server ${meaning}`);
  expect(described).toMatch(/ \(\d{3}( \d\.\d\.\d)? to RCPT TO\)$/);
  expect(described).not.toContain('@');
});

it('blames the sender’s address for a refused sender', () => {
  const words = '550 5.1.8 Sender address rejected';
  const refused = Object.assign(answer(words, 'MAIL FROM'), {code: 'EENVELOPE'});
  expect(describeSmtpError(refused)).toContain('check MAIL_FROM');
  const blocked = answer('550 5.7.1 on our block list (S3150)', 'MAIL FROM');
  expect(describeSmtpError(blocked)).toContain('its own rules');
});
