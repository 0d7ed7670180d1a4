import {readWorkerSettings} from '../settings.ts';

jest.mock('../../../src/config/brand.ts');

const RIGHT = {
  DATABASE_URL: 'postgres://owner:secret@127.0.0.1:5432/ringwell',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  OWNER_EMAIL: 'owner@practice.example',
};

const problemsOf = (env: Readonly<Record<string, string>>): string => {
  try {
    readWorkerSettings(env);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

it('takes what is right, with the rest from the brand', () => {
  expect(readWorkerSettings({...RIGHT, SITE_URL: 'https://www.other.example/'})).toMatchObject({
    siteUrl: 'https://www.other.example',
    showMessage: true,
    ringsAtMost: 20,
    from: {address: 'hello@ringwell.example'},
  });
});

it('says in a line each what is missing', () => {
  expect(problemsOf({}).split('\n')).toEqual([
    expect.stringMatching(/^DATABASE_URL is not set; .+ postgres:\/\//),
    expect.stringMatching(/^SMTP_URL is not set; .+ smtp:\/\//),
    expect.stringMatching(/^OWNER_EMAIL is not set; /),
  ]);
});

it.each([
  [{SMTP_URL: 'mail.example:587'}, /^SMTP_URL is no mail server/],
  [{SMTP_URL: 'https://user:secret@mail.example'}, /^SMTP_URL is no mail server/],
  [{OWNER_EMAIL: 'a@b.example, c@d.example'}, /^OWNER_EMAIL is 'a@b/],
  [{OWNER_EMAIL: 'a@b.example\nBcc: c@d.example'}, /^OWNER_EMAIL is /],
  [{MAIL_FROM: 'Ringwell <hello@b.example>'}, /^MAIL_FROM is /],
  [{SITE_URL: 'www.ringwell.example'}, /^SITE_URL is /],
  [{RING_MESSAGE: 'no'}, /^RING_MESSAGE is 'no'/],
  [{RINGS_AT_MOST: '0'}, /^RINGS_AT_MOST is '0'/],
])('refuses %j in one line, without a password in it', (wrong, line) => {
  const problems = problemsOf({...RIGHT, ...wrong});
  expect(problems).toMatch(line);
  expect(problems).not.toContain('secret');
});
