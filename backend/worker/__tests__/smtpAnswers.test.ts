import {isPermanent, type SmtpError, smtpProblem} from '../smtpAnswers.ts';

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
])('takes "%s" for the end', (words) => {
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

it('does not blame the address for a refused login or sender', () => {
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
  [{code: 'ESOCKET', message: 'self-signed certificate'}, /certificate/],
])('says what is wrong with %j', (error, words) => {
  const problem = smtpProblem(
    Object.assign(new Error('message' in error ? error.message : 'no'), error),
  );
  expect(problem).toMatch(words);
  expect(problem).toMatch(/^SMTP_URL: the mail server [^\n]+$/);
});
