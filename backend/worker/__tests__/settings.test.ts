import {readWorkerSettings} from '../settings.ts';

jest.mock('../../../src/config/company.ts');

const RIGHT = {
  DATABASE_URL: 'postgres://owner:secret@127.0.0.1:5432/ringwell',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  OWNER_EMAIL: 'owner@practice.example',
};

it('reads valid settings of the worker, with defaults from src/config/company', () => {
  expect(readWorkerSettings({...RIGHT, SITE_URL: 'https://www.other.example/'})).toMatchObject({
    siteUrl: 'https://www.other.example',
    showMessage: true,
    maxOwnerEmails: 20,
    from: {address: 'hello@ringwell.example'},
  });
});

it('names each missing setting of the worker in one line', () => {
  expect(() => readWorkerSettings({})).toThrow(
    /^DATABASE_URL is not set; .+ postgres:.+\nSMTP_URL is not set; .+ smtp:.+\nOWNER_EMAIL is not set; .+$/,
  );
});

it.each([
  [{DATABASE_URL: 'mysql://user:secret@db.example'}, 'DATABASE_URL is not valid; '],
  [{SMTP_URL: 'mail.example:587'}, 'SMTP_URL is not valid; '],
  [{SMTP_URL: 'https://user:secret@mail.example'}, 'SMTP_URL is not valid; '],
  [{OWNER_EMAIL: 'a@b.example, c@d.example'}, "OWNER_EMAIL is 'a@b"],
  [{OWNER_EMAIL: 'a@b.example\nBcc: c@d.example'}, "OWNER_EMAIL is '"],
  [{MAIL_FROM: 'Ringwell <hello@b.example>'}, "MAIL_FROM is '"],
  [{MAIL_FROM: 'no-reply@b.example'}, "MAIL_FROM is 'no-reply"],
  [{MAIL_FROM: 'DoNotReply+demo@b.example'}, "MAIL_FROM is 'DoNotReply"],
  [{SITE_URL: 'www.ringwell.example'}, "SITE_URL is '"],
  [{INCLUDE_MESSAGE: 'no'}, "INCLUDE_MESSAGE is 'no'"],
  [{MAX_OWNER_EMAILS: '0'}, "MAX_OWNER_EMAILS is '0'"],
])('refuses the worker’s settings %j, without a password in the error', (wrong, words) => {
  expect(() => readWorkerSettings({...RIGHT, ...wrong})).toThrow(
    expect.objectContaining({
      message: expect.stringMatching(new RegExp(`^(?!.*secret)${words}`)) as string,
    }) as Error,
  );
});
