import {describeSmtpError, isPermanent, type SmtpError} from '../smtpAnswers.ts';

const answer = (response: string, command = 'RCPT TO'): SmtpError =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
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
  '550 No Such User Here',
  '550 Unknown user',
  '550 Recipient x@y.example not found',
])('gives up after "%s"', (words) => {
  expect(isPermanent(answer(words))).toBe(true);
  expect(isPermanent(answer(words, 'DATA'))).toBe(true);
  for (const command of ['AUTH PLAIN', 'MAIL FROM'])
    expect(isPermanent(answer(words, command))).toBe(false);
});

const BY_OWN_RULES = 'refused the email by its own rules';

it.each([
  ['550 5.4.5 Daily user sending limit exceeded.', 'says that a limit on sending is reached'],
  ['550 Domain y.example has exceeded the max emails per hour (25/25)', 'says that a limit'],
  ['550 5.2.1 The user you are trying to contact is receiving mail at a rate', 'says that a limit'],
  ['552 5.2.2 The email account of x@y.example is over quota.', 'says that the mailbox is full'],
  ['452 4.2.2 Mailbox full', 'says that the mailbox is full'],
  ['550 5.7.1 Message rejected as spam by x@y.example', BY_OWN_RULES],
  ['550 5.7.26 This mail has been blocked because the sender is unauthenticated.', BY_OWN_RULES],
  ['554 5.7.1 <x@y.example>: Relay access denied', BY_OWN_RULES],
  ['550 5.1.8 Sender address rejected: Domain not found', 'refused the email'],
  ['550-Verification failed\n550-No Such User Here\n550 Sender verify failed', 'refused the email'],
  ['550 Requested action not taken: mailbox unavailable', 'refused the email'],
  ['550 5.1.1 Mailbox temporarily unknown, try later', 'refused the email'],
  ['421 4.7.0 x@y.example: Try again later', 'can’t accept the email at the moment'],
  ['450 4.2.0 <x@y.example>: Greylisted', 'can’t accept the email at the moment'],
])('tries again after "%s", of which it says the meaning and no word', (words, meaning) => {
  expect(isPermanent(answer(words))).toBe(false);
  const described = describeSmtpError(answer(words));
  expect(described).toContain(`the mail server ${meaning}`);
  expect(described).toMatch(/ \(\d{3}( \d\.\d\.\d+)? to RCPT TO\)$/);
  expect(described).not.toContain('@');
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
    /at the moment \(421 to EHLO\)$/,
  ],
  [{code: 'ESOCKET', message: 'connect ETIMEDOUT 192.0.2.1:587'}, /in time/],
  [answer('550 5.1.8 Sender address rejected', 'MAIL FROM'), /check MAIL_FROM/],
  [answer('550 5.7.1 on our block list (S3150)', 'MAIL FROM'), /its own rules/],
])('describes %j', (error, words) => {
  const problem = describeSmtpError(
    Object.assign(new Error('message' in error ? error.message : 'no'), error),
  );
  expect(problem).toMatch(words);
  expect(problem).toMatch(/^the mail server [^\n]+$/);
});
